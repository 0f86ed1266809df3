import { synonymQueries, type SynonymRow } from '@farad/database/catalogue/synonym.queries';
import type { CategoryId } from '@farad/domain/category';
import { applySynonyms } from '@farad/domain/searches';
import type { Locale } from '@farad/domain/shared';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Deps } from '#deps.ts';
import { withTimeout } from '#kit/with-timeout.ts';

type Reading = Pick<Deps, 'index' | 'db' | 'log'>;

type Synonyms = ReadonlyMap<Locale, readonly SynonymRow[]>;

interface Kept {
  readonly version: number;
  readonly reading: Promise<Synonyms>;
  /** Time of the last failure in milliseconds (performance.now); null = the reading has not failed. */
  failedAt: number | null;
  /** The last synonyms that were read. */
  last: Synonyms;
}

/**
 * Cached synonyms of each catalogue. The cache is valid for one version of the catalogue, because a changed synonym
 * raises that version.
 */
const cache = new WeakMap<CatalogueIndex, Kept>();

/**
 * A category number that no category has. Its version therefore changes only when the whole catalogue's version
 * changes.
 */
const noCategory = 0 as CategoryId;

/** Timeout of the database query in milliseconds; on timeout the search uses the previous synonyms. */
const waitMs = 200;
const againAfterMs = 5000;

function synonymsNow({ index, db, log }: Reading): Kept {
  const version = index.versions.of(noCategory);
  const known = cache.get(index);
  const isFailed = known !== undefined && known.failedAt !== null && performance.now() - known.failedAt > againAfterMs;
  if (known?.version === version && !isFailed) return known;
  const last = known?.last ?? new Map();
  const reading = synonymQueries(db)
    .all()
    .then((rows) => (now.last = Map.groupBy(rows, ({ locale }) => locale)))
    .catch((error: unknown) => {
      log.warn({ err: error }, 'synonyms: reading failed, previous ones used');
      now.failedAt = performance.now();
      return last;
    });
  const now: Kept = { version, reading, last, failedAt: null };
  cache.set(index, now);
  return now;
}

/** Returns the search text with its synonyms replaced; null = no synonym applies. Staff maintain the synonyms. */
export async function meantBy(deps: Reading, text: string, locale: Locale): Promise<string | null> {
  if (text === '') return null;
  const now = synonymsNow(deps);
  const synonyms = ((await withTimeout(waitMs, now.reading)) ?? now.last).get(locale);
  return synonyms === undefined ? null : applySynonyms(text, synonyms);
}
