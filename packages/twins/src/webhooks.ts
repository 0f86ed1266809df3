import { randomUUID } from 'node:crypto';

import type { Faults } from './faults.ts';

/** A webhook and its delivery. */
export interface Delivery {
  readonly id: string;
  /** Id of the payment or shipment. */
  readonly subject: string;
  readonly event: string;
  readonly at: number;
  /** `lost` = never sent, on request or because no URL is set. */
  state: 'waiting' | 'delivered' | 'lost' | 'given_up';
  /** Status codes of the shop's answers; 0 = no answer. */
  readonly answers: number[];
}

export interface Webhooks {
  send(event: string, object: object, subject: string): void;
  /** Sends it again, as the original sometimes does. */
  resend(id: string): void;
  /** Returns the oldest first. */
  of(subject: string): readonly Delivery[];
  close(): void;
}

/** A webhook in writing: its event and its body. */
export interface WrittenWebhook {
  readonly name: string;
  readonly body: object;
}

export interface WebhookSettings {
  readonly faults: Faults;
  readonly vendor: 'yookassa-webhook' | 'cdek-webhook';
  /** Writes a webhook. A forged one contains a false state. */
  readonly write: (event: string, object: object, isForged: boolean) => WrittenWebhook;
  readonly now: () => number;
  /** URL of the shop's webhook; null = not set. */
  readonly url: () => string | null;
  /** Delay of the first try after a change. */
  readonly delayMs: number;
  /** Pauses after answers other than 200. The original retries for 24 hours. */
  readonly retryMs: readonly number[];
}

const timeoutMs = 10_000;
const deliveriesMax = 5000;
/** How long a webhook waits for another one to overtake it. */
const overtakenMs = 5000;

async function post(url: string, body: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/**
 * Sends unsigned webhooks with retries. It reproduces the original's disorders: lost, repeated, forged and out of
 * order.
 */
export function createWebhooks(settings: WebhookSettings): Webhooks {
  const { faults, vendor, write, now, url, delayMs, retryMs } = settings;
  const deliveries = new Map<string, { readonly delivery: Delivery; readonly body: string }>();
  const timers = new Set<NodeJS.Timeout>();
  /** A webhook that waits until the next one is sent. */
  let overtaken: (() => void) | null = null;

  function after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  async function deliver(delivery: Delivery, body: string, repeats: readonly number[]): Promise<void> {
    const address = url();
    if (address === null) {
      delivery.state = 'lost';
      return;
    }
    const status = await post(address, body);
    delivery.answers.push(status);
    const [pauseMs, ...rest] = repeats;
    if (status === 200) delivery.state = 'delivered';
    else if (pauseMs === undefined) delivery.state = 'given_up';
    else after(pauseMs, () => void deliver(delivery, body, rest));
  }

  function keep(delivery: Delivery, body: string): void {
    deliveries.set(delivery.id, { delivery, body });
    const [oldest] = deliveries.keys();
    if (deliveries.size > deliveriesMax && oldest !== undefined) deliveries.delete(oldest);
  }

  return {
    send(event, object, subject) {
      const fault = faults.take(vendor, 'send');
      const written = write(event, object, fault.mode === 'forged');
      const body = JSON.stringify(written.body);
      const state = fault.mode === 'never' ? 'lost' : 'waiting';
      const delivery: Delivery = { id: randomUUID(), subject, event: written.name, at: now(), state, answers: [] };
      keep(delivery, body);
      if (state === 'lost') return;
      const go = (): void => void deliver(delivery, body, retryMs);
      const first = overtaken;
      overtaken = null;
      if (fault.mode === 'reversed') {
        overtaken = go;
        after(overtakenMs, () => {
          if (overtaken !== go) return;
          overtaken = null;
          go();
        });
        return first?.();
      }
      for (let copy = fault.mode === 'triple' ? 3 : 1; copy > 0; copy -= 1) {
        after(fault.mode === 'delay' ? fault.delayMs : delayMs, go);
      }
      if (first !== null) after(delayMs * 2 + 1, first);
    },
    resend(id) {
      const kept = deliveries.get(id);
      if (kept !== undefined) void deliver(kept.delivery, kept.body, []);
    },
    of: (subject) =>
      [...deliveries.values()].map(({ delivery }) => delivery).filter((each) => each.subject === subject),
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
