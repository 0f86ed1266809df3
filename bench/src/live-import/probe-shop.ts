import { setTimeout as pause } from 'node:timers/promises';

import { callShop } from './call-shop.ts';

/** One request to the running shop, with its response time. */
export interface Probe {
  readonly kind: ProbeKind;
  readonly path: string;
  /** Clock time of the request, in ms. */
  readonly at: number;
  readonly milliseconds: number;
  readonly status: number;
  /** Status and text of a wrong answer; null = the answer was correct. */
  readonly problem: string | null;
}

export type ProbeKind = 'search' | 'category' | 'suggestion' | 'product' | 'menu';

export interface Probing {
  readonly probes: readonly Probe[];
  readonly stop: () => Promise<void>;
}

interface Question {
  readonly kind: ProbeKind;
  readonly path: string;
  /** Returns true if the answer contains what this shop must return. */
  readonly isRight: (text: string) => boolean;
}

/** Time between two requests. */
const everyMs = 500;

const texts = ['резистор 10к', 'NE555', 'конденсатор 0.1мкф', 'lm358', 'транзистор smd', 'ne5555', 'microcontroller'];
const typed = ['ne5', 'рез', 'lm', 'конденс', 'stm32'];
const categories = ['chip-resistors', 'resistors', 'capacitors', 'chip-ceramic-capacitors'];

const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!;
const hasCount = (text: string): boolean => Number(/"count":(\d+)/.exec(text)?.[1] ?? 0) > 0;
/** Returns true if the search found parts, or reports the part number as missing and offers similar numbers. */
const isAnswered = (text: string): boolean => hasCount(text) || /"near":\[\{/.test(text);

/**
 * Returns the request for a turn. The five kinds of requests alternate, and each kind alternates between its texts.
 * `seos` are addresses of products that the import does not remove.
 */
function questionOf(turn: number, seos: readonly string[]): Question {
  const round = Math.floor(turn / 5);
  const by = (kind: ProbeKind, path: string, isRight: Question['isRight']): Question => ({ kind, path, isRight });
  switch (turn % 5) {
    case 0:
      return by('search', `/catalog/products?text=${encodeURIComponent(pick(texts, round))}`, isAnswered);
    case 1:
      return by('category', `/catalog/products?categories=${pick(categories, round)}&sort=price`, hasCount);
    case 2:
      return by('suggestion', `/catalog/suggest?text=${encodeURIComponent(pick(typed, round))}`, (text) =>
        text.startsWith('{"products":[{'),
      );
    case 3:
      return by('product', `/catalog/products/${pick(seos, round)}`, (text) => text.includes(pick(seos, round)));
    default:
      return by('menu', '/catalog/categories', hasCount);
  }
}

/** Sends requests at a fixed rate until `stop` is called. Like customers, it does not wait for the previous answer. */
export function probeShop(origin: string, seos: readonly string[]): Probing {
  const probes: Probe[] = [];
  const open = new Set<Promise<void>>();
  const state = { isOver: false };
  const ask = async ({ kind, path, isRight }: Question): Promise<void> => {
    const at = Date.now();
    const { status, text, milliseconds } = await callShop(origin, path);
    const problem = status === 200 && isRight(text) ? null : `${status} ${text.slice(0, 200)}`;
    probes.push({ kind, path, at, milliseconds, status, problem });
  };
  const run = async (): Promise<void> => {
    for (let turn = 0; !state.isOver; turn += 1) {
      const asked: Promise<void> = ask(questionOf(turn, seos)).finally(() => open.delete(asked));
      open.add(asked);
      await pause(everyMs);
    }
    await Promise.all(open);
  };
  const running = run();
  return {
    probes,
    stop: async () => {
      state.isOver = true;
      await running;
    },
  };
}
