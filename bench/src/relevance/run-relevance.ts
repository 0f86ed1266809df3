import { writeFileSync } from 'node:fs';
import { emptyFilter, hasQuoted, readQuery, vocabularyOf } from '@farad/domain/search-query';
import { fold } from '../kit/fold.ts';
import type { CatalogueFile } from '../accuracy/scratch-shop.ts';
import { depth, judgeAnswer, type JudgedAnswer } from './judge.ts';
import { demoCatalogue, demoSize, importedCatalogue, type JudgedCatalogue } from './judged-catalogue.ts';
import { printRelevance } from './print.ts';
import { readQuerySet, type JudgedQuery } from './query-set.ts';

export interface RelevanceRequest {
  /** Paths of the query sets. */
  readonly sets: readonly string[];
  /** Supplier's file to import; null = use the demonstration catalogue. */
  readonly catalogue: CatalogueFile | null;
  /** Size of the demonstration catalogue, in parts. */
  readonly size?: number;
  readonly failures: string | null;
  readonly isVerbose: boolean;
  readonly say: (text: string) => void;
}

/**
 * Returns a function that answers a query with the ids of the first results. It searches as the shop does:
 * apps/server/src/features/shop/catalogue/search/list-products.ts.
 */
function answerer({ frame, engine, parts, byOther }: JudgedCatalogue): (query: JudgedQuery) => readonly number[] {
  const vocabulary = vocabularyOf(frame);
  return ({ query }) => {
    const reading = readQuery(query, vocabulary);
    const answer = engine.search(
      { ...emptyFilter, text: query, limit: depth },
      {
        facets: 'none',
        asTyped: hasQuoted(query),
        ...(reading.conditions.length === 0 ? {} : { reading }),
      },
    );
    // If the query is a supplier's number but not the number of the first result, the page shows the supplier's parts.
    const [best] = answer.ids;
    const others = byOther.get(fold(query)) ?? [];
    if (others.length > 0 && fold(parts.get(best ?? -1)?.mpn ?? '') !== fold(query)) return others;
    // For an unknown part number the page offers parts with similar numbers.
    return answer.ids.length > 0 ? answer.ids : (answer.missing?.near ?? []);
  };
}

const failureOf = ({ query: { query, language, kind }, ndcg, precision, shown }: JudgedAnswer): object => ({
  query,
  language,
  kind,
  ndcg,
  precision,
  shown: shown.map(({ part, label }) => `${label}: ${part.mpn} · ${part.brand} · ${part.categories[0] ?? ''}`),
});

/** Judges the results for query sets in a catalogue, by the rules of docs/relevance.md. */
export async function runRelevance(request: RelevanceRequest): Promise<readonly JudgedAnswer[]> {
  const { sets, catalogue: file, size = demoSize, failures, isVerbose, say } = request;
  const queries = sets.flatMap(readQuerySet);
  const catalogue = file === null ? demoCatalogue(size) : await importedCatalogue(file, say);
  const ask = answerer(catalogue);
  const answers = queries.map((query) => judgeAnswer(query, ask(query), catalogue.parts));
  printRelevance(answers, isVerbose);
  if (failures !== null) {
    const bad = answers
      .filter(({ ndcg }) => ndcg !== null && ndcg < 1)
      .toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0));
    writeFileSync(failures, bad.map((answer) => `${JSON.stringify(failureOf(answer))}\n`).join(''));
  }
  return answers;
}
