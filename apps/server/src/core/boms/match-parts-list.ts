import { bomNumberQueries } from '@farad/database/boms/bom-number.queries';
import { otherNumberQueries, type OtherNumber } from '@farad/database/catalogue/other-number.queries';
import {
  decideMatch,
  foreignDistributors,
  mentionedNumbers,
  saysAny,
  type BomLine,
  type BomMatch,
  type FoundPart,
  type GradeDefaults,
  type MatchOptions,
  type PinnedProducts,
} from '@farad/domain/bom';
import type { BrandId } from '@farad/domain/category';
import { otherNumberKey } from '@farad/domain/import';
import type { ProductId } from '@farad/domain/product';
import type { LineQuestion } from '@farad/search/lists/match-lines';

import type { Deps } from '#deps.ts';
import { SearchAway } from '#kit/search-away.ts';
import { takeTurns } from '#kit/take-turns.ts';
import { brandsMeant } from './match-parts-list-makers.ts';

/** The database and the search index in which parts are looked up. */
export interface MatchSources {
  readonly db: Deps['db'];
  readonly index: Pick<Deps['index'], 'frame' | 'matchLines'>;
}

/** A parts list to match with the catalogue. */
export interface MatchRequest {
  readonly lines: readonly BomLine[];
  readonly options: MatchOptions & {
    /** Values assumed where a line leaves them out. */
    readonly grades: GradeDefaults;
    /** Number of boards; each line's quantity is multiplied by it. */
    readonly boards: number;
  };
  /** Returns the product that the customer chose earlier for an equal line; null = none. */
  readonly chosenBefore: (line: BomLine) => ProductId | null;
}

const shopNumber = /^\d{1,10}$/;
const idMax = 2 ** 31 - 1;

/** Returns the text as a product id of the shop; null = the text is not a valid id. */
function idOf(text: string | null): ProductId | null {
  const trimmed = text?.trim() ?? '';
  return shopNumber.test(trimmed) && Number(trimmed) <= idMax && Number(trimmed) > 0
    ? (Number(trimmed) as ProductId)
    : null;
}

/**
 * True if a number stored for the distributor `name` may be the number in the list. `distributor` is the distributor
 * that the list names; null = it names none. A number stored for another known distributor does not match.
 */
const isOf = (distributor: string | null, name: string): boolean => {
  const source = name.toLowerCase().replace(/[^a-z]/g, '');
  return distributor === null || distributor === source || !foreignDistributors.some((known) => known === source);
};

/** Data from the database that all lines of one list share. */
interface ListLookups {
  readonly byNumber: ReadonlyMap<string, readonly OtherNumber[]>;
  readonly learned: ReadonlyMap<string, number>;
}

async function readNumbers(db: Deps['db'], numbers: readonly string[]): Promise<ListLookups['byNumber']> {
  return Map.groupBy(await otherNumberQueries(db).find(numbers), ({ key }) => key);
}

async function readLookups({ db }: MatchSources, lines: readonly BomLine[]): Promise<ListLookups> {
  const numbers = new Set(lines.flatMap((line) => line.foreignNumbers.map(({ number }) => number)));
  const makers = new Set(
    lines.flatMap((line) => [line.maker, ...line.alternates.map(({ maker }) => maker)]).flatMap((one) => one ?? []),
  );
  const queries = bomNumberQueries(db);
  const learned = await queries.learnedMakers(Array.from(makers, (maker) => maker.trim().toLowerCase()));
  return { byNumber: await readNumbers(db, [...numbers]), learned };
}

function pinnedOf(line: BomLine, { byNumber }: ListLookups, chosen: ProductId | null): PinnedProducts {
  const foreign = line.foreignNumbers.flatMap(({ distributor, number }) =>
    (byNumber.get(otherNumberKey(number)) ?? []).filter((one) => isOf(distributor, one.source)),
  );
  return { chosen, shop: idOf(line.shopNumber), foreign: [...new Set(foreign.map(({ productId }) => productId))] };
}

/** Returns the product that the customer chose earlier for each line. Products that are no longer sold are left out. */
async function choicesOf(
  { db }: MatchSources,
  lines: readonly BomLine[],
  chosenBefore: MatchRequest['chosenBefore'],
): Promise<ReadonlyMap<BomLine, ProductId>> {
  const chosen = new Map(
    lines.flatMap((line): [BomLine, ProductId][] => {
      const id = chosenBefore(line);
      return id === null ? [] : [[line, id]];
    }),
  );
  for (const id of await bomNumberQueries(db).unsold([...new Set(chosen.values())]))
    for (const [line, own] of chosen) if (own === id) chosen.delete(line);
  return chosen;
}

/** Returns the brands that a spelling of a maker means; null = the line names no maker. */
type MakersOf = (spelling: string | null) => ReadonlySet<BrandId> | null;

/** A line of the list, its fixed products and the search question made from the line. */
interface AskedLine {
  readonly line: BomLine;
  readonly pinned: PinnedProducts;
  readonly question: LineQuestion;
}

function askedLine(
  line: BomLine,
  pinned: PinnedProducts,
  makers: MakersOf,
  { boards, grades }: MatchRequest['options'],
): AskedLine {
  const { chosen, shop, foreign } = pinned;
  const ids = [chosen, shop, ...foreign].filter((id) => id !== null);
  const question = {
    mpn: line.mpn,
    alternates: line.alternates.map(({ mpn }) => mpn),
    mentions: mentionedNumbers(line),
    pinned: [...new Set(ids)],
    words: line.words,
    package: line.package,
    makers: [...(makers(line.maker) ?? [])],
    quantity: Math.max(1, line.quantity * boards),
    grades,
  };
  return { line, pinned, question };
}

