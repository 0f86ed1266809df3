import { describe, expect, test } from 'vitest';
import { referenceFrame } from './reference-frame.ts';
import { leafCategories } from './categories.ts';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the frame', () => {
  test('is a tree of three levels with more than 40 leaves', () => {
    const byId = new Map(referenceFrame.categories.map((category) => [category.id, category]));
    const depth = (id: number | null): number => {
      const category = id === null ? undefined : byId.get(id as never);
      return category === undefined ? 0 : 1 + depth(category.parentId);
    };
    expect(leafCategories.length).toBeGreaterThanOrEqual(40);
    expect(leafCategories.map(({ id }) => depth(id)).every((levels) => levels === 3)).toBe(true);
  });

  test('has unique slugs and keys', () => {
    for (const names of [
      referenceFrame.categories.map(({ slug: name }) => name),
      referenceFrame.brands.map(({ slug: name }) => name),
      referenceFrame.attributes.map(({ key }) => String(key)),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
    expect(referenceFrame.categories.every(({ slug: name }) => slug.test(name))).toBe(true);
    expect(referenceFrame.brands.every(({ slug: name }) => slug.test(name))).toBe(true);
  });

  test('speaks three languages everywhere', () => {
    const texts = [
      ...referenceFrame.categories.flatMap(({ title, partTitle, description }) => [title, partTitle, description]),
      ...referenceFrame.attributes.flatMap(({ title, valueTitles }) => [title, ...Object.values(valueTitles)]),
    ];
    expect(
      texts.filter(({ ru, en, tr }) => ru === '' || en === '' || tr === '' || en === undefined || tr === undefined),
    ).toEqual([]);
  });

  test('gives every leaf of parts 5 to 12 attributes with columns, and tools and materials at least 3', () => {
    const tools = referenceFrame.categories.find(({ slug: name }) => name === 'tools-materials')?.id ?? 0;
    const odd = leafCategories.filter(
      ({ id, attributes }) =>
        attributes.length < (id > tools ? 3 : 5) ||
        attributes.length > 12 ||
        !attributes.some(({ isColumn }) => isColumn),
    );
    expect(odd.map(({ slug: name, attributes }) => [name, attributes.length])).toEqual([]);
  });

  test('gives at most one attribute of a category pages of its own, one with words', () => {
    const kinds = new Map(referenceFrame.attributes.map(({ key, kind }) => [key, kind]));
    const marked = leafCategories.map(({ attributes }) => attributes.filter(({ isIndexed }) => isIndexed));
    expect(marked.every((attributes) => attributes.length <= 1)).toBe(true);
    const keys = marked.flat().map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key) => kinds.get(key) !== 'enum')).toEqual([]);
  });
});
