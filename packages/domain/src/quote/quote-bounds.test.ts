import { describe, expect, it } from 'vitest';

import type { Quantity, UnitPrice } from '../money/index.ts';
import { quantityMax } from '../quantities/order-quantity.ts';
import {
  awaitedPieces,
  checkOrderLine,
  checkQuote,
  daysAwaited,
  isRequestNumber,
  joinRequestLines,
  leadDaysMax,
  moveRequest,
  nextRequestStates,
  quoteDaysMax,
  quoteEndsSoonMs,
  requestLinesMax,
  requestSources,
  requestStates,
  requestTextMax,
  type OfferedLine,
  type RequestLine,
  type RequestState,
} from './index.ts';

it('limits: 90 days of validity, a year of waiting, a reminder a day before, 500 lines', () => {
  expect([quoteDaysMax, leadDaysMax, quoteEndsSoonMs / 3_600_000, requestLinesMax]).toEqual([90, 365, 24, 500]);
  expect(requestTextMax).toEqual({ part: 200, maker: 100, note: 300 });
  expect(requestStates.join(' ')).toBe('open quoted accepted declined expired closed');
  expect(requestSources.join(' ')).toBe('cabinet basket form bom');
});

describe('an offer', () => {
  const offer = (change: Partial<Record<'quantity' | 'unitPrice' | 'leadDays', number | null>>): OfferedLine =>
    ({ productId: 1, part: 'P', maker: 'M', quantity: 1, unitPrice: 1, leadDays: null, ...change }) as OfferedLine;
  const check = (change: Parameters<typeof offer>[0]) =>
    checkQuote([{ position: 1, offer: offer(change), note: '' }], 1);
  it.each([{ leadDays: 1 }, { leadDays: 365 }, { leadDays: null }, { unitPrice: 1 }])('%j is taken', (change) =>
    expect(check(change)).toEqual({ ok: true, value: null }),
  );
  it.each([
    [{ leadDays: 0 }, 'leadDays'],
    [{ leadDays: 1.5 }, 'leadDays'],
    [{ unitPrice: 1.5 }, 'price'],
    [{ unitPrice: -1 }, 'price'],
    [{ quantity: 1.5 }, 'qty'],
  ])('%j is not an offer', (change, field) =>
    expect(check(change)).toEqual({ ok: false, error: { kind: 'line', index: 0, field } }),
  );
  it('a line is answered once, by its position', () => {
    const at = (position: number) => ({ position, offer: null, note: 'нет' });
    const field = { ok: false, error: { kind: 'line', field: 'position' } };
    for (const lines of [[at(0)], [at(2)], [at(1.5)], [at(1), at(1)], []])
      expect(checkQuote(lines, 1)).toMatchObject(field);
    expect(checkQuote([{ position: 1, offer: offer({}), note: '' }], 2)).toMatchObject({
      error: { kind: 'line', index: 1, field: 'position' },
    });
    expect(checkQuote([{ position: 1, offer: offer({}), note: '' }, at(2)], 2)).toEqual({ ok: true, value: null });
    expect(checkQuote([{ position: 1, offer: null, note: '' }], 1)).toMatchObject({ error: { field: 'note' } });
  });
});

describe('moves', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
  const next = (state: RequestState, by: 'staff' | 'customer' | 'system', validUntil: Date | null) =>
    nextRequestStates({ state, validUntil }, by, now);
  it.each([
    ['open', 'staff', after, ['quoted', 'closed']],
    ['open', 'customer', after, ['declined']],
    ['open', 'system', after, []],
    ['quoted', 'staff', before, ['quoted', 'closed']],
    ['quoted', 'customer', after, ['accepted', 'declined']],
    ['quoted', 'customer', before, ['declined']],
    ['quoted', 'customer', now, ['declined']],
    ['quoted', 'system', now, ['expired']],
    ['quoted', 'system', after, []],
    ['quoted', 'system', null, ['expired']],
    ['quoted', 'customer', null, ['declined']],
    ['expired', 'staff', before, ['quoted', 'closed']],
    ['expired', 'customer', before, []],
  ] as const)('of one that is %s by %s', (state, by, validUntil, states) => {
    expect(next(state, by, validUntil)).toEqual(states);
  });
  it('only a customer who accepts too late learns that it has expired', () => {
    const move = (state: RequestState, to: RequestState, by: 'staff' | 'customer') =>
      moveRequest({ state, validUntil: before }, to, by, now);
    expect(move('quoted', 'accepted', 'customer')).toEqual({ ok: false, error: 'quote_expired' });
    expect(move('expired', 'accepted', 'customer')).toEqual({ ok: false, error: 'quote_expired' });
    expect(move('expired', 'declined', 'customer')).toEqual({ ok: false, error: 'request_changed' });
    expect(move('quoted', 'accepted', 'staff')).toEqual({ ok: false, error: 'request_changed' });
    expect(move('closed', 'accepted', 'customer')).toEqual({ ok: false, error: 'request_changed' });
  });
});

