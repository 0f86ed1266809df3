import { randomUUID } from 'node:crypto';

import type { Faults } from './faults.ts';

/** A webhook and what became of it. */
export interface Delivery {
  readonly id: string;
  /** Id of the payment or shipment. */
  readonly subject: string;
  readonly event: string;
  readonly at: number;
  /** `lost`: never sent, on request or because no address is set. */
  state: 'waiting' | 'delivered' | 'lost' | 'given_up';
  /** Answers of the shop: a status, or 0 where there was none. */
  readonly answers: number[];
}

export interface Webhooks {
  send(event: string, object: object, subject: string): void;
  /** Once more, as the original does when in doubt. */
  resend(id: string): void;
  /** Oldest first. */
  of(subject: string): readonly Delivery[];
  close(): void;
}

/** A webhook as it is written: what it is called and what it says. */
export interface WrittenWebhook {
  readonly name: string;
  readonly body: object;
}

export interface WebhookSettings {
  readonly faults: Faults;
  readonly vendor: 'yookassa-webhook' | 'cdek-webhook';
  /** Forged: it says what is not so. */
  readonly write: (event: string, object: object, isForged: boolean) => WrittenWebhook;
  readonly now: () => number;
  /** Where the shop listens; null: nowhere yet. */
  readonly url: () => string | null;
  /** How long after the change the first one leaves. */
  readonly delayMs: number;
  /** Pauses after answers other than 200; the original goes on for 24 hours. */
  readonly retryMs: readonly number[];
}

const timeoutMs = 10_000;
const deliveriesMax = 5000;
/** How long a webhook is held for one that should overtake it. */
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

/** Sends unsigned webhooks and repeats them until they are taken, in all the ways that they come in the world. */
export function createWebhooks(settings: WebhookSettings): Webhooks {
  const { faults, vendor, write, now, url, delayMs, retryMs } = settings;
  const deliveries = new Map<string, { readonly delivery: Delivery; readonly body: string }>();
  const timers = new Set<NodeJS.Timeout>();
  /** Waits for the next one, which goes first. */
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
