import type { BrandId, Manufacturer } from '@farad/domain/category';
import { makerRegistry, readMakerName, type MakerName, type NamedMaker } from '@farad/domain/import';
import { slugify } from '@farad/domain/shared';
import { codeMeaning } from '@farad/importers/vocabulary/makers';

const slugLengthMax = 60;

/** The makers of the shop, and the new ones. */
export interface Makers {
  readonly find: (name: MakerName) => readonly NamedMaker[];
  /** Returns the maker with this name; undefined = none. */
  readonly named: (name: string) => number | undefined;
  /** Adds a maker and returns its id. If `isTitle` is true, `name` becomes its name unchanged. */
  readonly add: (name: string, isTitle: boolean) => number;
  /** Stores that the spelling means this maker. */
  readonly note: (id: number, spelling: string) => void;
  readonly spellingsOf: (id: number) => readonly string[];
  readonly isOfShop: (id: number) => boolean;
  readonly ofShop: (id: number | undefined) => number | undefined;
  /** Returns true if the spelling consists of the same words as the maker's name. */
  readonly isNameOf: (id: number, spelling: string) => boolean;
  /** Returns the new makers with their names and slugs. */
  readonly added: () => readonly Manufacturer[];
}

interface Added {
  readonly id: number;
  readonly name: MakerName;
  /** Slug of the maker in the reference frame; null = it is not there. */
  readonly slug: string | null;
}

/**
 * Gives the new makers unique names and slugs. A maker gets its long name if another maker has its short name, or if
 * the short name is the code of another maker.
 */
function nameAdded(added: readonly Added[], brands: readonly Manufacturer[]): readonly Manufacturer[] {
  const slugs = new Set(brands.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]));
  const names = new Set(brands.map(({ name }) => name.toLowerCase()));
  const titles = new Map<string, number>();
  for (const { name } of added) titles.set(name.title.toLowerCase(), (titles.get(name.title.toLowerCase()) ?? 0) + 1);
  return added.map(({ id, name, slug: wanted }) => {
    // A title may also be the code of another maker: "ST" alone would be understood as STMicroelectronics.
    const isOthersCode = codeMeaning(name.title) !== null;
    const isContested =
      isOthersCode || (titles.get(name.title.toLowerCase()) ?? 0) > 1 || names.has(name.title.toLowerCase());
    const stem = isContested ? name.longTitle : name.title;
    let title = stem;
    for (let number = 2; names.has(title.toLowerCase()); number += 1) title = `${stem} ${number}`;
    names.add(title.toLowerCase());
    const base = (wanted ?? slugify(title)).slice(0, slugLengthMax).replace(/-$/, '') || 'maker';
    let slug = base;
    for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
    slugs.add(slug);
    return { id: id as BrandId, slug, name: title };
  });
}

export function openMakers(
  brands: readonly Manufacturer[],
  reference: readonly Manufacturer[],
  learned: ReadonlyMap<string, number>,
): Makers {
  const registry = makerRegistry();
  const ofShop = new Set<number>(brands.map(({ id }) => id));
  const added: Added[] = [];
  const words = new Map<number, string>();
  const spellings = new Map<number, string[]>();
  const byReference = new Map(reference.map((maker) => [readMakerName(maker.name).words, maker]));
  let nextId = Math.max(0, ...ofShop) + 1;

  const note = (id: number, spelling: string): void => {
    registry.add(id, readMakerName(spelling));
    const known = spellings.get(id);
    if (known === undefined) spellings.set(id, [spelling]);
    else known.push(spelling);
  };
  for (const { id, name } of brands) {
    words.set(id, readMakerName(name).words);
    note(id, name);
  }
  for (const [spelling, id] of learned) {
    // A learned spelling is only used if it contains the full name in brackets. Learned codes must not join companies.
    if (ofShop.has(id) && readMakerName(spelling).full !== null) note(id, spelling);
  }

  const add = (spelling: string, isTitle: boolean): number => {
    const known = byReference.get(readMakerName(spelling).words);
    const read = readMakerName(known?.name ?? spelling);
    const name = isTitle ? { ...read, title: known?.name ?? spelling } : read;
    const id = nextId;
    nextId += 1;
    added.push({ id, name, slug: known?.slug ?? null });
    words.set(id, name.words);
    note(id, known?.name ?? spelling);
    return id;
  };

  return {
    find: registry.find,
    named: (name) => registry.find(readMakerName(name)).find(({ why }) => why === 'spelling')?.id,
    add,
    note,
    spellingsOf: (id) => spellings.get(id) ?? [],
    isOfShop: (id) => ofShop.has(id),
    ofShop: (id) => (id !== undefined && ofShop.has(id) ? id : undefined),
    isNameOf: (id, spelling) => words.get(id) === readMakerName(spelling).words,
    added: () => nameAdded(added, brands),
  };
}
