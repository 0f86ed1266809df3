import { listen, type Listening } from '@farad/database/connection/listen';
import type { Logger } from 'pino';

/** Conversations that changed since the previous call of `next`. */
export interface ChatChanges {
  readonly ids: readonly number[];
  /** True if notifications were lost, so that any conversation may have changed. */
  readonly isAny: boolean;
}

/** A subscription to changes of one conversation or of all conversations. */
export interface ChatFollower {
  /** Returns the changed conversations. Waits for a change until `waitMs` have passed or `signal` aborts. */
  readonly next: (waitMs: number, signal: AbortSignal) => Promise<ChatChanges>;
  readonly stop: () => void;
}

/** Notifies of conversations that any process has changed. The notifications come through PostgreSQL's NOTIFY. */
export interface ChatNews {
  /** Subscribes to one conversation, whose id is `only`; null = to all conversations. */
  readonly follow: (only: number | null) => ChatFollower;
  readonly stop: () => Promise<void>;
}

/**
 * Maximum number of unread changes of a follower. With more changes, `isAny` is set and the follower reloads
 * everything.
 */
const idsMax = 500;

class Follower implements ChatFollower {
  readonly stop: () => void;
  private readonly only: number | null;
  private readonly ids = new Set<number>();
  private isAny = false;
  private wake: (() => void) | null = null;

  constructor(only: number | null, stop: (follower: Follower) => void) {
    this.only = only;
    this.stop = () => stop(this);
  }

  /** Records a change. `id` is the changed conversation; null = any conversation may have changed. */
  tell(id: number | null): void {
    if (id !== null && this.only !== null && id !== this.only) return;
    if (id === null || this.ids.size >= idsMax) this.isAny = true;
    else this.ids.add(id);
    this.wake?.();
  }

  async next(waitMs: number, signal: AbortSignal): Promise<ChatChanges> {
    if (this.ids.size === 0 && !this.isAny && !signal.aborted) await this.waited(waitMs, signal);
    const changes = { ids: [...this.ids], isAny: this.isAny };
    this.ids.clear();
    this.isAny = false;
    return changes;
  }

  private async waited(waitMs: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = (): void => resolve();
    const timer = setTimeout(wake, waitMs);
    signal.addEventListener('abort', wake);
    this.wake = wake;
    await promise;
    this.wake = null;
    signal.removeEventListener('abort', wake);
    clearTimeout(timer);
  }
}

/** Opens the notifications of conversations. They use a separate database connection, opened for the first follower. */
export function openChatNews({ url, log }: { readonly url: string; readonly log: Logger }): ChatNews {
  const followers = new Set<Follower>();
  let listening: Listening | null = null;

  const onNotice = (payload: string): void => {
    const id = payload === '' ? null : Number(payload);
    for (const follower of followers) follower.tell(id);
  };

  return {
    follow: (only) => {
      const follower = new Follower(only, (over) => void followers.delete(over));
      followers.add(follower);
      listening ??= listen({
        url,
        channel: 'chat',
        onNotice,
        onTrouble: (error) => log.warn({ err: error }, 'chat: listener lost its connection'),
      });
      return follower;
    },
    stop: async () => {
      await listening?.stop();
    },
  };
}