describe('merged lines', () => {
  const wish = (change: Partial<Record<keyof RequestLine, unknown>>): RequestLine =>
    ({
      productId: null,
      part: 'LM741',
      maker: 'TI',
      quantity: 1,
      wishedPrice: null,
      note: '',
      ...change,
    }) as RequestLine;
  const joined = (...lines: readonly Parameters<typeof wish>[0][]) => joinRequestLines(lines.map(wish), 10);
  it('are of one product, or of one part and maker in any letter case', () => {
    expect(joined({}, { part: 'lm741', maker: 'ti' })).toHaveLength(1);
    expect(joined({}, { maker: 'ST' })).toHaveLength(2);
    expect(joined({}, { part: 'LM358' })).toHaveLength(2);
    expect(joined({ productId: 1 }, { productId: 1, part: 'other' })).toMatchObject([{ part: 'LM741', quantity: 2 }]);
    expect(joined({ productId: 1 }, { productId: 2 })).toHaveLength(2);
  });
  it('keep the lower wished price', () => {
    const wished = (...prices: readonly (number | null)[]) =>
      joined(...prices.map((wishedPrice) => ({ wishedPrice })))[0]?.wishedPrice;
    expect([wished(5, 3), wished(3, 5), wished(null, 5), wished(5, null), wished(null, null)]).toEqual([
      3,
      3,
      5,
      5,
      null,
    ]);
  });
  it('join their notes, truncated to the maximum', () => {
    const note = (...notes: readonly string[]) => joined(...notes.map((each) => ({ note: each })))[0]?.note;
    expect([note('R1', 'R2'), note('R1', ''), note('', 'R2'), note('R1', 'R1'), note('', '')]).toEqual([
      'R1, R2',
      'R1',
      'R2',
      'R1',
      '',
    ]);
    expect(note('R1234', 'R5678')).toBe('R1234, R56');
  });
  it('request at most the maximum quantity', () => {
    expect(joined({ quantity: quantityMax }, { quantity: 5 })[0]?.quantity).toBe(quantityMax);
  });
});

describe('an ordered line of a quote', () => {
  const quoted = {
    quantity: 5 as Quantity,
    quotedPrice: 1 as UnitPrice,
    minQuantity: 1 as Quantity,
    multiple: 1 as Quantity,
    available: 5 as Quantity,
    state: 'published',
  } as const;
  it('is from stock unless the quote has a lead time', () => {
    expect(checkOrderLine(quoted)).toEqual({ ok: true, value: 5 });
    expect(checkOrderLine({ ...quoted, available: -2 as Quantity })).toEqual({
      ok: false,
      error: { code: 'not_enough_stock', available: 0 },
    });
    expect(checkOrderLine({ ...quoted, quantity: 0 as Quantity })).toEqual({
      ok: false,
      error: { code: 'invalid_input' },
    });
  });
  it('waits as long as the slowest missing line', () => {
    const at = (available: number, leadDays: number | null) =>
      ({ quantity: 5 as Quantity, available: available as Quantity, leadDays }) as const;
    expect(daysAwaited([at(5, 9), at(0, 4), at(1, 3), at(0, null)])).toBe(4);
    expect(awaitedPieces(at(5, null))).toBe(0);
  });
});

it.each(['R-26-000001', 'R-99-123456'])('%s is a number of a request', (number) =>
  expect(isRequestNumber(number)).toBe(true),
);
it.each(['26-000001', 'r-26-000001', '26-000001R-', null])('%j is none', (number) =>
  expect(isRequestNumber(number)).toBe(false),
);
