import type { BrandId } from '@farad/domain/category';
import { makerKey, makerShortKey } from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { knownMaker } from '@farad/importers/vocabulary/makers';

/** Minimum length of a short maker key that is compared. A shorter key matches too many makers. */
const shortKeyMin = 4;
/** Minimum length of a maker key that may be a cut-off name. A shorter key may begin another company's name too. */
const cutKeyMin = 12;
const spellingLengthMax = 100;

/** Key of a maker → key of the company that sells this maker's parts under the same numbers today. */
const successors: ReadonlyMap<string, string> = new Map(
  [
    ['NXP', 'Nexperia'],
    ['Maxim Integrated', 'Analog Devices'],
  ].map(([before = '', after = '']) => [makerKey(before), makerKey(after)]),
);

interface MakerNames {
  readonly byKey: ReadonlyMap<string, ReadonlySet<BrandId>>;
  readonly byShortKey: ReadonlyMap<string, ReadonlySet<BrandId>>;
}

const named = new WeakMap<CatalogueFrame, MakerNames>();

const keyOf = (name: string): string => makerKey(knownMaker(name) ?? name);
const shortKeyOf = (name: string): string => makerShortKey(knownMaker(name) ?? name);

function groupedBy(
  { brands }: CatalogueFrame,
  nameKey: (name: string) => string,
): ReadonlyMap<string, ReadonlySet<BrandId>> {
  const groups = new Map<string, Set<BrandId>>();
  for (const { id, name } of brands) {
    const key = nameKey(name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, new Set([id]));
    else group.add(id);
  }
  return groups;
}

function namesOf(frame: CatalogueFrame): MakerNames {
  const known = named.get(frame);
  if (known !== undefined) return known;
  const made = { byKey: groupedBy(frame, keyOf), byShortKey: groupedBy(frame, shortKeyOf) };
  named.set(frame, made);
  return made;
}

/**
 * Returns brands that a list means by a shorter or longer name: `Samsung Electro-Mech` for `Samsung Electro-Mechanics`,
 * and the other way round.
 */
function cutNames(byShortKey: MakerNames['byShortKey'], requested: string): ReadonlySet<BrandId> {
  const found = new Set<BrandId>();
  for (const [key, brands] of byShortKey) {
    const isCut =
      Math.min(key.length, requested.length) >= cutKeyMin && (key.startsWith(requested) || requested.startsWith(key));
    if (isCut) for (const brand of brands) found.add(brand);
  }
  return found;
}

/**
 * Returns the brands that a maker's spelling in a parts list means, for example `TI` or `Texas Instruments Inc.`.
 * Spellings that imports learned are included. The set is empty if the shop does not know the maker.
 */
export function brandsMeant(
  frame: CatalogueFrame,
  learned: ReadonlyMap<string, number>,
  spelling: string,
): ReadonlySet<BrandId> {
  const trimmed = spelling.trim().slice(0, spellingLengthMax);
  const names = namesOf(frame);
  const key = keyOf(trimmed);
  const brands = new Set([...(names.byKey.get(key) ?? []), ...(names.byKey.get(successors.get(key) ?? '') ?? [])]);
  const taught = learned.get(trimmed.toLowerCase());
  if (taught !== undefined) brands.add(taught as BrandId);
  if (brands.size > 0) return brands;
  const short = shortKeyOf(trimmed);
  if (short.length < shortKeyMin) return brands;
  return names.byShortKey.get(short) ?? cutNames(names.byShortKey, short);
}
