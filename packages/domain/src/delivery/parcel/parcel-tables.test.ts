import { describe, expect, it } from 'vitest';

import type { Kopecks, Quantity } from '../../money/index.ts';
import type { ProductId } from '../../product/index.ts';
import { declareParcel } from './declare-parcel.ts';
import { checkMarks, isMarkCode } from './mark-code.ts';
import { checkParcel, isLive, isParcelOver, leftToPack, nextByHand, orderByParcels } from './parcel-plan.ts';
import { carriedTo, returnedTo, type ReadCode } from './parcel-state.ts';
import { parcelStates, type ParcelState } from './parcel-states.ts';

it('states of parcels, as stored', () => {
  expect(parcelStates.join(' ')).toBe(
    'packed handed_over in_transit ready_for_pickup with_courier delivered not_delivered returning returned lost',
  );
});

describe('states that staff may set', () => {
  const ends = 'delivered not_delivered returning returned lost';
  it.each<[ParcelState, string]>([
    ['packed', ''],
    ['handed_over', `in_transit ready_for_pickup with_courier ${ends}`],
    ['in_transit', `ready_for_pickup with_courier ${ends}`],
    ['ready_for_pickup', ends],
    ['with_courier', `ready_for_pickup ${ends}`],
    ['delivered', ''],
    ['not_delivered', 'in_transit delivered returning returned lost'],
    ['returning', 'delivered returned lost'],
    ['returned', ''],
    ['lost', 'returned'],
  ])('%s by a carrier: %s', (state, next) => expect(nextByHand(state, false).join(' ')).toBe(next));
  it.each(parcelStates)('%s in the office', (state) => {
    const next: Partial<Record<ParcelState, string>> = { packed: 'ready_for_pickup', ready_for_pickup: 'delivered' };
    expect(nextByHand(state, true).join(' ')).toBe(next[state] ?? '');
  });
  it('three states are final, two count as not sent', () => {
    expect(parcelStates.filter(isParcelOver)).toEqual(['delivered', 'returned', 'lost']);
    expect(parcelStates.filter((state) => !isLive({ state }))).toEqual(['returned', 'lost']);
  });
});

describe('status of the order by its parcels', () => {
  const line = (id: number, quantity: number) => ({ productId: id as ProductId, quantity: quantity as Quantity });
  const parcel = (state: ParcelState, ...lines: ReturnType<typeof line>[]) => ({ state, lines });
  const ordered = [line(1, 2)];
  const whole = (state: ParcelState) => parcel(state, line(1, 2));
  it.each([
    [[whole('handed_over')], false, 'shipped'],
    [[whole('not_delivered')], false, 'shipped'],
    [[whole('packed')], false, null],
    [[whole('delivered')], false, 'delivered'],
    [[whole('delivered')], true, 'delivered'],
    [[whole('ready_for_pickup')], true, null],
    [[whole('returned')], false, 'in_warehouse'],
    [[whole('lost')], false, 'in_warehouse'],
    [[whole('returned'), parcel('handed_over', line(1, 1))], false, null],
    [[whole('returned'), parcel('delivered', line(1, 1))], false, 'in_warehouse'],
    [[parcel('delivered', line(1, 1)), parcel('handed_over', line(1, 1))], false, 'shipped'],
    [[parcel('delivered', line(1, 1)), parcel('packed', line(1, 1))], false, null],
    [[parcel('delivered', line(1, 1))], false, null],
    [[], false, null],
  ] as const)('%#: %j', (parcels, isOwnPickup, state) => {
    expect(orderByParcels(ordered, parcels, isOwnPickup)).toBe(state);
  });
  it('an order without lines has no parcels to follow', () => expect(orderByParcels([], [])).toBeNull());
  it('pieces left to pack add up over parcels', () => {
    expect(
      leftToPack([line(1, 5), line(2, 1)], [parcel('packed', line(1, 2)), parcel('delivered', line(1, 1), line(2, 1))]),
    ).toEqual([line(1, 2)]);
    expect(checkParcel([line(1, 2)], ordered, [])).toEqual({ ok: true, value: [line(1, 2)] });
  });
});

