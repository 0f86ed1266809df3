import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { LoginChannel } from '@farad/database/people/sign-in.queries';

/** Number of recent accepted messages per channel whose durations are stored. */
const rememberedMax = 32;

/** Duration in milliseconds of refusals before the first message was accepted. */
const usualMs = 300;

export interface EvenTimes {
  /** Stores the duration of an accepted message. */
  readonly noteAccepted: (channel: LoginChannel, tookMs: number) => void;
  /**
   * Waits until a refused message has taken as long as an accepted one. That one is chosen at random from the latest.
   */
  readonly evenRefusal: (channel: LoginChannel, tookMs: number) => Promise<void>;
}

export interface Waiting {
  readonly pick: (count: number) => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Makes refused messages take as long as accepted ones. A provider refuses an address faster than it accepts a message,
 * so the duration would tell which addresses exist (T07). A caller who gets a code never waits longer.
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
