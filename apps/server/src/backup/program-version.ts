import { readFile } from 'node:fs/promises';

/** Of package.json of the project. */
export async function programVersion(): Promise<string> {
  const content = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(content) as { version: string }).version;
}
