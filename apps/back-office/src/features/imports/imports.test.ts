import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportLayout, ImportMapping } from '@farad/contract/office/imports/mapping';
import { describe, expect, test } from 'vitest';

import { meaningOf, placeOf, stocksOf, targetIn, targetOf, withTarget, type Columns } from './mapping/column-target.ts';
import { countPrice, samplePrice } from './price-example.ts';
import { categoryTree, withCategory, withMaker } from './mapping/spelling-choice.ts';
import { stepOf } from './steps.ts';
import { readMappingDraft } from './mapping/use-mapping-draft.ts';

const columns: Columns = [
  { column: 'Art', target: { kind: 'field', field: 'mpn' } },
  { column: 'Group', target: { kind: 'field', field: 'category' } },
  { column: 'R', target: { kind: 'attribute', key: 'resistance', unit: 'kΩ' } },
];

describe('meanings of columns', () => {
  test('a meaning gives its target, and the target its meaning', () => {
    for (const { target } of columns) expect(targetOf(meaningOf(target), target)).toEqual(target);
    expect(targetOf('none', null)).toBeNull();
    expect(targetOf('field:nonsense', null)).toBeNull();
    expect(targetOf('attribute:', null)).toEqual({ kind: 'attribute', key: null, unit: '' });
    expect(targetOf('price', { kind: 'price', quantity: 100 })).toEqual({ kind: 'price', quantity: 100 });
  });

  test('a field has one column, a category several; prices and parameters any number', () => {
    const moved = withTarget(columns, 'Name', { kind: 'field', field: 'mpn' });
    expect(targetIn(moved, 'Art')).toBeNull();
    expect(targetIn(moved, 'Name')).toEqual({ kind: 'field', field: 'mpn' });
    const deeper = withTarget(columns, 'Subgroup', { kind: 'field', field: 'category' });
    expect(deeper.filter(({ target }) => meaningOf(target) === 'field:category')).toHaveLength(2);
    expect(withTarget(columns, 'R', null)).toHaveLength(2);
    const stocks = withTarget(columns, 'A', { kind: 'field', field: 'stock' });
    expect(stocksOf(withTarget(stocks, 'B', { kind: 'field', field: 'stock' }))).toEqual(['A', 'B']);
    // The column keeps its index, because the levels of a category are read in the order of columns.
    expect(withTarget(columns, 'Art', { kind: 'field', field: 'category' })[0]?.column).toBe('Art');
  });

  test('a name that begins with the number fills two fields', () => {
    const named: Columns = [{ column: 'Name', target: { kind: 'numbered', field: 'titleRu' } }];
    expect(targetOf('numbered:titleRu', null)).toEqual({ kind: 'numbered', field: 'titleRu' });
    expect(meaningOf({ kind: 'numbered', field: 'titleRu' })).toBe('numbered:titleRu');
    expect(targetOf('numbered:stock', null)).toBeNull();
    expect(withTarget([...columns], 'Name', { kind: 'numbered', field: 'titleRu' })).toEqual([
      ...columns.filter(({ column }) => column !== 'Art'),
      ...named,
    ]);
    const art = { column: 'Art', target: { kind: 'field', field: 'mpn' } } as const;
    expect(withTarget(named, 'Art', art.target)).toEqual([
      { column: 'Name', target: { kind: 'field', field: 'titleRu' } },
      art,
    ]);
    const title = { column: 'Text', target: { kind: 'field', field: 'titleRu' } } as const;
    expect(withTarget(named, 'Text', title.target)).toEqual([title]);
    expect(placeOf(named, 'Name')).toBe('mpn');
  });

  test('problems appear where the column is shown', () => {
    expect(placeOf(columns, 'Art')).toBe('mpn');
    expect(placeOf(columns, 'R')).toBe('attributes');
    expect(placeOf(columns, 'unknown')).toBe('rest');
    expect(placeOf(columns, null)).toBe('rest');
  });
});

const prices: ImportMapping['prices'] = {
  kind: 'purchase',
  currency: 'USD',
  rate: '80',
  rounding: 'exact',
  margins: [
    {
      belowRoubles: 10,
      percent: '50',
    },
    {
      belowRoubles: null,
      percent: '12,5',
    },
  ],
};

