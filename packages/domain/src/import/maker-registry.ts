import type { MakerName } from '../product/maker-spelling.ts';

/**
 * Why a spelling may mean a maker, the most certain reason first:
 * - `spelling`: the same words;
 * - `full_name`: the same full name;
 * - `name`: the same name;
 * - `code`: the same one to three letters, or the same single word of a full name;
 * - `beginning`: one name starts with the other. It counts only if their part numbers also start alike.
 */
export type NameEvidence = 'spelling' | 'full_name' | 'name' | 'code' | 'beginning';

/** Why an import matched a spelling with a maker, the least certain reason first. */
export const makerEvidences = ['code', 'learned', 'name', 'numbers', 'full_name', 'known', 'spelling'] as const;

export interface NamedMaker {
  readonly id: number;
  readonly why: NameEvidence;
}

const codeLengthMax = 3;
const coreLengthMin = 5;
/** Minimum lengths for comparing a cut-off name with a longer one: of the whole name, and of its last word. */
const cutNameMin = 12;
const cutWordMin = 3;

type Ids = Map<string, Set<number>>;

const note = (ids: Ids, key: string, id: number): void => {
  if (key === '') return;
  const known = ids.get(key);
  if (known === undefined) ids.set(key, new Set([id]));
  else known.add(id);
};

/** False if the full name is a single word, as in "ST(Semtech)". Other companies may have that name too. */
const isTelling = ({ full, isFullTelling }: MakerName): boolean => full === null || isFullTelling;

/** True if one word is the other one cut off: `mech` of `mechanics`. */
const isCut = (one: string, other: string): boolean =>
  one !== other && Math.min(one.length, other.length) >= cutWordMin && (one.startsWith(other) || other.startsWith(one));

/** Splits a name into the words before the last one, and the last word. */
const split = (words: string): readonly [stem: string, last: string] => {
  const at = words.lastIndexOf(' ');
  return [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
};

/** Finds makers by any known spelling of their names. */
export interface MakerRegistry {
  readonly add: (id: number, name: MakerName) => void;
  /**
   * Returns the makers that a spelling may mean, the most certain first. Makers with the same code but different full
   * names are different companies.
   */
  readonly find: (name: MakerName) => readonly NamedMaker[];
}

export function makerRegistry(): MakerRegistry {
  const byWords = new Map<string, number>();
  const byFullName = new Map<string, number>();
  const byKey: Ids = new Map();
  /** Makers by key, for names without a full name in brackets. */
  const byPlain: Ids = new Map();
  const byCode: Ids = new Map();
  const byFullWord: Ids = new Map();
  const byCore: Ids = new Map();
  const byFirstWord: Ids = new Map();
  /** All words of a name but the last → its last word → the maker. Used to compare cut-off names. */
  const byStem = new Map<string, Map<string, number>>();
  /** Normalised full names of each maker. */
  const fulls = new Map<number, Set<string>>();

  const add = (id: number, name: MakerName): void => {
    if (!byWords.has(name.words)) byWords.set(name.words, id);
    note(byKey, name.key, id);
    if (isTelling(name)) note(byCore, name.core, id);
    noteBeginning(name, id);
    if (name.full === null) {
      note(byPlain, name.key, id);
      return;
    }
    note(byCode, name.code, id);
    fulls.set(id, (fulls.get(id) ?? new Set()).add(name.core));
    if (!name.isFullTelling) note(byFullWord, name.full, id);
    else if (!byFullName.has(name.full)) byFullName.set(name.full, id);
  };

  const noteBeginning = ({ words }: MakerName, id: number): void => {
    const [stem, last] = split(words);
    if (stem === '') return;
    note(byFirstWord, words.slice(0, words.indexOf(' ')), id);
    const lasts = byStem.get(stem);
    if (lasts === undefined) byStem.set(stem, new Map([[last, id]]));
    else if (!lasts.has(last)) lasts.set(last, id);
  };

  /**
   * Returns the makers whose name begins with this name or is the beginning of it: `Samsung`, `Samsung Electro-Mech`.
   */
  const beginning = ({ words, full }: MakerName): readonly number[] => {
    if (full !== null) return [];
    const [stem, last] = split(words);
    if (stem === '') return words.length >= coreLengthMin ? [...(byFirstWord.get(words) ?? [])] : [];
    const first = words.slice(0, words.indexOf(' '));
    const cut = words.length < cutNameMin ? [] : [...(byStem.get(stem) ?? [])];
    return [
      ...cut.flatMap(([other, id]) => (isCut(last, other) ? [id] : [])),
      ...(first.length >= coreLengthMin ? (byPlain.get(first) ?? []) : []),
    ];
  };

  /**
   * True if the name and the maker have different full names. If one of them has no full name, equal short names mean
   * the same company.
   */
  const areApart = (name: MakerName, id: number): boolean => {
    const known = fulls.get(id);
    return name.full !== null && known !== undefined && !known.has(name.core);
  };

  const find = (name: MakerName): readonly NamedMaker[] => {
    const found = new Map<number, NameEvidence>();
    const take = (ids: Iterable<number> | undefined, why: NameEvidence): void => {
      for (const id of ids ?? []) if (!found.has(id) && !areApart(name, id)) found.set(id, why);
    };
    const { words, key, code, full, core } = name;
    const one = byWords.get(words);
    if (one !== undefined) return [{ id: one, why: 'spelling' }];
    const ofFull = full === null ? byFullName.get(key) : name.isFullTelling ? byFullName.get(full) : undefined;
    if (ofFull !== undefined) return [{ id: ofFull, why: 'full_name' }];
    if (full !== null) {
      const sameCode = [...(byCode.get(code) ?? [])].filter((id) => fulls.get(id)?.has(core));
      if (core.length >= coreLengthMin) take(sameCode, 'full_name');
      if (name.isFullTelling) take(byPlain.get(full), 'full_name');
    }
    const byLength = (text: string, min: number): NameEvidence => (text.length >= min ? 'name' : 'code');
    take(byKey.get(key), byLength(core, coreLengthMin));
    if (isTelling(name)) take(byPlain.get(core), byLength(core, coreLengthMin));
    if (full === null) take(byCore.get(key), byLength(key, coreLengthMin));
    take(full === null ? byCode.get(key) : byPlain.get(code), byLength(code, codeLengthMax + 1));
    take(full === null ? byFullWord.get(key) : name.isFullTelling ? undefined : byPlain.get(full), 'code');
    take(beginning(name), 'beginning');
    return [...found].map(([id, why]) => ({ id, why })).sort((a, b) => rank(a.why) - rank(b.why));
  };

  return { add, find };
}

const ranks = ['spelling', 'full_name', 'name', 'code', 'beginning'] as const satisfies readonly NameEvidence[];
const rank = (why: NameEvidence): number => ranks.indexOf(why);
