// `npm run test:mutation`: changes the sources at one place at a time, and checks that a test fails.
import { readFileSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { areas, type Area } from './areas.ts';
import { findMutants } from './find-mutants.ts';
import { hashOf, isKill, keep, readKept, reuse } from './kept-verdicts.ts';
import { findImporters, relatedTests } from './related-tests.ts';
import { runJobs, sureOf, type Candidate, type Outcome } from './run-jobs.ts';
import { spreadSample } from './sample.ts';
import { equivalence, scoreOf, type Equivalent, type Score, type Tried } from './score.ts';

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: areas.map(({ name }) => name) },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    sample: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    only: { type: 'string', multiple: true, default: [''] },
    tests: { type: 'string', multiple: true, default: [''] },
    fresh: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const workers = Number(values.workers);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
};
const list = (patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort();

const isTest = (file: string): boolean => file.endsWith('.test.ts');
/** Returns true for files that only tests load. */
const isForTests = (file: string): boolean =>
  isTest(file) || /\/(?:testing|test-[a-z-]+)(?:\/|\.ts$)|\.(?:fixture|examples)\.ts$/.test(file);

/** Maximum number of related test files for each source file. The nearest are used, because they fail most likely. */
const testsMax = 24;

const all = list(['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts']).filter((file) => !file.endsWith('.d.ts'));
const sources = new Map(all.map((file) => [file, textOf(file)]));
const importers = findImporters(sources);
const inProject = {
  // The tests of the importers check the domain too: they read whole files, and the domain decides what these mean.
  rules: all.filter((file) => isTest(file) && /^packages\/(?:domain|importers)\//.test(file)),
  'with-database': all.filter((file) => isTest(file) && /^(?:apps\/server|packages\/database)\//.test(file)),
};

function candidatesOf(area: Area): readonly Candidate[] {
  const tests = inProject[area.project].filter((file) => !file.endsWith('.long.test.ts'));
  const far = list(area.farTests).filter((file) => tests.includes(file));
  const isWanted = (file: string): boolean => values.only.some((part) => file.includes(part));
  const files = list(area.sources).filter((file) => !isForTests(file) && isWanted(file));
  const groups = files.map((file) => {
    const near = relatedTests(file, importers, tests, sources).slice(0, testsMax);
    const related = [...new Set([...near, ...far])];
    return findMutants(file, textOf(file)).map((mutant) => ({ mutant, tests: related }));
  });
  const count = values.sample === undefined ? area.sample : Number(values.sample);
  say(`${area.name}: ${groups.flat().length} mutants of ${files.length} files, ${count ?? 'all'} tried`);
  return count === null ? groups.flat() : spreadSample(groups, count, seed);
}

async function tryArea(area: Area): Promise<readonly Tried[]> {
  const candidates = candidatesOf(area);
  const path = join(root, 'node_modules', '.cache', 'farad-mutation', `${area.name}.json`);
  const testsOf = new Map(candidates.map(({ mutant, tests }) => [mutant.file, tests]));
  const hash = (file: string): string => hashOf(file, testsOf.get(file) ?? [], textOf);
  const kept = values.fresh ? {} : readKept(path);
  const { known, toTry } = reuse(candidates, kept, ({ mutant }) => hash(mutant.file), values.survivors);
  if (known.length > 0) say(`${area.name}: ${known.length} verdicts known from an earlier run`);
  listSurvivors(known);
  const shown = new Set<string>();
  const onOutcomes = (outcomes: readonly Outcome[]): void => {
    const news = outcomes.filter(({ mutant }) => !shown.has(mutant.id));
    if (news.length === 0) return;
    for (const { mutant } of news) shown.add(mutant.id);
    // If only some tests run (`--tests`), survivors are not stored, because the other tests may detect them.
    const isAll = values.tests.includes('');
    keep(path, isAll ? sureOf(news) : news.filter(({ verdict }) => isKill(verdict)), hash);
    say(`${area.name}: ${shown.size} of ${toTry.length}`);
    listSurvivors(news);
  };
  const isWanted = (test: string): boolean => values.tests.some((part) => test.includes(part));
  const wanted = toTry.map(({ mutant, tests }) => ({ mutant, tests: tests.filter(isWanted) }));
  const tried = wanted.length === 0 ? [] : await runJobs(wanted, { project: area.project, seed, workers, onOutcomes });
  return [...known, ...tried];
}

const lineOf = (file: string, line: number): string => textOf(file).split('\n')[line - 1] ?? '';
/** Shortens a text for printing. Both ends stay, because a removed call is at the end. */
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 40)} ... ${line.slice(-45)}` : line;
};

function listSurvivors(tried: readonly Tried[]): void {
  for (const one of tried.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached')) {
    const { file, line, operator, original, replacement } = one.mutant;
    const word = isEquivalent(one.mutant) ? 'equivalent' : one.verdict;
    say(`  ${file}:${line} ${word} (${operator}): ${short(original)} -> ${short(replacement)}`);
  }
}

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(10) + cells.map((cell) => String(cell).padStart(12)).join('');

const startMs = Date.now();
say(`seed ${seed}, ${workers} at a time`);
const proofs = JSON.parse(readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8')) as readonly Equivalent[];
const isEquivalent = equivalence(proofs, lineOf);
const scores: [name: string, score: Score][] = [];
for (const area of areas.filter(({ name }) => values.area.includes(name))) {
  const tried = await tryArea(area);
  scores.push([area.name, scoreOf(tried, isEquivalent)]);
}
say('');
say(row('area', ['mutants', 'killed', 'timed out', 'survived', 'equivalent', 'share']));
for (const [name, { mutants, killed, timedOut, survived, equivalent, share }] of scores)
  say(row(name, [mutants, killed, timedOut, survived, equivalent, `${(share * 100).toFixed(1)} %`]));
say(`seed ${seed}, ${((Date.now() - startMs) / 60_000).toFixed(1)} minutes`);
process.exitCode = scores.length > 0 && scores.every(([, { isGood }]) => isGood) ? 0 : 1;
