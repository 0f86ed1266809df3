import type { BrandId, Manufacturer } from '@farad/domain/category';
import { makerKey, makerShortKey, makerTitle } from '@farad/domain/import';
import { slugify } from '@farad/domain/shared';
import { knownMaker } from '@farad/importers/vocabulary/makers';

import type { Mapping } from './mapping.ts';

export interface MakerPlan {
  /** Maker of a spelling; undefined where the row has none and the mapping names none for such rows. */
  readonly makerOf: (spelling: string) => Manufacturer | undefined;
  readonly added: readonly Manufacturer[];
  readonly learned: readonly { readonly spelling: string; readonly brandId: number }[];
}

export interface MakerSources {
  /** Makers of the shop. */
  readonly brands: readonly Manufacturer[];
  /** Makers that the shop knows by name before it has parts of them. */
  readonly reference: readonly Manufacturer[];
  readonly learned: ReadonlyMap<string, number>;
}

const shortKeyMin = 3;
const slugLengthMax = 60;

/** A name by its key; a long spelling ("Infineon Technologies") also finds a name that is the whole of its short key. */
function findByName<T extends { readonly name: string }>(makers: readonly T[]): (spelling: string) => T | undefined {
  const byKey = new Map(makers.map((maker) => [makerKey(maker.name), maker]));
  return (spelling) => {
    const short = makerShortKey(spelling);
    return byKey.get(makerKey(spelling)) ?? (short.length >= shortKeyMin ? byKey.get(short) : undefined);
  };
}

/** Which maker each spelling of the file means, and which makers are new; the commonest spelling names a new one. */
export function planMakers(
  spellings: ReadonlyMap<string, number>,
  { table, missing }: Mapping['makers'],
  sources: MakerSources,
): MakerPlan {
  const byTable = new Map(Object.entries(table).map(([spelling, name]) => [spelling.trim().toLowerCase(), name]));
  const brandById = new Map<number, Manufacturer>(sources.brands.map((brand) => [brand.id, brand]));
  const ofShop = findByName(sources.brands);
  const ofReference = findByName(sources.reference);
  const slugs = new Set(sources.brands.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]));
  const added: Manufacturer[] = [];
  const addedByKey = new Map<string, Manufacturer>();
  let nextId = Math.max(0, ...sources.brands.map(({ id }) => id)) + 1;

  const add = (name: string, wantedSlug: string): Manufacturer => {
    const base = wantedSlug.slice(0, slugLengthMax).replace(/-$/, '') || 'maker';
    let slug = base;
    for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
    slugs.add(slug);
    const brand: Manufacturer = { id: nextId as BrandId, slug, name };
    nextId += 1;
    added.push(brand);
    addedByKey.set(makerKey(name), brand);
    return brand;
  };

  const find = (spelling: string): Manufacturer => {
    const named = byTable.get(spelling.toLowerCase());
    const learnedBrand = brandById.get(sources.learned.get(spelling.toLowerCase()) ?? -1);
    if (named === undefined && learnedBrand !== undefined) return learnedBrand;
    const name = named ?? knownMaker(spelling) ?? spelling;
    const known = ofShop(name) ?? addedByKey.get(makerKey(name));
    if (known !== undefined) return known;
    const reference = ofReference(name);
    if (reference !== undefined) return addedByKey.get(makerKey(reference.name)) ?? add(reference.name, reference.slug);
    const shorter = addedByKey.get(makerShortKey(name));
    if (shorter !== undefined && makerShortKey(name).length >= shortKeyMin) return shorter;
    const title = makerTitle(name);
    return add(title, slugify(title));
  };

  // The commonest spellings first, so that they name the new makers.
  const ordered = [...spellings]
    .filter(([spelling]) => spelling !== '')
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const found = new Map(ordered.map(([spelling]) => [spelling, find(spelling)]));
  if (missing !== undefined && (spellings.get('') ?? 0) > 0) found.set('', find(missing));
  const learned = ordered.map(([spelling]) => ({
    spelling: spelling.toLowerCase(),
    brandId: found.get(spelling)?.id ?? 0,
  }));
  return { makerOf: (spelling) => found.get(spelling), added, learned };
}
