import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { jsonDepthMax, tooDeepAt } from './json-depth.ts';

/** Counts the levels of a parsed value. The code under test counts them in the text instead. */
function levelsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

describe('the depth of a JSON text', () => {
  it('equals that of the parsed value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.integer({ min: 0, max: 9 }), (json, depthMax) => {
        expect(tooDeepAt(json, depthMax) !== null).toBe(levelsOf(JSON.parse(json)) > depthMax);
      }),
    );
  });

  it.each([
    ['brackets in a text', JSON.stringify('['.repeat(500))],
    ['brackets behind an escaped quote', JSON.stringify([`"${'{'.repeat(500)}\\`])],
    ['many neighbours', JSON.stringify(Array.from({ length: 500 }, () => [{}]))],
    ['a text without its end', `"${'['.repeat(500)}`],
    ['a backslash at the end', '"\\'],
    ['32 levels', '['.repeat(32) + ']'.repeat(32)],
  ])('%s: not too deep', (_, json) => {
    expect(tooDeepAt(json)).toBeNull();
  });

  it.each([33, 100, 7000, 500_000])('%i levels are read up to the 33rd bracket and no further', (levels) => {
    expect(tooDeepAt('['.repeat(levels))).toBe(jsonDepthMax);
    // Each level has five characters (`{"a":`), and the first of them is the bracket.
    expect(tooDeepAt('{"a":'.repeat(levels))).toBe(jsonDepthMax * 5);
  });

  it('an extra closing bracket does not hide later depth for long', () => {
    expect(tooDeepAt(`${']'.repeat(5)}${'['.repeat(38)}`)).toBe(42);
  });
});
