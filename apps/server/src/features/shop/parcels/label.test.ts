import { openShopRows } from '@farad/database/testing/shop-rows';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Deps } from '#deps.ts';
import { parcelLabel } from './label.ts';

const shop = openShopRows();
const ready = new Uint8Array([37, 80]);
type Answer = { readonly ok: boolean; readonly value?: unknown; readonly error?: { readonly kind: string } };
const found = { ok: true, value: ready };
const notYet = { ok: true, value: null };
const absent = { ok: false, error: { kind: 'absent' } };
const down = { ok: false, error: { kind: 'unavailable' } };

/** Requests to the carrier, and the pauses before the shop asked again. */
let asked: string[] = [];
let pauses: number[] = [];

/**
 * Returns a shop whose carrier answers requests for labels. `labels`: answers for each id, given in turn; the last one
 * repeats.
 */
function shopWith(
  labels: Readonly<Record<string, readonly Answer[]>>,
  printed: Answer = { ok: true, value: 'new' },
  isConnected = true,
): Deps {
  const port = {
    label: async (id: string) => {
      const answers = labels[id] ?? [absent];
      const answer = answers[Math.min(asked.filter((each) => each === id).length, answers.length - 1)];
      asked.push(id);
      return answer;
    },
    printLabel: async (id: string) => {
      asked.push(`print ${id}`);
      return printed;
    },
  };
  const find = (id: string) => (id === 'cdek' ? { id, port: isConnected ? port : null } : null);
  return { db: shop.db, vendors: { carriers: { find } } } as unknown as Deps;
}
const outcome = async (deps: Deps, parcel = '1', number = '26-000001') => {
  const answer = await parcelLabel(deps, { number, parcel });
  return answer.ok ? answer.value : answer.error.code;
};
const file = { name: 'label-N-1.pdf', type: 'application/pdf', content: ready };
const labelIds = () => shop.read('select id, label_id from shipment order by id');

beforeEach(async () => {
  [asked, pauses] = [[], []];
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    if (ms !== 700) return later(work, ms);
    pauses.push(ms);
    return later(work, 0);
  }) as typeof setTimeout);
  await shop.run('truncate parcel restart identity cascade');
  await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values
    (1, 1, 'packed', 1, now()), (2, 1, 'packed', 1, now()), (1, 100000, 'packed', 1, now())`);
  await shop.run(`insert into shipment (parcel_id, provider, number, state, carrier_id, created_at) values
    (1, 'cdek', 'N-1', 'confirmed', 'c-1', now()), (2, 'cdek', 'N-2', 'confirmed', 'c-2', now())`);
});
afterEach(() => void vi.restoreAllMocks());

describe('the label of a parcel', () => {
  it('is made once, and kept for the next time', async () => {
    const deps = shopWith({ new: [notYet, notYet, found] });
    expect(await outcome(deps)).toEqual(file);
    expect([asked, pauses]).toEqual([
      ['print c-1', 'new', 'new', 'new'],
      [700, 700],
    ]);
    expect(await labelIds()).toEqual(['1 new', '2 null']);
    asked = [];
    expect(await outcome(shopWith({ new: [found] }))).toEqual(file);
    expect(asked).toEqual(['new']);
  });

  it('is made anew when the carrier has deleted it', async () => {
    await shop.run(`update shipment set label_id = 'old' where id = 1`);
    expect(await outcome(shopWith({ old: [absent], new: [found] }))).toEqual(file);
    expect(asked).toEqual(['old', 'print c-1', 'new']);
    expect(await labelIds()).toEqual(['1 new', '2 null']);
  });

  it('is looked for six times', async () => {
    expect(await outcome(shopWith({ new: [notYet, notYet, notYet, notYet, notYet, found] }))).toEqual(file);
    expect(pauses).toHaveLength(5);
    await shop.run('update shipment set label_id = null');
    [asked, pauses] = [[], []];
    expect(await outcome(shopWith({ new: [notYet] }))).toBe('unavailable');
    expect([asked.length, pauses.length]).toEqual([7, 6]);
  });

  it.each<[string, Readonly<Record<string, readonly Answer[]>>, Answer, readonly string[]]>([
    ['the carrier is down', { old: [down] }, found, ['old']],
    ['nothing is printed', { old: [absent] }, down, ['old', 'print c-1']],
    ['the new one is gone', { old: [absent], new: [absent] }, { ok: true, value: 'new' }, ['old', 'print c-1', 'new']],
    [
      'the new one cannot be read',
      { old: [absent], new: [down] },
      { ok: true, value: 'new' },
      ['old', 'print c-1', 'new'],
    ],
  ])('is unavailable: %s', async (_title, labels, printed, expected) => {
    await shop.run(`update shipment set label_id = 'old' where id = 1`);
    expect(await outcome(shopWith(labels, printed))).toBe('unavailable');
    expect(asked).toEqual(expected);
  });

  it('is not printed for a shipment that the carrier did not number', async () => {
    await shop.run('update shipment set carrier_id = null where id = 1');
    expect(await outcome(shopWith({}))).toBe('unavailable');
    expect(asked).toEqual([]);
  });

  it.each(['pending', 'sent', 'invalid', 'cancelled'])(
    'exists for confirmed shipments alone, not %s',
    async (state) => {
      await shop.run('update shipment set state = $1 where id = 1', state);
      expect(await outcome(shopWith({}))).toBe('transition_not_allowed');
    },
  );

  it('needs the carrier that was asked', async () => {
    expect(await outcome(shopWith({}, found, false))).toBe('transition_not_allowed');
    await shop.run(`update shipment set provider = 'other' where id = 1`);
    expect(await outcome(shopWith({}))).toBe('transition_not_allowed');
  });

  it.each([
    ['1', 'x', 'not_found'],
    ['1', '26-000009', 'not_found'],
    ['2', '26-000001', 'not_found'],
    ['0', '26-000001', 'not_found'],
    ['01', '26-000001', 'not_found'],
    ['1x', '26-000001', 'not_found'],
    ['x1', '26-000001', 'not_found'],
    ['100000', '26-000001', 'transition_not_allowed'],
    ['1000000', '26-000001', 'not_found'],
  ])('of the parcel %s of the order %s: %s', async (parcel, number, code) => {
    expect(await outcome(shopWith({}), parcel, number)).toBe(code);
  });
});
