import pg from 'pg';

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
  /** Called when the connection breaks or cannot be opened. The listener then reconnects by itself. */
  readonly onTrouble: (error: Error) => void;
}

const pauseMs = 500;

/** Listens on a channel until `stop` is called. Uses its own connection outside the pool. */
export function listen({ url, channel, onNotice, onTrouble }: ListenOptions): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = (): void => {
    client = undefined;
    if (!isStopped && timer === undefined) timer = setTimeout(open, pauseMs);
  };

  function open(): void {
    timer = undefined;
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'farad listener' });
    client = fresh;
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''));
    // A broken connection emits `error`, then `end`.
    fresh.on('error', onTrouble);
    fresh.on('end', again);
    fresh
      .connect()
      .then(() => fresh.query(`listen ${channel}`))
      .then(() => onNotice(''))
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