describe('the example of a price', () => {
  test('is calculated with the rate and the margin of its step', () => {
    expect(countPrice('0.1', prices)).toEqual({ cost: 80_000, sold: 120_000 });
    expect(countPrice('1', prices)).toEqual({ cost: 800_000, sold: 900_000 });
    expect(countPrice('1.03', { ...prices, rounding: 'rouble' })).toEqual({ cost: 824_000, sold: 930_000 });
    const roubles = { ...prices, currency: 'RUB', rate: null };
    expect(countPrice('0,1', roubles)).toEqual({ cost: 1000, sold: 1500 });
    expect(countPrice('100', { ...roubles, addedVat: 22 })).toEqual({ cost: 1_220_000, sold: 1_372_500 });
  });

  test('is null while a figure is missing', () => {
    expect(countPrice('1', { ...prices, rate: null })).toBeNull();
    expect(countPrice('abc', prices)).toBeNull();
    expect(countPrice('0', prices)).toBeNull();
    expect(countPrice('1', { ...prices, margins: [{ belowRoubles: null, percent: '' }] })).toBeNull();
  });

  test('takes a price of the file: from a column, or from a list in a column', () => {
    const layout = {
      columns: [
        { name: 'p', samples: ['on request', '1,25'], filled: 1 },
        { name: 'list', samples: ['[]', '[{"qFrom":1,"price":0.0021},{"qFr…'], filled: 1 },
      ],
    } as unknown as ImportLayout;
    expect(samplePrice(layout, [{ column: 'p', target: { kind: 'price', quantity: 1 } }])).toBe('1,25');
    const list = { kind: 'tiers', quantity: 'qFrom', price: 'price' } as const;
    expect(samplePrice(layout, [{ column: 'list', target: list }])).toBe('0.0021');
    expect(samplePrice(layout, columns)).toBeNull();
  });
});

describe('spellings', () => {
  test('each has one entry; choosing nothing removes it', () => {
    const one = withMaker([], 'Yag', { brandId: 3 });
    expect(one).toEqual([{ spelling: 'Yag', brandId: 3, name: '', isForAll: true }]);
    const two = withMaker([{ ...one[0]!, isForAll: false }], 'Yag', { name: 'Yageo' });
    expect(two).toEqual([{ spelling: 'Yag', brandId: null, name: 'Yageo', isForAll: false }]);
    expect(withMaker(two, 'Yag', null)).toEqual([]);
    expect(withCategory(withCategory([], 'A > B', 1), 'A > B', 2)).toEqual([{ path: 'A > B', categoryId: 2 }]);
  });

  test('categories form a tree', () => {
    const tree = categoryTree([
      { id: 1, parentId: null, title: 'Passive' },
      { id: 2, parentId: 1, title: 'Resistors' },
      { id: 3, parentId: 9, title: 'Lost' },
    ]);
    expect(tree.map(({ title }) => title)).toEqual(['Passive', 'Lost']);
    expect(tree[0]?.children.map(({ title }) => title)).toEqual(['Resistors']);
  });
});

describe('a mapping that is being made', () => {
  const mapping = {
    format: {
      encoding: null,
      delimiter: null,
      sheet: null,
      headerRow: 2,
    },
    columns,
    constants: [],
    prices,
    warehouseId: null,
    makers: [],
    categories: [],
    areTextsMade: true,
    numberName: null,
    leadTimeDays: null,
  };
  const draft = {
    format: { header: 2 },
    supplierId: '7',
    edited: { mapping, reading: '{"header":2}', supplierId: '7' },
  };

  test('is restored as it was left; an outdated or incomplete one gives null', () => {
    expect(readMappingDraft(JSON.stringify(draft))).toEqual(draft);
    expect(readMappingDraft('{"format":{},"edited":null}')).toEqual({ format: {}, edited: null });
    for (const text of ['', '{"format', '7', '{"format":{},"edited":{"mapping":{}}}']) {
      expect(readMappingDraft(text)).toBeNull();
    }
  });
});

describe('steps', () => {
  const at = (state: Import['state'], more: Partial<Pick<Import, 'isCheck' | 'check' | 'supplier'>> = {}) => ({
    state,
    isCheck: false,
    check: null,
    supplier: null,
    ...more,
  });
  const supplier = { id: '1', title: 'Acme' };

  test('an address opens its step if the step is open', () => {
    expect(stepOf(at('mapping', { supplier }), 'check')).toBe('check');
    expect(stepOf(at('mapping', { supplier }), undefined)).toBe('mapping');
    expect(stepOf(at('mapping'), 'check')).toBe('mapping');
    expect(stepOf(at('running', { isCheck: true }), 'mapping')).toBe('check');
  });

  test('otherwise the current step of the import', () => {
    expect(stepOf(at('uploading'), 'result')).toBe('file');
    expect(stepOf(at('running'), 'check')).toBe('run');
    expect(stepOf(at('done'), 'run')).toBe('result');
    expect(stepOf(at('undone'), 'nonsense')).toBe('result');
  });
});
