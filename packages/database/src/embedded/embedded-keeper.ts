import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import type { Postmaster } from './embedded-postmaster.ts';

/** A server that is restarted when it ends by itself. */
export interface SupervisedPostmaster {
  readonly port: number;
  /** Returns false while the server has ended and is not back yet. */
  readonly isRunning: () => boolean;
  stop(): Promise<void>;
}

export interface KeepOptions {
  /** Starts the server, on the given port if there is one. */
  readonly start: (port: number | undefined) => Promise<Postmaster>;
  readonly tell: (text: string) => void;
  /** Called if the server cannot be kept running, at most once. */
  readonly onLost: (error: EmbeddedError) => void;
  /** Milliseconds between two tries. Default: 1,000. */
  readonly pauseMs?: number;
  readonly now?: () => number;
}

const triesMax = 30;

/** A server that ends this often within the window has a fault that a restart does not fix. */
const endsMax = 5;
const endsWindowMs = 300_000;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts a server and restarts it on the same port, because connections use that port. */
export async function supervisePostmaster(options: KeepOptions): Promise<SupervisedPostmaster> {
  const { start, tell, onLost, pauseMs = 1000, now = Date.now } = options;
  let current = await start(undefined);
  const { port } = current;
  let isRunning = true;
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let ends: number[] = [];

  async function restart(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      if (isStopping) return;
      try {
        current = await start(port);
        isRunning = true;
        tell('PostgreSQL is running again.');
        watch(current);
        return;
      } catch (error) {
        tell(`PostgreSQL restart failed: ${wordsOf(error)}`);
        if (tries === triesMax) return onLost(new EmbeddedError('PostgreSQL ended and cannot be started again.'));
      }
      await pause(pauseMs);
    }
  }

  function onEnd(): void {
    if (isStopping) return;
    isRunning = false;
    ends = [...ends.filter((at) => now() - at < endsWindowMs), now()];
    if (ends.length <= endsMax) restarting = restart();
    else onLost(new EmbeddedError(`PostgreSQL ended ${ends.length} times within five minutes. See its log.`));
  }

  const watch = (postmaster: Postmaster): void => void postmaster.ended.then(onEnd);

  watch(current);
  return {
    port,
    isRunning: () => isRunning,
    stop: async () => {
      isStopping = true;
      await restarting;
      await current.stop();
      isRunning = false;
    },
  };
}
