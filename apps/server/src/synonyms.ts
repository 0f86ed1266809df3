import { synonymQueries, type SynonymRow } from '@farad/database/synonym.queries';
import type { CategoryId } from '@farad/domain/category';
import { applySynonyms } from '@farad/domain/searches';
import type { Locale } from '@farad/domain/shared';

import type { CatalogueIndex } from './catalogue-index.ts';
import type { Deps } from './deps.ts';

type Reading = Pick<Deps, 'index' | 'db' | 'log'>;

interface Kept {
  readonly version: number;
  readonly synonyms: Promise<ReadonlyMap<Locale, readonly SynonymRow[]>>;
}

/** Of each catalogue, until something changes that is not of one category: a synonym is told of as a name is. */
const kept = new WeakMap<CatalogueIndex, Kept>();

/** No category has this number: it changes with what touches all. */
const noCategory = 0 as CategoryId;

function synonymsNow({ index, db, log }: Reading): Kept['synonyms'] {
  const version = index.versions.of(noCategory);
  const known = kept.get(index);
  if (known?.version === version) return known.synonyms;
  const synonyms = synonymQueries(db)
    .all()
    .then((rows) => Map.groupBy(rows, ({ locale }) => locale))
    .catch((error: unknown) => {
      log.warn({ err: error }, 'synonyms could not be read: searches are read as they are typed');
      kept.delete(index);
      return new Map();
    });
  kept.set(index, { version, synonyms });
  return synonyms;
}

/** What a search means by the words that staff let stand for others; null: what it says. */
export async function meantBy(deps: Reading, text: string, locale: Locale): Promise<string | null> {
  if (text === '') return null;
  const synonyms = (await synonymsNow(deps)).get(locale);
  return synonyms === undefined ? null : applySynonyms(text, synonyms);
}
