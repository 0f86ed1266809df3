import type { PartsForValuesAnswer } from '@farad/contract/shop/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { openApplication, type TestApplication } from '#testing/application.ts';

type Answer = z.output<typeof PartsForValuesAnswer>;

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 3000 });
});
afterAll(() => shop.close());

const ask = (body: object) =>
  shop.post('/tools/parts', {
    category: 'chip-resistors',
    attribute: 'resistance',
    values: [10_000],
    pieces: 10,
    ...body,
  });

interface Chip {
  package: string;
  attributes: { resistance: number; power: number; voltage: number };
}

/** Returns chip resistors whose stock covers their minimum quantity. */
async function chips(): Promise<Chip[]> {
  const list = await shop.get('/catalog/products?categories=chip-resistors&isOnlyInStock=true&limit=100');
  const { products } = list.json<{ products: (Chip & { qty: number; minQuantity: number })[] }>();
  return products.filter(({ qty, minQuantity, attributes }) => qty >= minQuantity && attributes.resistance > 0);
}

describe('parts for values (product C16)', () => {
  it('are in stock, have the requested value, suffice, and sum up', async () => {
    const list = await shop.get('/catalog/products?categories=chip-resistors&isOnlyInStock=true&limit=100');
    const products = list.json<{
      products: { qty: number; minQuantity: number; attributes: { resistance: number } }[];
    }>();
    const plenty = products.products.filter(({ qty, minQuantity }) => qty >= 20 && minQuantity <= 10);
    const values = [...new Set(plenty.map(({ attributes }) => attributes.resistance))]
      .filter((ohms) => ohms > 0)
      .slice(0, 3);
    expect(values.length).toBeGreaterThan(1);
    const { parts, total } = (await ask({ values })).json<Answer>();
    expect(parts.map(({ asked }) => asked)).toEqual(values);
    for (const { product, value, asked: requested, quantity } of parts) {
      expect(value).toBe(requested);
      expect(product?.attributes['resistance']).toBe(requested);
      expect(quantity).toBeGreaterThanOrEqual(10);
      expect(product?.qty).toBeGreaterThanOrEqual(quantity ?? Number.POSITIVE_INFINITY);
    }
    expect(total).toBe(parts.reduce((sum, part) => sum + (part.total ?? 0), 0));
  });

  it('keep package and tolerance', async () => {
    const { parts } = (await ask({ package: '0603', toleranceMax: 1 })).json<Answer>();
    expect(parts[0]?.product?.package).toBe('0603');
    expect(parts[0]?.product?.attributes['tolerance']).toBeLessThanOrEqual(1);
  });

  it('withstand the requested power and voltage', async () => {
    const [strongest] = (await chips()).toSorted((a, b) => b.attributes.power - a.attributes.power);
    if (strongest === undefined) throw new Error('no chip resistor is in stock');
    const { resistance, power, voltage } = strongest.attributes;
    const bounds = { values: [resistance], pieces: 1, powerMin: power, voltageMin: voltage };
    const { parts } = (await ask(bounds)).json<Answer>();
    expect(parts[0]?.product?.attributes['power']).toBeGreaterThanOrEqual(power);
    expect(parts[0]?.product?.attributes['voltage']).toBeGreaterThanOrEqual(voltage);
    const tooMuch = { powerMin: power * 1000, voltageMin: voltage * 1000 };
    for (const [field, bound] of Object.entries(tooMuch)) {
      const none = (await ask({ ...bounds, [field]: bound })).json<Answer>();
      expect(none.parts[0]?.product).toBeNull();
    }
  });

  it('share one package on request, with no value lost', async () => {
    const all = await chips();
    const countOf = (name: string): number => all.filter((chip) => chip.package === name).length;
    const [common] = all.map((chip) => chip.package).toSorted((a, b) => countOf(b) - countOf(a));
    const inCommon = all.filter((chip) => chip.package === common).map(({ attributes }) => attributes.resistance);
    const values = [...new Set(inCommon)].slice(0, 3);
    const { parts, total } = (await ask({ values, pieces: 1, isOnePackage: true })).json<Answer>();
    expect(parts.map(({ asked }) => asked)).toEqual(values);
    const found = parts.flatMap(({ product }) => product ?? []);
    expect(values.length).toBeGreaterThan(1);
    expect(found).toHaveLength(values.length);
    expect(new Set(found.map((product) => product.package)).size).toBe(1);
    const inIt = (await ask({ values, pieces: 1, package: found[0]?.package ?? '' })).json<Answer>();
    expect(inIt.total).toBe(total);
    const gap = (await ask({ values: [10_123], isOnePackage: true })).json<Answer>();
    expect(gap.parts).toEqual([{ asked: 10_123, value: null, product: null, quantity: null, total: null }]);
  });

  it('report a gap, or fill it with the nearest value and say so', async () => {
    const gap = (await ask({ values: [10_123] })).json<Answer>();
    expect(gap).toEqual({
      parts: [{ asked: 10_123, value: null, product: null, quantity: null, total: null }],
      total: 0,
    });
    const filled = (await ask({ values: [10_123], mayReplace: true })).json<Answer>();
    expect(filled.parts[0]?.value).toBeGreaterThan(9600);
    expect(filled.parts[0]?.product?.attributes['resistance']).toBe(filled.parts[0]?.value);
  });

  it.each([
    [{ category: 'nowhere' }, 'category'],
    [{ attribute: 'dielectric' }, 'attribute'],
    [{ attribute: 'capacitance' }, 'attribute'],
    [{ values: [] }, 'values'],
    [{ values: [-1] }, 'values.0'],
    [{ values: Array.from({ length: 301 }, (_, at) => at + 1) }, 'values'],
    [{ pieces: 0 }, 'pieces'],
    [{ toleranceMax: -1 }, 'toleranceMax'],
    [{ powerMin: 0 }, 'powerMin'],
    [{ voltageMin: -5 }, 'voltageMin'],
    [{ category: 'chip-ceramic-capacitors', attribute: 'capacitance', powerMin: 1 }, 'powerMin'],
  ])('refuse %j by name', async (body, field) => {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { field: string } }>().error.field).toBe(field);
  });
});

describe('SMD codes (product C16)', () => {
  const find = async (query: string) => shop.get(`/tools/smd?${query}`);

  it('lead to the part in this shop', async () => {
    const { codes } = (await find('code=1AM&package=SOT-23')).json<{
      codes: { mpn: string; product: { mpn: string } | null }[];
    }>();
    expect(codes[0]?.mpn).toBe('MMBT3904');
    expect(codes[0]?.product?.mpn).toMatch(/^MMBT3904/);
  });

  it('are parsed as resistor markings', async () => {
    expect((await find('code=01C')).json()).toMatchObject({ resistor: { ohms: 10_000, notation: 'eia96' } });
  });

  it('return nothing for an empty text, and refuse impossible markings', async () => {
    expect((await find('')).json()).toEqual({ codes: [], resistor: null });
    expect((await find(`code=${'A'.repeat(13)}`)).statusCode).toBe(400);
    expect((await find(`code=A1&package=${'A'.repeat(41)}`)).json()).toMatchObject({ error: { field: 'package' } });
  });
});
