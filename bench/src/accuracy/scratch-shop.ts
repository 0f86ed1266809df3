import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbedded } from '@farad/database/embedded/embedded';

const run = promisify(execFile);

const commandOf = (name: string): string =>
  fileURLToPath(new URL(`../../../apps/server/src/commands/${name}.ts`, import.meta.url));

/** Exchange rate for a file without a mapping. Any value will do, because prices are not judged. */
const anyRate = 81.5;

export interface ScratchShop {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface CatalogueFile {
  readonly file: string;
  /** Mapping file of the import; null = use the mapping that the shop proposes. */
  readonly mapping: string | null;
}

interface Proposal {
  readonly prices?: { readonly rate?: unknown };
}

/**
 * Writes the mapping that the shop proposes for a file, with an exchange rate, and returns its path. An import without
 * a mapping only writes the proposal and exits with code 1, which is ignored here.
 */
async function proposedMapping(file: string, env: NodeJS.ProcessEnv): Promise<string> {
  await run(process.execPath, [commandOf('import'), file], { env }).catch(() => undefined);
  const written = `${file}.mapping.json`;
  if (!existsSync(written)) throw new Error(`${file}: expected a proposed mapping, got none`);
  const proposal = JSON.parse(readFileSync(written, 'utf8')) as Proposal;
  const prices = proposal.prices === undefined ? {} : { prices: { ...proposal.prices, rate: anyRate } };
  writeFileSync(written, JSON.stringify({ ...proposal, ...prices }));
  return written;
}

/** Starts a fresh shop with the parts of a supplier's file, imported as by `npm run import`. */
export async function openScratchShop(
  { file, mapping }: CatalogueFile,
  folder: string,
  say: (text: string) => void,
): Promise<ScratchShop> {
  const dataDir = join(folder, 'shop');
  const server = await startEmbedded({ dataDir });
  try {
    const env = { ...process.env, DATABASE_URL: server.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const copy = join(folder, basename(file));
    copyFileSync(file, copy);
    await run(process.execPath, [commandOf('migrate')], { env });
    const args = [commandOf('import'), copy, '--mapping', mapping ?? (await proposedMapping(copy, env))];
    const { stdout } = await run(process.execPath, args, { env }).catch((error: unknown) => {
      // Exit code 2: the import skipped some unreadable rows and imported the others.
      if (isExit(error, 2)) return error;
      throw error;
    });
    say(stdout.slice(stdout.indexOf('Imported')).trim().replaceAll(/\n\s*/g, '; '));
    return { url: server.url, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const isExit = (error: unknown, code: number): error is Error & { readonly stdout: string } =>
  error instanceof Error && 'code' in error && error.code === code && 'stdout' in error;
