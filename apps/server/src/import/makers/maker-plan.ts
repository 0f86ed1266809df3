import type { Manufacturer } from '@farad/domain/category';
import { numberEvidence, type NumberEvidence } from '@farad/domain/import';
import { knownMakerName } from '@farad/importers/vocabulary/makers';

import { decideMaker, type Decision } from './decide-maker.ts';
import { openMakers, type Makers } from './makers-of-plan.ts';
import type { Mapping } from '../mapping.ts';

/** A spelling that was joined with a maker by a rule, or that may mean another maker. */
export interface MakerJoin {
  readonly spelling: string;
  readonly rows: number;
  /** Maker to which the parts are assigned. */
  readonly brandId: number;
  /** Another maker that the spelling may mean; null = the spelling was joined with `brandId`. */
  readonly otherId: number | null;
  readonly evidence: Decision['evidence'];
  /** Number of parts whose numbers begin like those of the maker. */
  readonly shared: number;
}

export interface MakerPlan {
  /**
   * Returns the maker that a spelling means. Undefined if the spelling is empty and the mapping has no default maker.
   */
  readonly makerOf: (spelling: string) => Manufacturer | undefined;
  readonly added: readonly Manufacturer[];
  readonly learned: readonly { readonly spelling: string; readonly brandId: number }[];
  /** Joined spellings for staff to check. */
  readonly joins: readonly MakerJoin[];
}

export interface MakerSources {
  /** Makers of the shop. */
  readonly brands: readonly Manufacturer[];
  /** Well-known makers that the shop may lack. */
  readonly reference: readonly Manufacturer[];
  readonly learned: ReadonlyMap<string, number>;
  /** Spellings that staff decided. All others in `learned` were decided by imports. */
  readonly decided?: ReadonlySet<string>;
  /** Part numbers of the file by spelling, and those of the shop's makers by `brandOwner`. */
  readonly numbers?: NumberEvidence;
}

/**
 * Judges a spelling again that an earlier import assigned to a maker, to get the evidence by the current rules. The
 * maker stays.
 */
function relearned(makers: Makers, spelling: string, numbers: NumberEvidence, learnedId: number): Decision {
  const again = decideMaker(makers, { spelling, numbers, isLearned: true });
  if (again.id === learnedId) return again;
  return { ...again, id: learnedId, otherId: null, evidence: 'learned', shared: 0 };
}

/**
 * Returns the maker of each spelling in the file, and the new makers. A new maker is named by its most frequent
 * spelling.
 */
export function planMakers(
  spellings: ReadonlyMap<string, number>,
  { table, missing }: Mapping['makers'],
  { brands, reference, learned, decided = new Set(), numbers = numberEvidence() }: MakerSources,
): MakerPlan {
  const byTable = new Map(Object.entries(table).map(([spelling, name]) => [spelling.trim().toLowerCase(), name]));
  const makers = openMakers(brands, reference, learned);
  const joins: Omit<MakerJoin, 'rows'>[] = [];

  const taken = ({ id, add, isTitle }: Decision): number => id ?? makers.add(add, isTitle);
  const find = (spelling: string): number => {
    const named = byTable.get(spelling.toLowerCase());
    if (named !== undefined)
      return taken({ ...decideMaker(makers, { spelling: named, numbers, isLearned: false }), isTitle: true });
    const learnedId = makers.ofShop(learned.get(spelling.toLowerCase()));
    if (learnedId !== undefined && decided.has(spelling.toLowerCase())) return learnedId;
    const decision =
      learnedId === undefined
        ? decideMaker(makers, { spelling, numbers, isLearned: false })
        : relearned(makers, spelling, numbers, learnedId);
    const id = taken(decision);
    const { otherId, evidence, shared } = decision;
    makers.note(id, spelling);
    const isToldApart = otherId !== null || (evidence !== 'spelling' && !makers.isNameOf(id, spelling));
    if (isToldApart) joins.push({ spelling, brandId: id, otherId, evidence, shared });
    return id;
  };

  // Well-known names come first, so that short forms can be compared with them by part numbers. Then come the most
  // frequent spellings, since they name the new makers.
  const ordered = [...spellings]
    .filter(([spelling]) => spelling !== '')
    .map(([spelling, rows]) => ({ spelling, rows, isKnown: knownMakerName(spelling) !== null }))
    .sort((a, b) => +b.isKnown - +a.isKnown || b.rows - a.rows || (a.spelling < b.spelling ? -1 : 1))
    .map(({ spelling, rows }) => [spelling, rows] as const);
  const found = new Map(ordered.map(([spelling]) => [spelling, find(spelling)]));
  if (missing !== undefined && (spellings.get('') ?? 0) > 0) found.set('', find(missing));
  const added = makers.added();
  const byId = new Map<number, Manufacturer>([...brands, ...added].map((brand) => [brand.id, brand]));
  return {
    makerOf: (spelling) => byId.get(found.get(spelling) ?? -1),
    added,
    learned: ordered.map(([spelling]) => ({ spelling: spelling.toLowerCase(), brandId: found.get(spelling) ?? 0 })),
    joins: joins.map((join) => ({ ...join, rows: spellings.get(join.spelling) ?? 0 })),
  };
}
