import { execFile } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readQuery, vocabularyOf } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import { toSnapshot } from '@farad/search/snapshot/snapshot';
import type { SuggestRequest } from '@farad/search/suggest/suggest';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { benchFrame, benchProducts } from '../kit/catalogue.ts';
import type { MiniSearchReport, MiniSearchTask } from './minisearch-suggestions.ts';
import type { StartReport } from '../start/p9.bench.ts';
import { medianMs, timingOf } from '../kit/timing.ts';

/** Texts that are typed letter by letter. A suggestion is measured after each letter. */
const typed = [
  '100nf 0402 x7r',
  'resistor 10k',
  'резистор 4к7 0805 1%',
  'чип-конденсатор 0,1мкФ 50В',
  'yageo rc0603',
  'murata 0402',
  'стабилизатор 5в',
  'диод шоттки',
  'direnç 0805',
  'к155ла3',
  'кр142ен5а',
  'stm32f103c8t6',
  'ne555p',
  'ту555',
  'rjyltycfnjh',
  'lm358dr',
  'crcw06032k20jnea',
  'микросхема',
];

/** Words that occur in the titles of very many products. */
const common = ['резистор', 'resistor 10', 'чип-резистор 0603', 'ceramic capacitor 0402', 'yageo 0805', 'конденсатор'];
const rareCount = 12;
const keystrokeRuns = 5;
const miniSearchRuns = 3;
const buildMsMax = 120_000;
const program = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const vocabulary = vocabularyOf(benchFrame);

/** Returns the request for suggestions. The text is parsed here, outside the measured time. */
const requestOf = (text: string): SuggestRequest => ({
  text,
  locale: 'ru',
  reading: readQuery(text, vocabulary),
  limits: { products: 6, categories: 3, brands: 3, words: 3 },
});

const keystrokes = [...new Set(typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))))];

/**
 * Returns part numbers from all over the catalogue. Numbers with punctuation are left out, because MiniSearch would
 * split them.
 */
const rareTexts = (size: number): readonly string[] => {
  const step = Math.max(1, Math.floor(size / rareCount / 2));
  const texts: string[] = [];
  for (const { id, mpn } of benchProducts(size))
    if (id % step === step >> 1 && /^[A-Z0-9]{6,}$/u.test(mpn) && texts.length < rareCount)
      texts.push(mpn.toLowerCase());
  return texts;
};

const askMiniSearch = async (task: MiniSearchTask): Promise<MiniSearchReport> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=12000', program('minisearch-suggestions.ts'), JSON.stringify(task)],
    { maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout) as MiniSearchReport;
};

/** Returns the memory that the engine needs in a separate process, in bytes, measured after one suggestion. */
const ownBytes = async (context: BenchContext): Promise<number> => {
  const file = `${context.folder}/suggesting.snapshot`;
  const handle = openSync(file, 'w');
  for (const chunk of toSnapshot(context.engine())) writeSync(handle, chunk);
  closeSync(handle);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    program('../start/start-from-snapshot.ts'),
    file,
  ]);
  return (JSON.parse(stdout) as StartReport).bytes;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const compared = (
  id: string,
  texts: readonly string[],
  own: readonly number[],
  other: readonly number[],
  note: string,
): Measured => ({
  id,
  what: `${texts.length} texts`,
  milliseconds: timingOf(own).median,
  toLimit: null,
  toAlternative: sum(other) / sum(own),
  note: `MiniSearch ${(sum(other) / other.length).toFixed(2)} ms a text; ${note}`,
});

/** Throws if the engine or MiniSearch does not find a part by its own number. */
const checkRare = (
  engine: SearchEngine,
  mpnOf: ReadonlyMap<number, string>,
  texts: readonly string[],
  found: MiniSearchReport['answers'],
): void => {
  texts.forEach((text, index) => {
    const own = engine.suggest(requestOf(text)).products.map((id) => mpnOf.get(id)?.toLowerCase());
    if (own[0] !== text) throw new Error(`"${text}": expected as its own first suggestion, got ${own.join(', ')}`);
    const theirs = found[index]?.mpns.map((mpn) => mpn.toLowerCase()) ?? [];
    if (!theirs.includes(text)) throw new Error(`MiniSearch does not find "${text}": ${theirs.join(', ')}`);
  });
};

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const runs = context.isTrial ? 1 : keystrokeRuns;
  const timesOf = (texts: readonly string[]): number[] =>
    texts.map(requestOf).map((request) => medianMs(runs, () => engine.suggest(request)));
  timesOf(keystrokes);
  const all = timingOf(timesOf(keystrokes));
  const candidates = rareTexts(context.size);
  const other = await askMiniSearch({
    size: context.size,
    buildMsMax,
    runs: context.isTrial ? 1 : miniSearchRuns,
    texts: [...common, ...candidates],
  });
  const [commonFound, rareFound] = [other.answers.slice(0, common.length), other.answers.slice(common.length)];
  const isHeld = (place: number): boolean => rareFound[place]!.mpns.length > 0 || other.parts === context.size;
  const rare = candidates.filter((_, place) => isHeld(place));
  const rareHeld = rareFound.filter((_, place) => isHeld(place));
  const mpnOf = new Map<number, string>();
  for (const { id, mpn } of benchProducts(context.size)) if (rare.includes(mpn.toLowerCase())) mpnOf.set(id, mpn);
  checkRare(engine, mpnOf, rare, rareHeld);
  const bytes = await ownBytes(context);
  const holds = `it holds ${other.parts} of ${context.size} parts, built in ${(other.buildMs / 1000).toFixed(0)} s`;
  return [
    {
      id: 'P3 p99',
      what: `${keystrokes.length} keystrokes (median of ${keystrokeRuns} runs each), slowest of a hundred`,
      milliseconds: all.p99,
      toLimit: null,
      toAlternative: null,
      note: `half of them below ${all.median.toFixed(3)} ms; products, categories, brands and words in one answer`,
    },
    compared(
      'P3 common',
      common,
      timesOf(common),
      commonFound.map(({ milliseconds }) => milliseconds),
      holds,
    ),
    compared(
      'P3 rare',
      rare,
      timesOf(rare),
      rareHeld.map(({ milliseconds }) => milliseconds),
      'both show the part asked for',
    ),
    {
      id: 'P3 memory',
      what: 'resident memory a part',
      milliseconds: 0,
      toLimit: null,
      toAlternative: other.bytes / other.parts / (bytes / context.size),
      bytesPerPart: bytes / context.size,
      note: `MiniSearch ${(other.bytes / other.parts).toFixed(0)} B a part; ${holds}`,
    },
  ];
};

export const p3: Bench = { id: 'P3', run };