/** Parts found for each line; null = the line was not searched, because the search engine did not answer for it. */
type FoundParts = ReadonlyMap<AskedLine, readonly FoundPart[] | null>;

/** Returns the parts found for each line. Lines with equal questions share one search. */
async function findParts({ index }: MatchSources, requested: readonly AskedLine[]): Promise<FoundParts> {
  const same = new Map<string, { readonly question: LineQuestion; readonly lines: AskedLine[] }>();
  const turn = takeTurns();
  for (const one of requested) {
    await turn();
    const key = JSON.stringify(one.question);
    const others = same.get(key);
    if (others === undefined) same.set(key, { question: one.question, lines: [one] });
    else others.lines.push(one);
  }
  const groups = [...same.values()];
  const answers = groups.length === 0 ? [] : await index.matchLines(groups.map(({ question }) => question));
  return new Map(groups.flatMap(({ lines }, place) => lines.map((one) => [one, answers[place] ?? null] as const)));
}

/**
 * Returns a second question for each line whose part number was found at no maker. The number may be a supplier's
 * number in a column without a label. The second question asks for the products that have this supplier's number.
 */
async function askByNumber(
  { db }: MatchSources,
  requested: readonly AskedLine[],
  found: FoundParts,
  options: MatchRequest['options'],
  makers: MakersOf,
): Promise<ReadonlyMap<BomLine, AskedLine>> {
  const open = requested.filter((one) => {
    const hasNone = found.get(one)?.every(({ by }) => by !== 'pinned' && by !== 'number') === true;
    return hasNone && one.line.mpn !== null && /\d/.test(one.line.mpn) && otherNumberKey(one.line.mpn).length >= 4;
  });
  const byNumber = await readNumbers(db, [...new Set(open.map(({ line }) => line.mpn ?? ''))]);
  const again = new Map<BomLine, AskedLine>();
  for (const { line, pinned } of open) {
    const number = line.mpn ?? '';
    const numbered = byNumber.get(otherNumberKey(number)) ?? [];
    if (numbered.length === 0) continue;
    const foreign = [...new Set(numbered.map(({ productId }) => productId))];
    const asNumber = { ...line, mpn: null, foreignNumbers: [{ distributor: null, number }] };
    again.set(line, askedLine(asNumber, { ...pinned, foreign }, makers, options));
  }
  return again;
}

/**
 * Matches a parts list with the catalogue (product M4). Returns one match for each line, in the order of the lines;
 * null = the line was not searched, because the search engine did not answer for it. Throws if it answered for no line.
 */
export async function matchSearchedLines(
  deps: MatchSources,
  { lines, options, chosenBefore }: MatchRequest,
): Promise<readonly (BomMatch | null)[]> {
  const open = lines.filter(({ isDnp }) => !isDnp);
  const lookups = await readLookups(deps, open);
  const chosen = await choicesOf(deps, open, chosenBefore);
  const makers = makersOf(deps, lookups);
  const turn = takeTurns();
  const requested: AskedLine[] = [];
  for (const line of open) {
    await turn();
    requested.push(askedLine(line, pinnedOf(line, lookups, chosen.get(line) ?? null), makers, options));
  }
  const first = await findParts(deps, requested);
  const again = await askByNumber(deps, requested, first, options, makers);
  const found = new Map([...first, ...(await findParts(deps, [...again.values()]))]);
  const ids = new Set([...found.values()].flatMap((parts) => (parts ?? []).map(({ productId }) => productId)));
  const unsold = new Set(await bomNumberQueries(deps.db).unsold([...ids]));
  const byLine = new Map([...requested.map((one) => [one.line, one] as const), ...again]);
  const matches: (BomMatch | null)[] = [];
  for (const line of lines) {
    await turn();
    const one = byLine.get(line);
    const parts = one === undefined ? [] : (found.get(one) ?? null);
    if (parts === null) {
      matches.push(null);
      continue;
    }
    const match = decideMatch(
      {
        line: one?.line ?? line,
        needed: one?.question.quantity ?? 0,
        pinned: one?.pinned ?? { chosen: null, shop: null, foreign: [] },
        makers: makers(line.maker),
        alternateMakers: line.alternates.map(({ maker }) => makers(maker)),
        found: parts,
        isUnsold: (id) => unsold.has(id),
      },
      options,
    );
    matches.push(match);
  }
  return matches;
}

/** Returns the matches. Throws {@link SearchAway} if a line was not searched. */
export const everyMatch = (matches: readonly (BomMatch | null)[]): readonly BomMatch[] =>
  matches.map((match) => {
    if (match === null) throw new SearchAway('the search engine did not answer for each line');
    return match;
  });

/** Matches a parts list as {@link matchSearchedLines} does. Throws {@link SearchAway} if a line was not searched. */
export const matchPartsList = async (deps: MatchSources, request: MatchRequest): Promise<readonly BomMatch[]> =>
  everyMatch(await matchSearchedLines(deps, request));

/**
 * Returns a function that finds the brands that a maker's name may mean. Each spelling is looked up once and then
 * cached.
 */
function makersOf({ index }: MatchSources, { learned }: ListLookups): MakersOf {
  const known = new Map<string, ReadonlySet<BrandId>>();
  const frame = index.frame();
  return (spelling) => {
    if (spelling === null || spelling.trim() === '' || saysAny(spelling)) return null;
    const before = known.get(spelling);
    if (before !== undefined) return before;
    const meant = brandsMeant(frame, learned, spelling);
    known.set(spelling, meant);
    return meant;
  };
}
