import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mutant } from './find-mutants.ts';
import { findMutants } from './find-mutants.ts';
import type { Job, ResultLine, RunEnd, Verdict } from './job-file.ts';
import { hashOf, reuse } from './kept-verdicts.ts';
import { findImporters, relatedTests } from './related-tests.ts';
import { splitByFile, sureOf } from './run-jobs.ts';
import { spreadSample } from './sample.ts';
import { equivalence, scoreOf } from './score.ts';
import { tryMutants } from './try-mutants.ts';

const mutantsOf = (count: number, file = 'a.ts'): readonly Mutant[] =>
  findMutants(file, Array.from({ length: count }, () => 'f(true);').join('\n'))
    .filter(({ operator }) => operator === 'boolean')
    .slice(0, count);

describe('a sample', () => {
  test('depends on its seed, has no duplicates and takes from each group in turn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }), fc.nat(40), fc.nat(), (sizes, count, seed) => {
        const groups = sizes.map((size, group) => Array.from({ length: size }, (_, at) => `${group}:${at}`));
        const picked = spreadSample(groups, count, seed);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect(picked).toEqual(spreadSample(groups, count, seed));
        expect(new Set(picked).size).toBe(Math.min(count, total));
        const taken = groups.map((group) => picked.filter((one) => group.includes(one)).length);
        const open = taken.filter((many, group) => many < (sizes[group] ?? 0));
        expect(Math.max(...taken) - Math.min(Infinity, ...open)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('related tests', () => {
  const sources = new Map([
    ['packages/domain/src/money/index.ts', "export { sum } from './sum.ts'; export { odd } from './odd.ts';"],
    ['packages/domain/src/money/sum.ts', 'export const sum = 1;'],
    ['packages/domain/src/money/odd.ts', 'export const odd = 1;'],
    ['packages/domain/src/money/sum.test.ts', "import { sum } from './sum.ts';"],
    ['packages/domain/src/order/total.ts', "import { sum } from '../money/index.ts';"],
    ['packages/domain/src/order/total.test.ts', "import { total } from './total.ts';"],
    ['apps/server/src/features/pay/settle.ts', "import { sum } from '@farad/domain/money';"],
    ['apps/server/src/features/pay/pay.test.ts', "import { app } from '../../app.ts';"],
    ['apps/server/src/features/other/other.test.ts', "import { app } from '../../app.ts';"],
    ['packages/database/src/pay.queries.ts', 'export const payQueries = 1;'],
    ['packages/database/src/b.ts', 'export const b = 1;'],
    ['packages/database/src/connect.test.ts', "import { connect } from './connect.ts';"],
    ['apps/server/src/features/pay/repay.ts', "import { payQueries } from '@farad/database/pay.queries';"],
    ['apps/server/src/types.test.ts', "import type { sum } from '@farad/domain/money';"],
  ]);
  const tests = [...sources.keys()].filter((file) => file.endsWith('.test.ts'));
  const importers = findImporters(sources);

  test('do not include tests that are merely in the same `src` folder', () => {
    const near = relatedTests('packages/database/src/pay.queries.ts', importers, tests);
    expect(near).toEqual(['apps/server/src/features/pay/pay.test.ts']);
    expect(relatedTests('packages/database/src/b.ts', importers, tests)).toEqual([]);
  });

  test('begin with the test of the same name, then tests that import the file or are beside importers', () => {
    expect(relatedTests('packages/domain/src/money/sum.ts', importers, tests)).toEqual([
      'packages/domain/src/money/sum.test.ts',
      'packages/domain/src/order/total.test.ts',
      'apps/server/src/features/pay/pay.test.ts',
    ]);
    const beside = ['again', 'pay'].map((name) => `apps/server/src/features/pay/${name}.test.ts`);
    const mentioning = new Map([['apps/server/src/features/pay/pay.test.ts', 'the sum']]);
    const near = relatedTests('packages/domain/src/money/sum.ts', importers, beside, mentioning);
    expect(near).toEqual(beside.toReversed());
    const topic = ['packages/domain/src/money/deep/far.test.ts', 'packages/domain/src/order/other.test.ts'];
    expect(relatedTests('packages/domain/src/money/odd.ts', importers, topic)).toEqual(topic.slice(0, 1));
    expect(relatedTests('packages/domain/src/money/odd.ts', importers, tests)).toEqual([
      'packages/domain/src/money/sum.test.ts',
    ]);
  });
});

describe('trying mutants', () => {
  const numbered = mutantsOf(4).map((mutant, number) => ({ number, mutant, tests: ['near', 'far'] }));
  const rules: Job = { project: 'rules', seed: 1, tests: ['near', 'far'], mutants: numbered, results: '' };

  async function tryWith(
    ends: (test: string, mutant: number, isAlone: boolean) => RunEnd,
    before: readonly ResultLine[] = [],
    { job = rules, passesAlone = true } = {},
  ) {
    const lines: ResultLine[] = [];
    const ran: string[] = [];
    const measured: string[] = [];
    const isDone = await tryMutants(
      job,
      before,
      {
        write: (line) => void lines.push(line),
        reach: async (file) => {
          measured.push(file);
          const later = file === 'far' ? [0, 2] : [0];
          const cases = { 1: ['a'], 2: ['b', 'c'] };
          return { kind: 'reached', test: file, passed: true, ms: 5, turns: 0, atImport: [1], later, cases };
        },
        run: async (file, mutant, { fresh, cases }) => {
          ran.push([mutant, file, ...(fresh ? ['fresh'] : []), ...(cases ?? [])].join(' '));
          return ends(file, mutant, cases !== null);
        },
        passes: async (file, cases) => {
          ran.push(['alone', file, ...cases].join(' '));
          return passesAlone;
        },
      },
      7,
    );
    const verdicts = lines.flatMap((line) => (line.kind === 'ended' ? [[line.number, line.verdict]] : []));
    return { isDone, ran, verdicts, lines, measured };
  }

  test('runs only tests that reach the mutant, up to the first that fails', async () => {
    const { isDone, ran, verdicts } = await tryWith((_, mutant) => (mutant === 0 ? 'failed' : 'passed'));
    expect(ran).toEqual(['0 near', '2 far b c', '1 near fresh', '1 far fresh']);
    expect(isDone).toBe(true);
    expect(verdicts).toEqual([
      [0, 'killed'],
      [2, 'survived'],
      [3, 'unreached'],
      [1, 'survived'],
    ]);
  });

  test('tries mutants that are reached during import last, together', async () => {
    const { ran } = await tryWith(() => 'failed');
    expect(ran).toEqual(['0 near', '2 far b c', '1 near fresh']);
  });

  test('a failure after a long wait is tried once more in the same process, with a new time limit', async () => {
    let waits = 1;
    const once = await tryWith((_, mutant) => (mutant === 0 && waits-- > 0 ? 'waited' : 'passed'));
    expect([once.isDone, once.verdicts[0], once.measured]).toEqual([true, [0, 'survived'], ['near', 'near', 'far']]);
    const always = await tryWith((_, mutant) => (mutant === 0 ? 'waited' : 'passed'));
    expect([always.isDone, always.verdicts[0]]).toEqual([true, [0, 'timeout']]);
  });

  test('first runs a test without a mutant only when a mutant needs the test', async () => {
    const before = [1, 2, 3].map((number) => ({ kind: 'ended', number, verdict: 'killed', by: null }) as const);
    expect((await tryWith(() => 'failed', before)).measured).toEqual(['near']);
  });

  test('with a database, a test that was already run comes before a nearer one', async () => {
    const mutants = numbered.slice(2, 3).map((one) => ({ ...one, tests: ['near', 'far'] }));
    const known = { kind: 'reached', passed: true, ms: 5, turns: 0, atImport: [], later: [2], cases: {} } as const;
    const job = { ...rules, project: 'with-database', mutants };
    const { ran, measured } = await tryWith(() => 'failed', [{ ...known, test: 'far' }], { job });
    expect([ran, measured]).toEqual([['2 far'], []]);
  });

  test('a test with a database that fails alone is run with all tests of its file', async () => {
    const job = { ...rules, project: 'with-database', mutants: numbered.slice(2, 3) };
    const sound = await tryWith(() => 'failed', [], { job });
    expect([sound.ran, sound.verdicts]).toEqual([['2 far b c', 'alone far b c'], [[2, 'killed']]]);
    const unsound = await tryWith((_file, _mutant, isAlone) => (isAlone ? 'failed' : 'passed'), [], {
      job,
      passesAlone: false,
    });
    expect([unsound.ran, unsound.verdicts]).toEqual([['2 far b c', 'alone far b c', '2 far'], [[2, 'survived']]]);
  });

  test('an endless loop gives a verdict', async () => {
    const endless = await tryWith(() => 'endless');
    expect(endless.verdicts.slice(0, 2)).toEqual([
      [0, 'timeout'],
      [2, 'timeout'],
    ]);
  });

  test('a run that hangs ends the process, is measured and tried again, and counts when it hangs again', async () => {
    const first = await tryWith(() => 'hung');
    expect([first.isDone, first.verdicts, first.ran]).toEqual([false, [], ['0 near']]);

    const passing = await tryWith(() => 'passed', first.lines);
    expect(passing.measured).toEqual(['near', 'far']);
    expect(passing.verdicts[0]).toEqual([0, 'survived']);

    const second = await tryWith(() => 'hung', first.lines);
    expect([second.isDone, second.verdicts, second.measured]).toEqual([false, [], ['near']]);
    const third = await tryWith(() => 'passed', [...first.lines, ...second.lines]);
    expect(third.verdicts[0]).toEqual([0, 'timeout']);
  });

  test('continues where an earlier process stopped', async () => {
    const { ran } = await tryWith(
      () => 'passed',
      [
        { kind: 'ended', number: 0, verdict: 'timeout', by: null },
        { kind: 'ended', number: 1, verdict: 'killed', by: 'near' },
      ],
    );
    expect(ran).toEqual(['2 far b c']);
  });
});

describe('the score', () => {
  const tried = (verdicts: readonly Verdict[]) =>
    mutantsOf(verdicts.length).map((mutant, at) => ({ mutant, verdict: verdicts[at] ?? 'killed' }));
  const many = (count: number, verdict: Verdict): readonly Verdict[] => Array.from({ length: count }, () => verdict);

  test.each([
    [90, 10, true],
    [89, 11, false],
  ])('%d killed and %d survived: good is %j', (killed, survived, isGood) => {
    const score = scoreOf(tried([...many(killed, 'killed'), ...many(survived, 'survived')]), () => false);
    expect([score.share, score.isGood]).toEqual([killed / 100, isGood]);
  });

  test('a timed-out mutant counts as killed, an unreached one as survived', () => {
    const score = scoreOf(tried(['killed', 'timeout', 'unreached', 'survived']), () => false);
    expect(score).toMatchObject({ killed: 1, timedOut: 1, survived: 2, share: 0.5 });
  });

  test('at most three in a hundred may be equivalent', () => {
    const score = scoreOf(tried([...many(90, 'killed'), ...many(10, 'survived')]), () => true);
    expect(score).toMatchObject({ equivalent: 3, survived: 7, share: 90 / 97 });
  });

  test('a proof holds for its line and its change only', () => {
    const [mutant] = mutantsOf(1);
    if (mutant === undefined) throw new Error('no mutant');
    const proof = { file: 'a.ts', line: 'f(true);', original: 'true', replacement: 'false', proof: 'f ignores it' };
    const is = (change: object) => equivalence([{ ...proof, ...change }], () => '  f(true);')(mutant);
    expect(is({})).toBe(true);
    for (const change of [{ line: 'g(true);' }, { replacement: '' }, { proof: '' }, { file: 'b.ts' }])
      expect(is(change)).toBe(false);
  });
});

describe('verdicts of an earlier run', () => {
  test('are reused while the file and its tests are unchanged', () => {
    const [one, two] = mutantsOf(2);
    if (one === undefined || two === undefined) throw new Error('no mutants');
    const texts: Record<string, string> = { 'a.ts': 'source', 'a.test.ts': 'test' };
    const hash = () => hashOf('a.ts', ['a.test.ts'], (file) => texts[file] ?? '');
    const kept = {
      'a.ts': {
        [one.id]: { hash: hash(), verdict: 'killed' as const },
        [two.id]: { hash: 'older', verdict: 'survived' as const },
      },
    };
    const candidates = [one, two].map((mutant) => ({ mutant, tests: ['a.test.ts'] }));
    expect(reuse(candidates, kept, hash)).toEqual({
      known: [{ mutant: one, verdict: 'killed' }],
      toTry: [candidates[1]],
    });
    texts['a.test.ts'] = 'another test';
    expect(reuse(candidates, kept, hash).toTry).toEqual(candidates);
    expect(reuse(candidates, kept, hash, true).toTry).toEqual([candidates[1]]);
  });
});

test('a survivor is tried again when a test of it failed without any mutant, a kill is kept', () => {
  const verdicts: readonly Verdict[] = ['killed', 'timeout', 'survived', 'unreached'];
  const outcomes = (isUnsure: boolean) =>
    mutantsOf(4).map((mutant, at) => ({ mutant, verdict: verdicts[at] ?? 'killed', isUnsure }));
  expect(sureOf(outcomes(true)).map(({ verdict }) => verdict)).toEqual(['killed', 'timeout']);
  expect(sureOf(outcomes(false)).map(({ verdict }) => verdict)).toEqual(verdicts);
});

test('the mutants of a file stay in one share', () => {
  const candidates = ['a.ts', 'b.ts', 'c.ts'].flatMap((file, at) =>
    mutantsOf(at + 1, file).map((mutant) => ({ mutant, tests: [] })),
  );
  const shares = splitByFile(candidates, 2);
  expect(shares.map((share) => share.length)).toEqual([3, 3]);
  expect(shares.map((share) => new Set(share.map(({ mutant }) => mutant.file)).size)).toEqual([1, 2]);
  expect(splitByFile(candidates.slice(0, 1), 4)).toHaveLength(1);
});
