import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { LoginChannel } from '@farad/database/people/sign-in.queries';

/** Times of accepted messages that are remembered, per channel. */
const rememberedMax = 32;

/** What the first refusal takes, before anything was accepted. */
const usualMs = 300;

export interface EvenTimes {
  /** Remembers how long an accepted message took. */
  readonly noteAccepted: (channel: LoginChannel, tookMs: number) => void;
  /** Waits until a refused message has taken as long as one of the accepted ones of lately, picked at random. */
  readonly evenRefusal: (channel: LoginChannel, tookMs: number) => Promise<void>;
}

export interface Waiting {
  readonly pick: (count: number) => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * A provider refuses an address sooner than it takes a message, so the time of the answer would tell which addresses
 * exist (T07). Refusals are held back until both take the same time; nobody who gets a code waits longer.
 */
export function evenTimes({ pick, wait }: Waiting = { pick: randomInt, wait: sleep }): EvenTimes {
  const lately: Record<LoginChannel, number[]> = { sms: [], email: [] };
  return {
    noteAccepted(channel, tookMs) {
      lately[channel] = [tookMs, ...lately[channel]].slice(0, rememberedMax);
    },
    async evenRefusal(channel, tookMs) {
      const times = lately[channel];
      const wanted = times.length === 0 ? usualMs : (times[pick(times.length)] ?? usualMs);
      if (wanted > tookMs) await wait(Math.ceil(wanted - tookMs));
    },
  };
}
