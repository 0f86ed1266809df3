import type { StaffRequest } from '@farad/contract/office/orders/requests';
import type { Day } from '@farad/domain/delivery';
import { describe, expect, it } from 'vitest';

import { beginQuote, problemOf, quoteToSend, totalOf, type DraftLine } from './quote-draft.ts';

const product = {
  product_id: '4',
  mpn: 'STM32F103C8T6',
  brand: 'ST',
  title: 'Микроконтроллер',
  package: null,
  available: 1,
  minQuantity: 1,
  multiple: 1,
  price: 123.45,
};
const requested = { seo: null, product_id: null, part: 'LM741', maker: '', wished_price: null, note: '' };
const request = {
  lines: [
    { ...requested, position: 1, qty: 10, product },
    { ...requested, position: 2, qty: 3, product: null },
  ],
  quotes: [] as StaffRequest['quotes'],
} as unknown as StaffRequest;
const today = '2026-11-21' as Day;

const line = (position: number, rest: Partial<DraftLine> = {}): DraftLine => ({
  position,
  isOffered: true,
  product,
  qty: 10,
  price: 12.3456,
  leadDays: 14,
  note: '',
  ...rest,
});

describe('beginQuote', () => {
  it('starts with the requested products, at the customer’s price, for a week', () => {
    const draft = beginQuote(request, today);
    expect(draft).toMatchObject({
      validOn: '2026-11-28',
      lines: [
        { product: { mpn: 'STM32F103C8T6' }, qty: 10, price: 123.45 },
        { product: null, qty: 3, price: null },
      ],
    });
    expect(draft.lines.map((each) => problemOf(each, draft.lines))).toEqual(['short', 'chooseProduct']);
  });

  it('continues the last quote', () => {
    const offer = {
      product_id: '4',
      seo: null,
      mpn: 'STM32',
      brand: 'ST',
      title: '',
      unit: 'piece' as const,
      qty: 8,
    };
    const quotes = [
      {
        revision: 1,
        createdAt: '',
        validUntil: '',
        comment: 'Из Китая',
        total_price: 800,
        by: '',
        lines: [
          {
            position: 1,
            note: '',
            offer: {
              ...offer,
              current_price: 100,
              total_price: 800,
              leadDays: 5,
              available: 0,
            },
          },
          {
            position: 2,
            note: 'нет',
            offer: null,
          },
        ],
      },
    ];
    expect(beginQuote({ ...request, quotes }, today)).toMatchObject({
      comment: 'Из Китая',
      lines: [
        { product: { mpn: 'STM32' }, qty: 8, price: 100, leadDays: 5 },
        { isOffered: false, note: 'нет' },
      ],
    });
  });
});

it('a line names what is missing', () => {
  const all = [line(1), line(2)];
  const problems = (some: Partial<DraftLine>) => problemOf(line(1, some), [line(1, some)]);
  expect(problemOf(line(2), all)).toBe('once');
  expect(problems({})).toBeNull();
  expect(problems({ product: null })).toBe('chooseProduct');
  expect(problems({ price: null })).toBe('needPrice');
  expect(problems({ price: 0.00001 })).toBe('needPrice');
  expect(problems({ leadDays: null })).toBe('short');
  expect(problems({ leadDays: null, qty: 1 })).toBeNull();
  expect(problems({ isOffered: false, note: ' ' })).toBe('noteNeeded');
  expect(problems({ isOffered: false, note: 'нет' })).toBeNull();
});

it('has the same total as its order, and is sent unchanged', () => {
  const lines = [line(1, { qty: 333 }), line(2, { isOffered: false, note: ' нет ' })];
  expect(totalOf(lines)).toBe(4111);
  expect(totalOf([line(1, { price: null })])).toBe(0);
  expect(quoteToSend({ lines, validOn: '2026-11-28', comment: ' ' }, 1)).toEqual({
    seen: 1,
    valid_on: '2026-11-28',
    comment: '',
    lines: [
      {
        position: 1,
        offer: {
          product_id: '4',
          qty: 333,
          price: 12.3456,
          leadDays: 14,
        },
        note: '',
      },
      {
        position: 2,
        offer: null,
        note: 'нет',
      },
    ],
  });
});
