import { listen, type Listening } from '@farad/database/connection/listen';
import type { Logger } from 'pino';

/** What changed since it was asked last. */
export interface ChatChanges {
  readonly ids: readonly number[];
  /** Notices were missed: any conversation may have changed. */
  readonly isAny: boolean;
}

/** Somebody who follows one conversation, or all. */
export interface ChatFollower {
  /** What changed; waits for the first change, at most so long and until the signal. */
  readonly next: (waitMs: number, signal: AbortSignal) => Promise<ChatChanges>;
  readonly stop: () => void;
}

/** Changes of conversations, whichever process made them: PostgreSQL carries the notices. */
export interface ChatNews {
  /** `only`: the id of one conversation; null: all. */
  readonly follow: (only: number | null) => ChatFollower;
  readonly stop: () => Promise<void>;
}

/** A follower who has not asked for so many asks anew for everything. */
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

  /** null: any may have changed. */
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

/** Listens from the first follower on, with a connection of its own. */
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
        onTrouble: (error) => log.warn({ err: error }, 'the listener of conversations lost its connection'),
      });
      return follower;
    },
    stop: async () => {
      await listening?.stop();
    },
  };
}
