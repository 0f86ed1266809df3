import type { AnaloguesAnswer, ProductCard, WireAttribute } from '@farad/contract/shop/catalogue';
import { translators } from '@farad/wording/server';
import { describe, expect, it } from 'vitest';

import { presentAnalogues } from './present-analogues.server.ts';

type Analogue = AnaloguesAnswer['analogues'][number];

const attribute = (key: string, rest: Partial<WireAttribute> = {}): WireAttribute => ({
  kind: 'number',
  unit: null,
  title: key,
  valueTitles: {},
  isFacet: true,
  isColumn: false,
  ...rest,
  key,
});

const card: ProductCard = {
  _id: '1',
  seo: 'part',
  mpn: 'PART',
  brand: {
    slug: 'b',
    name: 'B',
  },
  category: {
    slug: 'c',
    title: 'C',
  },
  title: 'Part',
  title_ru: 'Деталь',
  price: { 1: 1.5 },
  before_price: null,
  qty: 10,
  minQuantity: 20,
  multiple: 10,
  unit: 'piece',
  package: '0603',
  lifecycle: 'active',
  isSold: true,
  leadTimeDays: null,
  attributes: {},
  images: [],
};

const analogue = (rest: Partial<Analogue>, change: Partial<ProductCard> = {}): Analogue => ({
  verdict: 'close',
  source: 'parametric',
  isPinCompatible: true,
  parameters: [],
  ...rest,
  product: {
    ...card,
    ...change,
  },
});

const compared = (key: string, verdict: Analogue['parameters'][number]['verdict'], isGraded = true) => ({
  key,
  verdict,
  isGraded,
});

const present = (analogues: readonly Analogue[], attributes: readonly WireAttribute[]) =>
  presentAnalogues(analogues, attributes, translators.ru);

describe('the table of analogues', () => {
  it('shows parameters that differ, with their values', () => {
    const attributes = [
      attribute('power', { unit: 'watt' }),
      attribute('tolerance', { unit: 'percent' }),
      attribute('package', { kind: 'enum' }),
      attribute('voltage', { unit: 'volt' }),
    ];
    const { rows } = present(
      [
        analogue(
          {
            parameters: [
              compared('power', 'better'),
              compared('tolerance', 'equal'),
              compared('package', 'worse', false),
              compared('voltage', 'unknown'),
            ],
          },
          { attributes: { power: 0.25, tolerance: 1, package: '0805' } },
        ),
      ],
      attributes,
    );
    expect(rows[0]?.cells).toEqual({
      power: { mark: 'better', value: expect.stringMatching(/^0,25\sВт$/) as string },
      package: { mark: 'other', value: '0805' },
      voltage: { mark: 'unknown', value: null },
    });
  });

  it('has columns for differing and important parameters, in the category’s order', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const attributes = keys.map((key) => attribute(key, { isColumn: key === 'h' }));
    const parameters = keys.map((key) => compared(key, key === 'i' ? 'worse' : 'equal'));
    const { columns } = present([analogue({ parameters })], attributes);
    expect(columns.map(({ key }) => key).join('')).toBe('abcdehi');
  });

  it('counts good replacements in stock, and shows the price of the minimum quantity', () => {
    const { goodInStock, rows } = present(
      [
        analogue({}),
        analogue({}, { qty: 0 }),
        analogue({ verdict: 'check' }),
        analogue({}, { isSold: false }),
        analogue({ verdict: 'drop_in' }, { price: { 1: 1.5, 20: 1.2 } }),
      ],
      [],
    );
    expect(goodInStock).toBe(2);
    expect(rows[4]?.price).toMatch(/^1,2\s?0*\s₽ от 20\sшт$/);
    expect(rows[3]?.price).toBeNull();
  });
});
