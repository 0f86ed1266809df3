import type { AttributeKey } from '@farad/domain/category';
import { emptyFilter, type QueryReading, type UnderstoodCondition } from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { product, smallFrame } from '../testing/small-frame.ts';

type Way = NonNullable<UnderstoodCondition['also']>[number][number];

const engine = buildEngine(smallFrame, [
  product(1, { mpn: 'AA1', attributes: { value: 10, package: 'SOT-23, RS-485' } }),
  product(2, { mpn: 'AA2', attributes: { value: 20, package: 'SO-8' } }),
]);

const resistors = { kind: 'category', slug: 'chip-resistors', slugs: ['chip-resistors'] } as const;
const worth = (value: number): QueryReading['conditions'][number] => ({
  filter: { kind: 'values', key: 'value' as AttributeKey, values: [value] },
  source: String(value),
});

const asked = (words: string, ...others: QueryReading['conditions']) => {
  const reading = { conditions: [{ filter: resistors, source: 'res' }, ...others], words };
  const { ids, dropped } = engine.search({ ...emptyFilter, text: `resq ${words}` }, { reading });
  return { ids, dropped };
};

test('words without results are dropped and reported', () => {
  expect(asked('zzz qqq')).toEqual({ ids: [1, 2], dropped: ['zzz', 'qqq'] });
});

test('joining words are dropped silently', () => {
  expect(asked('для zzz')).toEqual({ ids: [1, 2], dropped: ['zzz'] });
});

test('a word may be in a value, with or without its dash', () => {
  expect(asked('rs485')).toEqual({ ids: [1], dropped: [] });
  expect(asked('rs-485')).toEqual({ ids: [1], dropped: [] });
});

test('a value that parts have in other sizes is never dropped', () => {
  expect(asked('zzz', worth(30))).toEqual({ ids: [], dropped: [] });
  expect(asked('zzz', worth(20))).toEqual({ ids: [2], dropped: ['zzz'] });
});

test('a number of pins that no part has is dropped and reported', () => {
  const key = 'pins' as AttributeKey;
  const [like] = smallFrame.attributes;
  const frame = { ...smallFrame, attributes: [...smallFrame.attributes, { ...like!, key, unit: 'count' as const }] };
  const sockets = buildEngine(frame, [
    product(1, { attributes: { pins: 8 } }),
    product(2, { attributes: { pins: 28 } }),
  ]);
  const pins = (count: number) => {
    const conditions = [
      { filter: resistors, source: 'res' },
      { filter: { kind: 'values', key, values: [count] }, source: `${count} pins` } as const,
    ];
    return sockets.search({ ...emptyFilter, text: `resq ${count} pins` }, { reading: { conditions, words: '' } });
  };
  expect(pins(37)).toMatchObject({ ids: [1, 2], dropped: ['37', 'pins'] });
  expect(pins(28)).toMatchObject({ ids: [2], dropped: [] });
});

test('a missing part number is never dropped', () => {
  expect(asked('LM2596S')).toEqual({ ids: [], dropped: [] });
});

test('the name of an interface is not a part number', () => {
  expect(asked('rs422')).toEqual({ ids: [1, 2], dropped: ['rs422'] });
});

test('a condition on a missing attribute has alternatives', () => {
  const other = { kind: 'words', words: ['so 8'] } as const;
  const mounted = {
    filter: { kind: 'values', key: 'marked' as AttributeKey, values: [true] },
    source: 'smd',
    or: [other],
  } as const;
  expect(asked('', mounted)).toEqual({ ids: [2], dropped: [] });
});

const wishing = (...ways: readonly Way[]) => ({ filter: resistors, source: 'res', also: [ways] });

test('a wish that no part meets is ignored', () => {
  const nothing = { ...worth(20), also: [[{ kind: 'words', words: ['nothing'] } as const]] };
  expect(asked('', nothing).ids).toEqual([2]);
});

