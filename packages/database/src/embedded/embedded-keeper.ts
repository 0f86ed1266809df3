import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import type { Postmaster } from './embedded-postmaster.ts';

/** A PostgreSQL server that is restarted when it ends unexpectedly. */
export interface SupervisedPostmaster {
  readonly port: number;
  /** Returns false from the moment the server ends until a restart succeeds. */
  readonly isRunning: () => boolean;
  stop(): Promise<void>;
}

export interface KeepOptions {
  /** Starts the server on this port; undefined = on any free port. */
  readonly start: (port: number | undefined) => Promise<Postmaster>;
  readonly tell: (text: string) => void;
  /** Called at most once, when the supervisor gives up restarting the server. */
  readonly onLost: (error: EmbeddedError) => void;
  /** Pause between two attempts to restart, in ms. Default: 1,000. */
  readonly pauseMs?: number;
  readonly now?: () => number;
}

const triesMax = 30;

/**
 * Maximum number of times that the server may end within `endsWindowMs`. After more, it is not restarted, because a
 * restart does not fix its fault.
 */
const endsMax = 5;
const endsWindowMs = 300_000;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a server and restarts it when it ends. It keeps its port, because the URL of existing connections names the
 * port.
 */
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
