import type { AttributeKey } from '@farad/domain/category';
import { emptyFilter, type QueryReading } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from './engine.ts';
import { product, smallFrame } from './testing/small-frame.ts';

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

test('words that nothing has are left out and named', () => {
  expect(asked('zzz qqq')).toEqual({ ids: [1, 2], dropped: ['zzz', 'qqq'] });
});

test('joining words are left out in silence', () => {
  expect(asked('для zzz')).toEqual({ ids: [1, 2], dropped: ['zzz'] });
});

test('a word may stand in a value, with or without its dash', () => {
  expect(asked('rs485')).toEqual({ ids: [1], dropped: [] });
  expect(asked('rs-485')).toEqual({ ids: [1], dropped: [] });
});

test('a value that parts have otherwise is never left out', () => {
  expect(asked('zzz', worth(30))).toEqual({ ids: [], dropped: [] });
  expect(asked('zzz', worth(20))).toEqual({ ids: [2], dropped: ['zzz'] });
});

test('a part number that is not there is never left out', () => {
  expect(asked('LM2596S')).toEqual({ ids: [], dropped: [] });
});

test('a condition on an attribute that parts do not have is met otherwise', () => {
  const other = { kind: 'words', words: ['so 8'] } as const;
  const mounted = {
    filter: { kind: 'values', key: 'marked' as AttributeKey, values: [true] },
    source: 'smd',
    or: [other],
  } as const;
  expect(asked('', mounted)).toEqual({ ids: [2], dropped: [] });
});

test('a wish is passed over where nothing meets it', () => {
  const wishing = (word: string) => ({ ...worth(20), also: [[{ kind: 'words', words: [word] } as const]] });
  expect(asked('', { filter: resistors, source: 'res', also: [[{ kind: 'words', words: ['rs 485'] }]] }).ids).toEqual([
    1,
  ]);
  expect(asked('', wishing('nothing')).ids).toEqual([2]);
});

test('a rating that nothing has just so is taken as at least, and told', () => {
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
