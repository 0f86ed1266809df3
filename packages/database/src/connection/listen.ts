import type pg from 'pg';

import { clientFor, connecting } from './servers/client.ts';

export interface Listening {
  readonly stop: () => Promise<void>;
}

export interface ListenOptions {
  readonly url: string;
  readonly channel: 'product_change' | 'chat' | 'imports' | 'providers';
  /**
   * Called with the payload of each notification. Also called with '' after each connect, because notifications may
   * have been missed.
   */
  readonly onNotice: (payload: string) => void;
  /** Called after each connect, before `onNotice`. The server may be another one than before. */
  readonly onConnected?: () => void;
  /** Called when the connection breaks or cannot be opened. The listener then reconnects by itself. */
  readonly onTrouble: (error: Error) => void;
}

const pauseMs = 500;

/** Interval in ms at which a listener with several servers asks whether its server still answers. */
const askEveryMs = 10_000;

/**
 * Cuts a connection whose server no longer answers, until the returned function is called. A server that lost power
 * closes nothing, and a listener sends nothing that would show it.
 */
function cutWhenSilent(client: pg.Client): () => void {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (!isAnswered) client.connection.stream.destroy(new Error('the database did not answer'));
    isAnswered = false;
    client.query('select 1', () => {
      isAnswered = true;
    });
  }, askEveryMs);
  return () => clearInterval(timer);
}

/** Listens on a channel until `stop` is called. Uses its own connection outside the pool. */
export function listen({ url, channel, onNotice, onConnected, onTrouble }: ListenOptions): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = (): void => {
    client = undefined;
    if (!isStopped && timer === undefined) timer = setTimeout(open, pauseMs);
  };

  const begin = (connected: pg.Client): void => {
    if (connecting(url).isPrimaryOnly) connected.once('end', cutWhenSilent(connected));
    onConnected?.();
    onNotice('');
  };

  function open(): void {
    timer = undefined;
    const fresh = clientFor(url, { keepAlive: true, application_name: 'farad listener' });
    client = fresh;
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''));
    // A broken connection emits `error`, then `end`.
    fresh.on('error', onTrouble);
    fresh.on('end', again);
    fresh
      .connect()
      .then(() => fresh.query(`listen ${channel}`))
      .then(() => begin(fresh))
      .catch((error: unknown) => {
        onTrouble(error instanceof Error ? error : new Error(String(error)));
        again();
      });
  }

  open();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
