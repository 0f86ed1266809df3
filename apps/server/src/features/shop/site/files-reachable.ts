import type { Deps } from '#deps.ts';
import { cachedFor } from '#kit/cached-for.ts';
import { withTimeout } from '#kit/with-timeout.ts';

/** How long an answer of the bucket counts, so that probes of many processes do not burden it. */
const lifeMs = 15_000;
const patienceMs = 2000;

/** Returns a function that says whether the bucket of files answers; null = files are in a folder. */
export function filesReachable({ storage, clock, log }: Pick<Deps, 'storage' | 'clock' | 'log'>) {
  const ask = cachedFor(lifeMs, clock, async () => {
    try {
      return (
        (await withTimeout(
          patienceMs,
          storage.store.stat('checks/none').then(() => true),
        )) ?? false
      );
    } catch (error) {
      log.warn({ err: error }, 'files: the bucket does not answer');
      return false;
    }
  });
  return async (): Promise<boolean | null> => (storage.store.folder === null ? ask() : null);
}
