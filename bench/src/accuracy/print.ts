import { knownOutcomes, noOutcomes, type JudgedMatching } from './judge-match.ts';
import { emptyScores, readingMeasures, type JudgedReading, type Score } from './judge-reading.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const percent = ({ right, all }: Score): string => (all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`);

const scored = (score: Score): string => (score.all === 0 ? '–' : `${score.right}/${score.all}`);

function line(name: string, cells: readonly string[]): void {
  say([name.slice(-56).padEnd(56), ...cells.map((cell) => cell.padStart(11))].join(' '));
}

const titles = ['lines', 'places', 'quantities', 'not fitted', 'numbers', 'distrib.', 'makers', 'values'];

function sumOf(lists: readonly JudgedReading[]): ReturnType<typeof emptyScores> {
  const sums = emptyScores();
  for (const { scores } of lists) {
    for (const measure of readingMeasures) {
      sums[measure].right += scores[measure].right;
      sums[measure].all += scores[measure].all;
    }
  }
  return sums;
}

/**
 * Prints the reading result of each list, and the shares over the lists marked `counted`. Then it prints which of the
 * lists that must be refused were not.
 */
export function printReading(judged: readonly JudgedReading[]): void {
  line('list', [...titles, 'extra', 'lost']);
  const of = (use: string): readonly JudgedReading[] => judged.filter(({ list }) => list.use === use);
  for (const one of [...of('counted'), ...of('shown')]) {
    const cells = readingMeasures.map((measure) => scored(one.scores[measure]));
    line(one.list.file, [...cells, String(one.extra), String(one.lost)]);
    if (one.refusedAs !== null) say(`    not read (${one.refusedAs})`);
    if (one.list.use === 'shown') say('    shown and not counted');
  }
  const counted = of('counted');
  const sums = sumOf(counted);
  say('');
  for (const measure of readingMeasures)
    say(`${measure.padEnd(24)} ${percent(sums[measure]).padStart(8)}  ${scored(sums[measure])}`);
  const total = (pick: (one: JudgedReading) => number): number => counted.reduce((sum, one) => sum + pick(one), 0);
  say(`${'extra lines'.padEnd(24)} ${String(total(({ extra }) => extra)).padStart(8)}`);
  say(`${'silent losses'.padEnd(24)} ${String(total(({ lost }) => lost)).padStart(8)}`);
  const negatives = of('refused');
  const refused = negatives.filter(isRefused);
  say(`${'refused in words'.padEnd(24)} ${`${refused.length}/${negatives.length}`.padStart(8)}`);
  for (const one of negatives.filter((each) => !isRefused(each)))
    say(`    not refused: ${one.list.file} (${one.refusedAs ?? `${one.extra} lines`})`);
}

const isRefused = ({ refusedAs }: JudgedReading): boolean => refusedAs?.startsWith('refused') ?? false;

/**
 * Prints how often each outcome occurred among the lines whose part number is in the catalogue. Then it prints how many
 * numbers are missing from the catalogue, and for how many of these another part was chosen.
 */
export function printMatching(judged: readonly JudgedMatching[]): void {
  const known = noOutcomes();
  for (const one of judged) for (const name of knownOutcomes) known[name] += one.known[name];
  const all = Object.values(known).reduce((sum, count) => sum + count, 0);
  say(`\nnumbers in the catalogue: ${all}`);
  for (const name of knownOutcomes)
    say(`  ${name.padEnd(40)} ${String(known[name]).padStart(6)}  ${percent({ right: known[name], all })}`);
  const sum = (pick: (one: JudgedMatching) => number): number => judged.reduce((total, one) => total + pick(one), 0);
  say(`numbers missing from the catalogue: ${sum(({ strange }) => strange)}`);
  say(`  ${'another part taken automatically'.padEnd(40)} ${String(sum((one) => one.strangeTaken)).padStart(6)}`);
}