test('the few parts that meet a wish come before others of the kind', () => {
  expect(asked('', wishing({ kind: 'words', words: ['rs 485'] })).ids).toEqual([1, 2]);
  expect(asked('', wishing({ kind: 'words', words: ['so 8'] })).ids).toEqual([2, 1]);
});

test('parts that meet only the first of several wishes follow those that meet all', () => {
  const three = buildEngine(smallFrame, [
    product(1, { mpn: 'AA1', attributes: { package: 'SO-8' } }),
    product(2, { mpn: 'AA2', attributes: { package: 'SO-8, RS-485' } }),
    product(3, { mpn: 'AA3', attributes: { package: 'SOT-23' } }),
  ]);
  const ways = ['so 8', 'rs 485'].map((word) => [{ kind: 'words', words: [word] } as const]);
  const reading = { conditions: [{ filter: resistors, source: 'res', also: ways }], words: '' };
  expect(three.search({ ...emptyFilter, text: 'resq' }, { reading }).ids).toEqual([2, 1]);
});

test('a wish is met by the prefix of a number, in any spelling', () => {
  expect(asked('', wishing({ kind: 'number', beginnings: ['A-A2'] })).ids).toEqual([2, 1]);
  expect(asked('', wishing({ kind: 'number', beginnings: ['A2'] })).ids).toEqual([1, 2]);
});

test('a current that no part has is replaced by a slightly larger one', () => {
  const currents = {
    ...smallFrame,
    attributes: smallFrame.attributes.map((one) => ({ ...one, unit: 'ampere' as const })),
  };
  const fuses = buildEngine(currents, [
    product(1, { mpn: 'AA1', attributes: { value: 10 } }),
    product(2, { mpn: 'AA2', attributes: { value: 11 } }),
    product(3, { mpn: 'AA3', attributes: { value: 20 } }),
  ]);
  const of = (value: number) => {
    const reading = { conditions: [{ filter: resistors, source: 'res' }, worth(value)], words: '' };
    const { ids, atLeast, dropped } = fuses.search({ ...emptyFilter, text: 'resq' }, { reading });
    return { ids, atLeast, dropped };
  };
  expect(of(10.5)).toEqual({ ids: [2], atLeast: ['10.5'], dropped: [] });
  expect(of(15)).toEqual({ ids: [1, 2, 3], atLeast: [], dropped: ['15'] });
});

test('words without meaning beside a kind are not searched', () => {
  expect(asked('недорогой чип').ids).toEqual([1, 2]);
  expect(asked('chip rs485')).toEqual({ ids: [1], dropped: [] });
});

test('words of a wish may be in a title and in the name of the category', () => {
  const title = localized({ ru: 'Шунт', en: 'Shunt resistor', tr: 'Şönt' });
  const other = buildEngine(smallFrame, [product(1, { mpn: 'AA1' }), product(2, { mpn: 'AA2', title })]);
  const of = (words: string) => {
    const reading = { conditions: [wishing({ kind: 'words', words: [words] })], words: '' };
    return other.search({ ...emptyFilter, text: 'resq' }, { reading }).ids;
  };
  expect(of('shunt chip')).toEqual([2, 1]);
  expect(of('shunt other')).toEqual([1, 2]);
});

test('sizes are one word with any sign between them', () => {
  const sized = buildEngine(smallFrame, [product(1, { mpn: 'AA1', attributes: { package: '6×6' } })]);
  for (const text of ['6x6', '6х6', '6*6']) {
    const reading = { conditions: [{ filter: resistors, source: 'res' }], words: text };
    expect(sized.search({ ...emptyFilter, text: `resq ${text}` }, { reading }).ids).toEqual([1]);
  }
});

