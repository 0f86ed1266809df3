import { describe, expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { instrument } from './instrument.ts';

const changesIn = (source: string): readonly string[] =>
  findMutants('a.ts', source).map(
    ({ operator, original, replacement }) => `${operator}: ${original} -> ${replacement}`,
  );

/** Runs a function with one mutant selected, and returns its result. -1 = no mutant. */
function runWith(source: string, chosen: number, ...values: readonly unknown[]): unknown {
  const mutants = findMutants('a.ts', source).map((mutant, number) => ({ number, mutant }));
  const code = instrument(source, mutants).replace('export const rule =', 'return ');
  const turn = (() => {
    let turns = 0;
    return () => {
      turns += 1;
      if (turns > 1_000) throw new RangeError('endless');
    };
  })();
  // The text is run as code, because this is what the test checks.
  const rule: unknown = Reflect.construct(Function, ['__mutant', '__loop', code]);
  const made = (rule as (...all: unknown[]) => (...given: readonly unknown[]) => unknown)(
    (n: number) => n === chosen,
    turn,
  );
  return made(...values);
}

const numberOf = (source: string, replacement: string): number =>
  findMutants('a.ts', source).findIndex((mutant) => mutant.replacement === replacement);

describe('mutants of a source', () => {
  test.each([
    ['f = (a) => a < b', ['boundary: a < b -> a <= b', 'comparison: a < b -> a >= b']],
    ['f = (a) => a === b', ['equality: a === b -> a !== b']],
    ['x = a - b', ['arithmetic: a - b -> a + b']],
    ['x = (a + b) * c', ['arithmetic: (a + b) * c -> (a + b) / c', 'arithmetic: a + b -> a - b']],
    ['x = a ?? b', ['fallback: a ?? b -> a', 'fallback: a ?? b -> b']],
    ['x = a && b', ['logic: a && b -> (a) || (b)']],
    ['x = !a', ['negation: !a -> (a)']],
    ['x = a?.b.c', ['chaining: a?.b -> a.b']],
    ['x = a.some(f)', ['method: a.some(f) -> a.every(f)']],
    ['x = a.filter(f)', ['call: a.filter(f) -> a']],
    ['x = Math.min(a, b)', ['method: Math.min(a, b) -> Math.max(a, b)']],
    ['x = [...a, b]', ['spread: [...a, b] -> [b]', 'list: [...a, b] -> []']],
    ['x = 7', ['number: 7 -> 8', 'number: 7 -> 6']],
    ['x = true', ['boolean: true -> false']],
    ["x = 'paid'", ["text: 'paid' -> ''"]],
    [
      'x = /^a{2,5}$/u',
      [
        'pattern: /^a{2,5}$/u -> /a{2,5}$/u',
        'pattern: /^a{2,5}$/u -> /^a{3,5}$/u',
        'pattern: /^a{2,5}$/u -> /^a{2,6}$/u',
        'pattern: /^a{2,5}$/u -> /^a{2,5}/u',
      ],
    ],
  ])('%s', (source, expected) => {
    expect(changesIn(source)).toEqual(expect.arrayContaining([...expected]));
  });

  test('a guard is removed once and made unconditional once', () => {
    expect(changesIn('function f() { if (a) return 1; return b; }')).toEqual([
      'guard: a -> false',
      'condition: a -> true',
      'number: 1 -> 2',
      'number: 1 -> 0',
      'result: b -> undefined',
    ]);
  });

  test.each([
    ['types', "type A = 'one' | 2; const x: 'two' = y as 'two'; interface B { readonly c: 3 }"],
    ['imports', "import a from 'a'; export * from 'b';"],
    ['logs', "log.info({ at: 1 }, 'said'); console.error('said', 2);"],
    ['errors', 'function f() { throw new RangeError(`out of range: ${value}`); }'],
    ['joined texts', 'const x = `${a}` + b'],
    ['the text of tagged templates', 'const x = sql`select 1`'],
  ])('none of %s', (_, source) => {
    expect(changesIn(source).filter((change) => !change.startsWith('text: `${a}`'))).toEqual([]);
  });

  test('an id is stable when the rest of the run changes, and unique among changes', () => {
    const ids = findMutants('a.ts', 'x = a < 3').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(findMutants('a.ts', 'x = a < 3').map(({ id }) => id)).toEqual(ids);
    expect(findMutants('b.ts', 'x = a < 3').map(({ id }) => id)).not.toContain(ids[0]);
  });
});

describe('an instrumented source', () => {
  const shipping = "export const rule = (sum) => { if (sum >= 5) return 'free'; return 'paid'; }";

  test('behaves as before while no mutant is selected', () => {
    expect([4, 5, 6].map((sum) => runWith(shipping, -1, sum))).toEqual(['paid', 'free', 'free']);
  });

  test.each([
    ['sum > 5', 5, 'paid'],
    ['6', 5, 'paid'],
    ['4', 4, 'free'],
    ['false', 9, 'paid'],
    ['true', 0, 'free'],
    ["''", 9, ''],
  ])('with %s, %d is %j', (replacement, sum, expected) => {
    expect(runWith(shipping, numberOf(shipping, replacement), sum)).toBe(expected);
  });

  test('keeps the short-circuit of an optional chain', () => {
    const chain = 'export const rule = (a) => a?.b.c(1)';
    expect(runWith(chain, -1, undefined)).toBeUndefined();
    expect(() => runWith(chain, numberOf(chain, 'a.b'), undefined)).toThrow(TypeError);
    expect(runWith(chain, numberOf(chain, '2'), { b: { c: (n: number) => n } })).toBe(2);
  });

  test('removes a statement, also as the only one below a condition', () => {
    const source = 'export const rule = (list, is) => { if (is) list.push(1); else list.push(2); return list; }';
    const first = findMutants('a.ts', source).findIndex(({ operator }) => operator === 'statement');
    expect(runWith(source, -1, [], true)).toEqual([1]);
    expect(runWith(source, first, [], true)).toEqual([]);
    expect(runWith(source, first, [], false)).toEqual([2]);
  });

  test('ends a loop that a mutant made endless', () => {
    const source = 'export const rule = (n) => { let i = 0; while (i < n) { i += 1; } return i; }';
    expect(runWith(source, -1, 3)).toBe(3);
    expect(() => runWith(source, numberOf(source, 'i -= 1'), 3)).toThrow('endless');
  });
});
