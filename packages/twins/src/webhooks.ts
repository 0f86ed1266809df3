import { randomUUID } from 'node:crypto';

import type { Faults, Vendor } from './faults.ts';

/** A webhook and how its delivery went. */
export interface Delivery {
  readonly id: string;
  /** Id of the payment or shipment that the webhook is about. */
  readonly subject: string;
  readonly event: string;
  readonly at: number;
  /** `lost` = it was never sent: a fault was set, or no URL is set. `given_up` = all retries have failed. */
  state: 'waiting' | 'delivered' | 'lost' | 'given_up';
  /** Status codes of the shop's answers; 0 = no answer. */
  readonly answers: number[];
}

export interface Webhooks {
  send(event: string, object: object, subject: string): void;
  /** Sends a webhook again, as vendors sometimes do. */
  resend(id: string): void;
  /** Returns the webhooks about a payment or shipment, oldest first. */
  of(subject: string): readonly Delivery[];
  close(): void;
}

/** A webhook before it is sent: its event and its body. */
export interface WrittenWebhook {
  readonly name: string;
  readonly body: object;
}

export interface WebhookSettings {
  readonly faults: Faults;
  readonly vendor: Extract<Vendor, `${string}-webhook`>;
  /** Returns the webhook for an event. A forged one contains a false state. */
  readonly write: (event: string, object: object, isForged: boolean) => WrittenWebhook;
  readonly now: () => number;
  /** URL of the shop's webhook; null = not set. */
  readonly url: () => string | null;
  /** Milliseconds from a change to the first attempt. */
  readonly delayMs: number;
  /** Pauses in milliseconds before the retries, after an answer other than 200. Vendors retry for 24 hours. */
  readonly retryMs: readonly number[];
}

const timeoutMs = 10_000;
const deliveriesMax = 5000;
/** Time in milliseconds that a webhook with the fault `reversed` waits, so that the next webhook overtakes it. */
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
 * Returns functions that send webhooks with retries. Webhooks are not signed. On request they are lost, repeated,
 * forged or in the wrong order, as they can be with real vendors.
 */
export function createWebhooks(settings: WebhookSettings): Webhooks {
  const { faults, vendor, write, now, url, delayMs, retryMs } = settings;
  const deliveries = new Map<string, { readonly delivery: Delivery; readonly body: string }>();
  const timers = new Set<NodeJS.Timeout>();
  /** Sends a webhook that waits until the next one has been sent; null = none waits. */
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
