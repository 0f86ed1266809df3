import { referenceFrame } from '@farad/frame/reference-frame';
import { readSource } from '@farad/importers/read-source';
import type { SourceBatch, SourceProblem } from '@farad/importers/record';
import { describe, expect, it } from 'vitest';

import { withConstants, constantFiller } from './constants.ts';
import { Mapping } from './mapping.ts';
import { RowRefused } from './row/part-fields.ts';
import { partReader, type ReadPart } from './row/part-row.ts';
import { proposeMapping } from './proposal/propose-mapping.ts';
import { planImport } from './run/plan-import.ts';
import { surveyRows } from './row/survey.ts';
import { accountingLists } from './testing/accounting-lists.ts';
import { distributorLists } from './testing/distributor-lists.ts';
import type { PriceList } from './testing/price-list.ts';
import { shortWordLists } from './testing/short-word-lists.ts';

const priceLists = [...distributorLists, ...accountingLists, ...shortWordLists];

async function batchesOf({ text }: PriceList) {
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  const batches: SourceBatch[] = [];
  let titles: readonly string[] = [];
  for await (const batch of readSource(bytes, { onLayout: (layout) => ({ titles } = layout) })) batches.push(batch);
  return { batches, titles };
}

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

interface Proposed {
  readonly fields: object;
  readonly prices: { readonly columns?: readonly { quantity: number; field: string }[]; readonly currency?: string };
}

/** Reads the price list with the mapping that is proposed for it. */
async function read(list: PriceList) {
  const { batches: raw, titles } = await batchesOf(list);
  const proposed = proposeMapping(
    raw.flatMap(({ records }) => records),
    { name: list.file, titles },
  ) as Proposed;
  const isForeign = proposed.prices.currency !== 'RUB';
  const mapping = withConstants(
    Mapping.parse({ ...proposed, prices: { ...proposed.prices, ...(isForeign ? { rate: 1 } : {}) } }),
  );
  const batches = raw.map(constantFiller(mapping));
  const survey = await surveyRows(each(batches), mapping, () => undefined);
  const none = new Set<string>();
  const learned = { brands: new Map(), categories: new Map(), ownSpellings: none, decidedSpellings: none };
  const { plan } = planImport('full', mapping, referenceFrame, survey, learned);
  const reader = partReader(plan);
  const [parts, leftOut, refused] = [new Map<string, ReadPart>(), [] as SourceProblem[], [] as SourceProblem[]];
  for (const { records, problems } of batches) {
    refused.push(...problems);
    for (const record of records) {
      try {
        const part = reader(record, leftOut);
        parts.set(part.mpn, part);
      } catch (error) {
        if (!(error instanceof RowRefused)) throw error;
        refused.push({ line: record.line, ...error.problem });
      }
    }
  }
  return { proposed, parts, leftOut, refused };
}

describe.each(priceLists)('a price list of $house', (list) => {
  it('has its columns recognised', async () => {
    const { proposed } = await read(list);
    expect(proposed.fields).toEqual(list.fields);
    const prices = Object.fromEntries((proposed.prices.columns ?? []).map(({ quantity, field }) => [quantity, field]));
    expect(prices).toEqual(list.prices);
    expect(proposed.prices.currency).toBe(list.currency);
  });

  it('loses no row because of a value beside the number', async () => {
    const { parts, leftOut, refused } = await read(list);
    expect(refused).toEqual([]);
    expect([...parts.keys()].toSorted()).toEqual(Object.keys(list.parts).toSorted());
    for (const [mpn, wanted] of Object.entries(list.parts)) {
      const part = parts.get(mpn);
      const price = part?.tiers?.[0]?.unitPrice;
      const told = {
        stock: part?.terms.stock,
        price: price === undefined ? null : price / 10_000,
        days: part?.terms.leadTimeDays,
      };
      expect({ mpn, ...told }).toMatchObject({ mpn, ...wanted });
    }
    expect(
      leftOut.filter(({ reason }) => reason !== 'rare_attribute').map(({ field, reason }) => [field, reason]),
    ).toEqual(expect.arrayContaining([...(list.leftOut ?? [])]));
  });

  it('has its parts sorted into categories', async () => {
    const { parts } = await read(list);
    const found = Object.fromEntries(
      Object.keys(list.category ?? {}).map((mpn) => [mpn, parts.get(mpn)?.category.slug]),
    );
    expect(found).toEqual(list.category ?? {});
  });
});

it('has several prices of a cell read as price breaks', async () => {
  const list = priceLists.find(({ file }) => file === 'offer several prices.csv');
  if (list === undefined) throw new Error('no such list');
  const { parts } = await read(list);
  expect(parts.get('IRLML6402TRPBF')?.tiers).toEqual([
    { minQuantity: 1, unitPrice: 1500 },
    { minQuantity: 10, unitPrice: 1200 },
    { minQuantity: 100, unitPrice: 800 },
  ]);
});

it('has the values of a Digi-Key export parsed', async () => {
  const list = priceLists.find(({ house }) => house === 'Digi-Key');
  if (list === undefined) throw new Error('no such list');
  const { parts } = await read(list);
  expect(parts.get('RC0603FR-0710KL')).toMatchObject({
    terms: { least: 1, lifecycle: 'active', series: 'RC' },
    values: {
      resistance: 10_000,
      tolerance: 1,
      power: 0.1,
      temperature_coefficient: 100,
      operating_temperature: [-55, 155],
      package: '0603',
      length: 0.0016,
      width: 0.0008,
      height: 0.00055,
    },
  });
  expect(parts.get('RL1206FR-070R01L')).toMatchObject({
    terms: { lifecycle: 'obsolete' },
    values: { resistance: 0.01, package: '1206' },
  });
});

it.each(['Склады под одной шапкой', 'отчёт 1С в долларах', 'код и артикул'])(
  'shows buyers neither reserves nor discounts of %s',
  async (house) => {
    const list = priceLists.find((known) => known.house === house);
    if (list === undefined) throw new Error('no such list');
    const { parts } = await read(list);
    const ofNames = new Set(['package', 'capacitance', 'resistance', 'power', 'tolerance']);
    for (const { values } of parts.values()) expect(Object.keys(values).filter((key) => !ofNames.has(key))).toEqual([]);
  },
);

it('shows no columns without information about the part, wherever they begin', async () => {
  const plain = { Resistance: '10kΩ', Tolerance: '±1%' };
  const odd = {
    ...plain,
    Category: "{'id1': 470, 'name1': 'Resistors', 'name2': 'Chip Resistor - Surface Mount'}",
    'Basic/Extended': 'Extended',
    Photo: 'front.jpg',
  };
  const line = (index: number) => ({
    code: `C${index}`,
    mpn: `R-${index}K`,
    manufacturer: 'Yageo',
    category: 'Others',
    price: 1,
    attributes: index < 600 ? plain : odd,
  });
  const text = Array.from({ length: 700 }, (_, index) => JSON.stringify(line(index))).join('\n');
  const list = { house: '', file: 'late.jsonl', text, fields: {}, prices: {}, currency: 'RUB', parts: {} };
  const { parts } = await read(list);
  expect(Object.keys(parts.get('R-650K')?.values ?? {}).toSorted()).toEqual(['resistance', 'tolerance']);
  // "Others" is a mixed group, so its rows are sorted into categories by their attributes.
  expect(parts.get('R-650K')?.category.slug).toBe('chip-resistors');
});
