import fc from 'fast-check';
import { expect, test } from 'vitest';

import { knownCategory } from './categories.ts';
import { categoryNameExamples } from './category-names.examples.ts';
import { categoryRows } from './category-rows.ts';
import { readCategoryName } from './read-category.ts';

const rows = categoryNameExamples
  .trim()
  .split('\n')
  .map((row) => {
    const [slug = '', names = ''] = row.split(' | ');
    return { slug, names: names.split(';').map((name) => name.split(' > ')) };
  });

test.each(rows)('names of $slug', ({ slug, names }) => {
  const read = names.map((path) => [
    path.join(' > '),
    knownCategory(path.at(-1) ?? '') ?? readCategoryName(path) ?? '-',
  ]);
  expect(read.filter(([, told]) => told !== slug)).toEqual([]);
});

test('names in the table are read as listed there, or not at all', () => {
  const listed = categoryRows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [head = '', ...rest] = row.split('|');
      const [slug = '', parent] = head.split(' < ');
      if (parent !== undefined) rest.splice(0, 6);
      return rest
        .join('|')
        .split(';')
        .map((name) => ({ slug, name }));
    });
  const other = listed.filter(({ slug, name }) => ![slug, null].includes(readCategoryName([name])));
  // Feed-through capacitors occur in the table twice.
  expect(other.map(({ name }) => name)).toEqual(['Feed Through Capacitors']);
  expect(listed.filter(({ slug, name }) => readCategoryName([name]) === slug).length).toBeGreaterThan(
    listed.length * 0.85,
  );
});

test('law: any name is read, even a long one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 3 }), (path) => {
      expect(() => readCategoryName(path)).not.toThrow();
    }),
  );
  expect(readCategoryName(['Резистор '.repeat(20_000)])).toBeNull();
});
