import { emptyFilter } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { product, smallFrame } from '../testing/small-frame.ts';

const numbers = ['BUY12-5', 'QX7001A', 'TQX7001A', 'KJ4532-60NF', 'STQ32F103R8T6', 'STQ32F103CBU6', 'STQ32F407VG'];
const engine = buildEngine(
  smallFrame,
  numbers.map((mpn, index) => product(index + 1, { mpn, demand: index })),
);
const asked = (text: string) => {
  const { ids, dropped, correction, missing } = engine.search({ ...emptyFilter, text });
  const named = (id: number): string => numbers[id - 1] ?? '';
  return {
    found: ids.map(named),
    dropped,
    corrected: correction?.to,
    missing: missing && { number: missing.number, near: missing.near.map(named) },
  };
};

test('words around a number are dropped, although one of them is a prefix of another number', () => {
  expect(asked('buy qx7001a')).toMatchObject({ found: ['QX7001A', 'TQX7001A'], dropped: [], missing: null });
  expect(asked('buy qwzqwz qx7001a')).toMatchObject({ found: ['QX7001A', 'TQX7001A'], dropped: ['qwzqwz'] });
  expect(asked('купить QX7001A недорого').found[0]).toBe('QX7001A');
});

test('a number in the other layout among words is corrected, the words are dropped', () => {
  expect(asked('купить ло4532-60та')).toMatchObject({ found: ['KJ4532-60NF'], corrected: 'kj4532-60nf', dropped: [] });
  expect(asked('qwzqwz ло4532-60та')).toMatchObject({
    found: ['KJ4532-60NF'],
    corrected: 'qwzqwz kj4532-60nf',
    dropped: ['qwzqwz'],
  });
});

test('the middle of a number is found in the other layout', () => {
  expect(asked('532-60та')).toMatchObject({ found: ['KJ4532-60NF'], corrected: '532-60nf' });
  expect(asked('йй532-60та').found).toEqual([]);
});

test('a missing number among other words is also reported', () => {
  expect(asked('купить STQ32F103C8T6').missing).toEqual(asked('STQ32F103C8T6').missing);
  expect(asked('купить').found).toEqual([]);
});

test('a missing number is reported as meant, the most similar numbers first', () => {
  expect(asked('ыей32а103с8е6').missing).toEqual({
    number: 'stq32f103c8t6',
    near: ['STQ32F103R8T6', 'STQ32F103CBU6'],
  });
});
