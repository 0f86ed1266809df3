import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BomMatch } from '@farad/domain/bom';

const matcher = fileURLToPath(new URL('../../../apps/server/src/testing/match-lists.ts', import.meta.url));
const outputMax = 512 * 1024 * 1024;

/**
 * Matches the lists in these files with the product's own code. Returns the matches of the lines by path; null = the
 * line's row was not to be matched.
 */
export async function matchListsAt(
  url: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly (BomMatch | null)[]>> {
  const { stdout } = await promisify(execFile)(process.execPath, [matcher, url, ...paths], { maxBuffer: outputMax });
  const answers = stdout.trim().split('\n').filter(Boolean);
  return new Map(
    answers.map((text) => {
      const { path, matches } = JSON.parse(text) as {
        readonly path: string;
        readonly matches: readonly (BomMatch | null)[];
      };
      return [path, matches];
    }),
  );
}
