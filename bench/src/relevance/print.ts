import type { JudgedAnswer } from './judge.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const mean = (values: readonly (number | null)[]): string => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? '–' : (known.reduce((sum, value) => sum + value, 0) / known.length).toFixed(3);
};

const row = (name: string, cells: readonly string[]): void =>
  say([name.padEnd(22), ...cells.map((cell) => cell.padStart(12))].join(' '));

function printGroup(name: string, answers: readonly JudgedAnswer[]): void {
  const judged = answers.filter(({ ndcg }) => ndcg !== null);
  row(name, [
    String(judged.length),
    mean(answers.map(({ precision }) => precision)),
    mean(answers.map(({ ndcg }) => ndcg)),
    mean(answers.map(({ isCategoryRight }) => (isCategoryRight === null ? null : +isCategoryRight))),
  ]);
}

const shownText = ({ shown }: JudgedAnswer): string =>
  shown.length === 0
    ? '    nothing'
    : shown
        .slice(0, 5)
        .map(({ part, label }) => `    ${label.padEnd(10)} ${part.mpn} · ${part.brand} · ${part.categories[0] ?? ''}`)
        .join('\n');

/**
 * Prints the results for each kind and language of queries, for each kind, and over all queries. Then it prints the
 * queries without a correct part, and the worst queries if `isVerbose`.
 */
export function printRelevance(answers: readonly JudgedAnswer[], isVerbose: boolean): void {
  row('kind, language', ['queries', 'precision@10', 'nDCG@10', '1st category']);
  const groups = Map.groupBy(answers, ({ query }) => `${query.kind} ${query.language}`);
  for (const [name, group] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) printGroup(name, group);
  say('');
  const kinds = Map.groupBy(answers, ({ query }) => query.kind);
  for (const [kind, group] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) printGroup(kind, group);
  say('');
  printGroup('all', answers);
  const empty = answers.filter(({ ndcg }) => ndcg === null);
  const unforeseen = empty.filter(({ query }) => !query.isWithoutAnswer);
  if (empty.length > 0)
    say(
      `${empty.length} queries have no correct part in the catalogue; the set expects one for ${unforeseen.length} of them`,
    );
  for (const { query } of unforeseen) say(`    no correct part: ${query.language} ${query.kind}: ${query.query}`);
  if (!isVerbose) return;
  const worst = answers.filter(({ ndcg }) => ndcg !== null && ndcg < 0.9);
  for (const answer of worst.toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))) {
    const { query, ndcg, precision } = answer;
    say(
      `\n${query.kind} ${query.language}: ${query.query}   nDCG ${ndcg?.toFixed(2)}, precision ${precision?.toFixed(2)}`,
    );
    say(shownText(answer));
  }
}
