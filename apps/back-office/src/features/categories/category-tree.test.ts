import { expect, it } from 'vitest';

import { dropPlace, matching, neighbourPlace, treeOf, withoutSubtree } from './category-tree.ts';

const row = (id: string, parentId: string | null, title = id) => ({ id, parentId, title, slug: `s-${id}` });

/** Test tree: `a` has the children `b` and `d`, and `b` has `c`; `e` is a second top category. */
const rows = [row('a', null), row('b', 'a'), row('c', 'b'), row('d', 'a'), row('e', null, 'Реле')];

it('builds the tree below a category', () => {
  expect(treeOf(rows)).toMatchObject([
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c', children: [] }] }, { id: 'd' }] },
    { id: 'e' },
  ]);
});

it.each([
  ['e', 'b', 'into', { parentId: 'b', place: 1 }],
  ['e', 'b', 'before', { parentId: 'a', place: 0 }],
  ['e', 'b', 'after', { parentId: 'a', place: 1 }],
  ['b', 'd', 'after', { parentId: 'a', place: 1 }],
  ['d', 'b', 'before', { parentId: 'a', place: 0 }],
  ['c', 'a', 'before', { parentId: null, place: 0 }],
] as const)('%s dropped on %s, %s it', (dragged, on, where, place) => {
  expect(dropPlace(rows, dragged, on, where)).toEqual(place);
});

it('finds neighbours, and none beyond the ends', () => {
  expect(neighbourPlace(rows, 'd', -1)).toEqual({ parentId: 'a', place: 0 });
  expect(neighbourPlace(rows, 'b', 1)).toEqual({ parentId: 'a', place: 1 });
  expect(neighbourPlace(rows, 'b', -1)).toBeNull();
  expect(neighbourPlace(rows, 'e', 1)).toBeNull();
});

it('offers all categories outside of a subtree', () => {
  expect(withoutSubtree(rows, 'b').map(({ id }) => id)).toEqual(['a', 'd', 'e']);
});

it('finds by name or address, with the ancestors', () => {
  expect(matching(rows, 'РЕЛ').map(({ id }) => id)).toEqual(['e']);
  expect(matching(rows, 's-c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(matching(rows, '')).toHaveLength(5);
});
