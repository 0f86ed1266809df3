import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AttributeKey, CategoryId } from './category.ts';
import {
  categoryDepthMax,
  deletionProblem,
  mergedAttributes,
  mergeProblem,
  moveProblem,
  placedAmong,
} from './category-rules.ts';
import { bySlugs } from './offered.ts';

const id = (number: number): CategoryId => number as CategoryId;
const node = (number: number, parent: number | null) => ({
  id: id(number),
  parentId: parent === null ? null : id(parent),
});

/** Tree: 1 > 2 > 3 > 4, and 5 > 6. */
const tree = [node(1, null), node(2, 1), node(3, 2), node(4, 3), node(5, null), node(6, 5)];

describe('a category is moved', () => {
  it.each([
    [2, null, null],
    [6, 3, null],
    [6, 6, 'cycle'],
    [1, 4, 'cycle'],
    [6, 4, 'too_deep'],
    [2, 6, 'too_deep'],
    [3, 5, null],
  ])('%s below %s: %s', (moved, parent, problem) => {
    expect(moveProblem(tree, id(moved), parent === null ? null : id(parent))).toBe(problem);
  });

  it('a new one may be anywhere except below the deepest', () => {
    expect(moveProblem(tree, null, id(3))).toBeNull();
    expect(moveProblem(tree, null, id(4))).toBe('too_deep');
  });

  it('every allowed move keeps a tree of allowed depth', () => {
    const parents = fc.array(fc.option(fc.nat(7)), { minLength: 8, maxLength: 8 });
    const moves = fc.array(fc.tuple(fc.nat(7), fc.option(fc.nat(7))), { maxLength: 30 });
    fc.assert(
      fc.property(parents, moves, (from, wanted) => {
        let nodes = from.map((_, number) => node(number + 1, null));
        const all = [...from.entries()].map(([number, to]) => [number, to] as const).concat(wanted);
        for (const [number, to] of all) {
          const parentId = to === null ? null : id(to + 1);
          if (moveProblem(nodes, id(number + 1), parentId) !== null) continue;
          nodes = nodes.map((each) => (each.id === id(number + 1) ? { ...each, parentId } : each));
        }
        for (const { id: from_ } of nodes) {
          let steps = 0;
          for (let at: CategoryId | null = from_; at !== null; steps += 1) {
            at = nodes.find((each) => each.id === at)?.parentId ?? null;
            expect(steps).toBeLessThan(categoryDepthMax);
          }
        }
      }),
    );
  });
});

it('a category moves to a position among its siblings, each of which stays once', () => {
  expect(placedAmong([id(1), id(2), id(3)], id(3), 0)).toEqual([3, 1, 2]);
  expect(placedAmong([id(1), id(2)], id(9), 99)).toEqual([1, 2, 9]);
  expect(placedAmong([id(1), id(2), id(3)], id(1), 1)).toEqual([2, 1, 3]);
});

it('a category is merged into another that is not inside it', () => {
  expect(mergeProblem(tree, id(2), id(1))).toBeNull();
  expect(mergeProblem(tree, id(1), id(3))).toBe('cycle');
  expect(mergeProblem(tree, id(1), id(1))).toBe('cycle');
  expect(mergeProblem(tree, id(1), id(6))).toBe('too_deep');
  expect(mergeProblem(tree, id(6), id(4))).toBeNull();
});

it('gets missing attributes after its own, and not as columns', () => {
  const attribute = (key: string, isColumn: boolean) => ({ key: key as AttributeKey, isFacet: true, isColumn });
  expect(mergedAttributes([attribute('power', true)], [attribute('power', false), attribute('voltage', true)])).toEqual(
    [attribute('power', true), attribute('voltage', false)],
  );
});

it('is deleted only when empty', () => {
  expect(deletionProblem({ products: 0, categories: 0, coupons: 0 })).toBeNull();
  expect(deletionProblem({ products: 1, categories: 0, coupons: 1 })).toBe('has_products');
  expect(deletionProblem({ products: 1, categories: 1, coupons: 0 })).toBe('has_categories');
  expect(deletionProblem({ products: 0, categories: 0, coupons: 1 })).toBe('has_coupons');
});

it('is found by its current and former slugs, unless another has such a slug now', () => {
  const resistors = { slug: 'resistors', formerSlugs: ['res', 'caps'] };
  const capacitors = { slug: 'caps' };
  const found = bySlugs([resistors, capacitors]);
  expect([found.get('res'), found.get('resistors'), found.get('caps'), found.get('x')]).toEqual([
    resistors,
    resistors,
    capacitors,
    undefined,
  ]);
});
