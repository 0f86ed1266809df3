import { nearPartsMax, type BomLine, type BomMatch } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter, searchTextLengthMax } from '@farad/domain/search-query';

import type { Deps } from '#deps.ts';
import { readSearch } from '#core/catalogue/read-search.ts';

type Index = Pick<Deps['index'], 'frame' | 'search'>;
type Asked = Pick<BomLine, 'mpn' | 'words'>;

/** Near parts are searched for at most this many lines of a list, to limit the work. */
const linesMax = 200;

/**
 * True if the words of a line contain a value. The part's category, which the designator already tells, is no value.
 */
export const isValueRead = (index: Pick<Index, 'frame'>, { words }: Pick<BomLine, 'words'>): boolean =>
  readSearch(index, words.slice(0, searchTextLengthMax))?.conditions.some(
    ({ filter }) => filter.kind !== 'category',
  ) === true;

/**
 * Returns similar parts for a line that matched no part. If the line has an unknown part number, their numbers are
 * similar to it. Otherwise they have most of the line's values.
 */
async function nearOf(
  index: Index,
  { mpn, words }: Asked,
  unknownNumber: string | null,
): Promise<readonly ProductId[]> {
  const text = (unknownNumber === null ? words : (mpn ?? words)).slice(0, searchTextLengthMax);
  const reading = readSearch(index, text);
  if (unknownNumber === null && !isValueRead(index, { words })) return [];
  const found = await index.search({ ...emptyFilter, text, limit: nearPartsMax }, { facets: false, reading });
  return found.missing?.near.slice(0, nearPartsMax) ?? found.ids;
}

/** Returns the matches; those with status `not_found` get similar parts. null stays null. */
export async function withNearParts(
  index: Index,
  lines: readonly BomLine[],
  matches: readonly (BomMatch | null)[],
): Promise<readonly (BomMatch | null)[]> {
  let looked = 0;
  const done: (BomMatch | null)[] = [];
  for (const [place, match] of matches.entries()) {
    const line = lines[place];
    const isMissing = line !== undefined && match?.status === 'not_found' && looked < linesMax;
    if (isMissing) looked += 1;
    const near = isMissing ? await nearOf(index, line, match.unknownNumber) : [];
    done.push(match === null || near.length === 0 ? match : { ...match, near });
  }
  return done;
}