describe('messages of the carrier', () => {
  const status = (code: string, at: number) => ({ code, at: new Date(at), city: '' });
  const codes: Readonly<Record<string, ParcelState>> = { OUT: 'with_courier', DONE: 'delivered' };
  const stateOf: ReadCode = (code) => (code === 'MADE' ? null : codes[code]);
  it('count if newer than the known one', () => {
    const delivered = status('DONE', 5);
    expect(carriedTo([delivered], new Date(5), stateOf)).toBeNull();
    expect(carriedTo([delivered], new Date(4), stateOf)).toEqual({ state: 'delivered', at: new Date(5) });
    expect(carriedTo([status('OUT', 5), delivered], null, stateOf)?.state).toBe('delivered');
    expect(carriedTo([delivered, status('MADE', 6), status('NEW', 7)], null, stateOf)?.state).toBe('delivered');
    expect(carriedTo([], null, stateOf)).toBeNull();
  });
  it('the return only moves forward', () => {
    const returnStateOf: ReadCode = (code) => (code === 'DONE' ? 'returned' : 'returning');
    expect(returnedTo([status('MADE', 1), status('OUT', 2)], 'delivered', returnStateOf)).toEqual({
      state: 'returning',
      at: new Date(2),
    });
    expect(returnedTo([status('OUT', 2)], 'returning', returnStateOf)).toBeNull();
    expect(returnedTo([status('DONE', 1), status('OUT', 2)], 'returning', returnStateOf)?.state).toBe('returned');
    expect(returnedTo([status('DONE', 1)], 'returned', returnStateOf)).toBeNull();
  });
});

describe('the declaration of a parcel', () => {
  const declare = (quantity: number, weightMilligrams: number | null, value: number, grams = 5000) =>
    declareParcel([{ quantity, weightMilligrams, value: value as Kopecks }], grams)[0];
  it.each([
    [999, 1000, 999, { amount: 999, grams: 1, value: 1 }],
    [1000, 1000, 1000, { amount: 1, grams: 1000, value: 1000 }],
    [2, 999, 2, { amount: 1, grams: 1, value: 2 }],
    [2, 1999, 2, { amount: 2, grams: 1, value: 1 }],
    [1, 10, 5, { amount: 1, grams: 1, value: 5 }],
    [3, null, 3, { amount: 3, grams: 1, value: 1 }],
    [2, 2000, 3, { amount: 1, grams: 4, value: 3 }],
  ])('%d of %d mg for %d', (quantity, weight, value, row) => {
    expect(declare(quantity, weight, value)).toEqual({ lines: [0], ...row });
  });
  it('a declaration above the parcel’s weight is reduced to the gram', () => {
    expect(declare(1, 9_000_000, 5, 3000)).toMatchObject({ grams: 3000 });
    expect(declare(1, 3_000_000, 5, 3000)).toMatchObject({ grams: 3000 });
  });
});

describe('codes of marked pieces', () => {
  it.each([
    ['x'.repeat(5), false],
    ['x'.repeat(6), true],
    ['x'.repeat(200), true],
    ['!~!~!~', true],
    ['abcde\u007f', false],
    ['abcde ', false],
    ['\u001d'.repeat(6), true],
  ])('%j: %s', (text, isCode) => expect(isMarkCode(text)).toBe(isCode));
  it('codes for more pieces, or twice for one piece', () => {
    const mark = (code: string, pieces: number) => ({ code, pieces });
    expect(checkMarks({ isMarked: true, quantity: 1, marks: [mark('a', 2)] })).toBe('missing');
    expect(checkMarks({ isMarked: true, quantity: 4, marks: [mark('a', 2), mark('a', 2)] })).toBe('twice');
    expect(checkMarks({ isMarked: true, quantity: 0, marks: [] })).toBeNull();
  });
});