test('a rating that no part has exactly is used as a minimum, and reported', () => {
  const { ids, dropped, atLeast } = engine.search(
    { ...emptyFilter, text: 'resq 15В' },
    {
      reading: {
        conditions: [
          { filter: resistors, source: 'res' },
          { ...worth(15), wider: '≥15В' },
        ],
        words: '',
      },
    },
  );
  expect({ ids, dropped, atLeast }).toEqual({ ids: [2], dropped: [], atLeast: ['15'] });
});

test('wishes of a second need hold although words are dropped', () => {
  const [first, second] = [
    { filter: resistors, source: 'res' },
    { ...wishing({ kind: 'words', words: ['so 8'] }), source: 'so need' },
  ];
  const reading = { conditions: [first, second], words: 'zzz' };
  const { ids, dropped } = engine.search({ ...emptyFilter, text: 'resq zzz' }, { reading });
  expect({ ids, dropped }).toEqual({ ids: [2], dropped: ['zzz'] });
});

test('a kind stays if the maker has no such parts', () => {
  const chips = buildEngine(smallFrame, [
    product(1, { mpn: 'AA1' }),
    product(2, { mpn: 'BB2', brandId: smallFrame.brands[1]!.id, categoryId: smallFrame.categories[5]!.id }),
  ]);
  const maker = { filter: { kind: 'brand', slug: 'ti' }, source: 'ti' } as const;
  const reading = { conditions: [maker, { filter: resistors, source: 'res' }], words: '' };
  expect(chips.search({ ...emptyFilter, text: 'ti resq' }, { reading })).toMatchObject({ ids: [1], dropped: ['ti'] });
});

test('a number without a unit does not narrow the results', () => {
  const titled = buildEngine(smallFrame, [
    product(1, { mpn: 'AA1' }),
    product(2, { mpn: 'AA2', title: localized({ ru: 'Резистор 2', en: 'Resistor 2', tr: 'Direnç 2' }) }),
  ]);
  const reading = { conditions: [{ filter: resistors, source: 'res' }], words: '2 zzz' };
  expect(titled.search({ ...emptyFilter, text: 'resq 2 zzz' }, { reading })).toMatchObject({ ids: [1, 2] });
});

test('parts that do not state the attribute follow those that have the value', () => {
  const some = buildEngine(smallFrame, [
    product(1, { mpn: 'AA1' }),
    product(2, { mpn: 'AA2', attributes: { value: 5 } }),
    product(3, { mpn: 'AA3', attributes: { value: 6 } }),
  ]);
  const key = 'value' as AttributeKey;
  const either = { ...worth(5), or: [{ kind: 'unstated', key }] } as const;
  const of = (...conditions: QueryReading['conditions']) =>
    some.search({ ...emptyFilter, text: 'resq' }, { reading: { conditions, words: '' } }).ids;
  expect(of({ filter: resistors, source: 'res' }, either)).toEqual([2, 1]);
  expect(of({ filter: resistors, source: 'res' }, { ...worth(7), or: [{ kind: 'unstated', key }] })).toEqual([1]);
});

test('a nominal value that the kind states under another name is found there', () => {
  const [like] = smallFrame.attributes;
  const keyed = (key: string) => ({
    ...like!,
    key: key as AttributeKey,
    kind: 'number' as const,
    unit: 'hertz' as const,
  });
  const frame = { ...smallFrame, attributes: [...smallFrame.attributes, keyed('cut_off'), keyed('pass_band')] };
  const filters = buildEngine(frame, [
    product(1, { attributes: { pass_band: 40 } }),
    product(2, { attributes: { cut_off: 9 } }),
  ]);
  const conditions = [
    { filter: resistors, source: 'res' },
    { filter: { kind: 'values', key: 'cut_off' as AttributeKey, values: [40] }, source: '40 Hz' } as const,
  ];
  const { ids, dropped } = filters.search(
    { ...emptyFilter, text: 'resq 40 Hz' },
    { reading: { conditions, words: '' } },
  );
  expect({ ids, dropped }).toEqual({ ids: [1], dropped: [] });
});
