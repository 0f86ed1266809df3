import { nearPartsMax, type BomLine, type BomMatch } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter, filterLimits } from '@farad/domain/search-query';

import type { Deps } from '#deps.ts';
import { readSearch } from '#core/catalogue/read-search.ts';

type Index = Pick<Deps['index'], 'frame' | 'search'>;
type Asked = Pick<BomLine, 'mpn' | 'words'>;

/** Lines of one list whose near parts are looked for: the work is bounded. */
const linesMax = 200;

/** Whether the words of a line say a value; the kind alone, which a designator tells, is none. */
export const isValueRead = (index: Pick<Index, 'frame'>, { words }: Pick<BomLine, 'words'>): boolean =>
  readSearch(index, words.slice(0, filterLimits.textLengthMax))?.conditions.some(
    ({ filter }) => filter.kind !== 'category',
  ) === true;

/** What comes near a line without a part: numbers like its own, else parts that have most of its values. */
async function nearOf(
  index: Index,
  { mpn, words }: Asked,
  unknownNumber: string | null,
): Promise<readonly ProductId[]> {
  const text = (unknownNumber === null ? words : (mpn ?? words)).slice(0, filterLimits.textLengthMax);
  const reading = readSearch(index, text);
  if (unknownNumber === null && !isValueRead(index, { words })) return [];
  const found = await index.search({ ...emptyFilter, text, limit: nearPartsMax }, { facets: false, reading });
  return found.missing?.near.slice(0, nearPartsMax) ?? found.ids;
}

/** The matches with what comes near the lines that have no part. */
export async function withNearParts(
  index: Index,
  lines: readonly BomLine[],
  matches: readonly BomMatch[],
): Promise<readonly BomMatch[]> {
  let looked = 0;
  const done: BomMatch[] = [];
  for (const [place, match] of matches.entries()) {
    const line = lines[place];
    const isMissing = line !== undefined && match.status === 'not_found' && looked < linesMax;
    if (isMissing) looked += 1;
    const near = isMissing ? await nearOf(index, line, match.unknownNumber) : [];
    done.push(near.length === 0 ? match : { ...match, near });
  }
  return done;
}
