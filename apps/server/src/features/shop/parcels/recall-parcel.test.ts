import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import type { StaffCallOrigin } from '#http/serve/staff-route.ts';
import { recallParcel } from './recall-parcel.ts';

const shop = openShopRows();
const now = new Date('2026-11-20T06:00:00.000Z');
const later = (ms: number): string => new Date(now.getTime() + ms).toISOString();
type Answer = { readonly ok: boolean; readonly value?: unknown; readonly error?: { readonly kind: string } };
const refusal = (kind: string): Answer => ({ ok: false, error: { kind } });
/** Requests to the carrier, each followed by the value of the shipment's `held_until` at that moment. */
let asked: string[] = [];

function shopWith(
  { found = refusal('absent'), cancelled = refusal('down') }: { found?: Answer; cancelled?: Answer } = {},
  isConnected = true,
) {
  const ask = async (what: string, answer: Answer) => {
    const [held] = await shop.read('select held_until from shipment where id = 1');
    asked.push(`${what} ${held}`);
    return answer;
  };
  const port = {
    findByNumber: (number: string) => ask(`find ${number}`, found),
    cancel: (id: string) => ask(`cancel ${id}`, cancelled),
  };
  const find = (id: string) => (id === 'cdek' ? { id, port: isConnected ? port : null } : null);
  return { db: shop.db, clock: () => now, vendors: { carriers: { find } } } as unknown as Deps;
}
const nobody = {} as unknown as StaffCallOrigin;
const outcome = async (deps: Deps, parcel = '1', number = '26-000001') => {
  const answer = await recallParcel(deps, nobody, { number, parcel });
  return answer.ok ? 'recalled' : answer.error.code;
};
const rows = () => shop.read('select id, state, held_until from shipment order by id');
const held = later(60_000);

beforeEach(async () => {
  asked = [];
  await shop.run('truncate parcel restart identity cascade');
  await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values
    (1, 1, 'handed_over', 1, now()), (2, 1, 'handed_over', 1, now())`);
  await shop.run(`insert into shipment (parcel_id, provider, number, state, carrier_id, created_at) values
    (1, 'cdek', 'N-1', 'sent', 'c-1', now()), (2, 'cdek', 'N-2', 'sent', 'c-2', now())`);
});

describe('a parcel that is not called back changes nothing', () => {
  const untouched = ['1 sent null', '2 sent null'];

  it.each([
    ['1', 'x', 'not_found'],
    ['1', '26-000009', 'not_found'],
    ['2', '26-000001', 'not_found'],
    ['x', '26-000001', 'not_found'],
  ])('the parcel %s of the order %s', async (parcel, number, code) => {
    expect(await outcome(shopWith(), parcel, number)).toBe(code);
    expect([asked, await rows()]).toEqual([[], untouched]);
  });

  it.each(['invalid', 'cancelled'])('its shipment is %s', async (state) => {
    await shop.run('update shipment set state = $1 where id = 1', state);
    expect(await outcome(shopWith())).toBe('transition_not_allowed');
    expect(asked).toEqual([]);
  });

  it('its carrier is gone, or has no account', async () => {
    expect(await outcome(shopWith({}, false))).toBe('transition_not_allowed');
    await shop.run(`update shipment set provider = 'other' where id = 1`);
    expect(await outcome(shopWith())).toBe('transition_not_allowed');
    expect([asked, await rows()]).toEqual([[], untouched]);
  });

  it('another process asks about it', async () => {
    await shop.run('update shipment set held_until = $1 where id = 1', now);
    expect(await outcome(shopWith())).toBe('unavailable');
    expect([asked, await rows()]).toEqual([[], [`1 sent ${now.toISOString()}`, '2 sent null']]);
  });

  it.each([
    ['refused', 'transition_not_allowed'],
    ['down', 'unavailable'],
  ])('the carrier answers: %s', async (kind, code) => {
    expect(await outcome(shopWith({ cancelled: refusal(kind) }))).toBe(code);
    expect([asked, await rows()]).toEqual([[`cancel c-1 ${held}`], untouched]);
  });

  it('nobody knows whether the carrier has it', async () => {
    await shop.run('update shipment set carrier_id = null where id = 1');
    expect(await outcome(shopWith({ found: refusal('down') }))).toBe('unavailable');
    expect(asked).toEqual([`find N-1 ${held}`]);
    const found = { ok: true, value: { id: 'c-9' } };
    expect(await outcome(shopWith({ found, cancelled: refusal('refused') }))).toBe('transition_not_allowed');
    expect(asked.slice(1)).toEqual([`find N-1 ${held}`, `cancel c-9 ${held}`]);
    expect(await rows()).toEqual(untouched);
  });
});
