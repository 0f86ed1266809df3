import type { ProductId } from '../../product/product.ts';
import type { AssumedGrade } from '../part/grade-defaults.ts';
import type { BomStatus, CandidateStanding, MatchReason } from '../part/match.ts';

/** A candidate for an open line, with current stock and price. */
export interface AssemblyPart {
  readonly productId: ProductId;
  readonly reason: MatchReason;
  readonly standing: CandidateStanding;
  /** Pieces to order for all boards, with minimum and multiple applied. */
  readonly order: number;
  /** Cost of `order` pieces in kopecks; null = not sold or no price. */
  readonly cost: number | null;
}

/** A line without a chosen part. */
export interface AssemblyLine {
  readonly row: number;
  readonly status: BomStatus;
  /** A person removed the part from the line. */
  readonly isRemoved: boolean;
  /** Part number that the line states; null = none. */
  readonly mpn: string | null;
  /** Best first. */
  readonly parts: readonly AssemblyPart[];
}

/** Reasons why a line stays open. */
export const leftReasons = [
  'error', // its data have to be corrected first
  'removed', // a person removed the part
  'nothing', // no candidate in the catalogue
  'contradicts', // every candidate contradicts the line
  'vague', // candidates were found only by words or as a likely misprint
  'maker', // all candidates are of other makers than the named one
  'package', // no candidate certainly has the line's package
  'out_of_stock', // no candidate has enough stock
] as const;

export type LeftReason = (typeof leftReasons)[number];

/** Assumptions about a line whose part was chosen automatically. */
export type Assumption =
  | { readonly kind: 'cheapest'; readonly of: number }
  | { readonly kind: 'other_number' | 'base_number'; readonly number: string }
  | { readonly kind: 'packing' | 'spelling' | 'alternate' | 'maker_unsaid' | 'maker_unknown' | 'package_unsaid' }
  | { readonly kind: 'grade'; readonly grade: AssumedGrade };

export type AssembledLine =
  | {
      readonly kind: 'taken';
      readonly row: number;
      readonly part: AssemblyPart;
      readonly assumptions: readonly Assumption[];
    }
  | { readonly kind: 'left'; readonly row: number; readonly why: LeftReason };

/**
 * Statuses with which a line is never assembled. In a conflict, the number and the description disagree, and either may
 * be wrong.
 */
const closed: Readonly<Partial<Record<BomStatus, LeftReason>>> = { error: 'error', conflict: 'contradicts' };

/** Checks for a part, in order. Each has the reason to leave the line open if no part passes the check. */
const tests: readonly (readonly [LeftReason, (part: AssemblyPart) => boolean])[] = [
  ['contradicts', ({ standing }) => !standing.isContrary],
  ['vague', ({ standing }) => standing.ground !== 'vague'],
  ['maker', ({ standing: { maker, ground } }) => maker !== 'other' && (maker !== 'unknown' || ground === 'number')],
  // If the line names no package, only its number can determine the package.
  [
    'package',
    ({ standing }) => standing.package === 'same' || (standing.package === 'unsaid' && standing.ground === 'number'),
  ],
];

const byReason: Readonly<Partial<Record<MatchReason, 'packing' | 'spelling' | 'alternate'>>> = {
  packing: 'packing',
  normalised_mpn: 'spelling',
  alternate: 'alternate',
};

function assumptionsOf({ mpn }: AssemblyLine, { reason, standing }: AssemblyPart, of: number): readonly Assumption[] {
  const isDescribed = standing.ground === 'description';
  const found = byReason[reason];
  const isOfBase = standing.ground === 'base_number';
  const isMakerOpen = standing.maker === 'unsaid' && (isDescribed || isOfBase || of > 1);
  return [
    ...(isDescribed && mpn !== null ? [{ kind: 'other_number', number: mpn } as const] : []),
    ...(isOfBase && mpn !== null ? [{ kind: 'base_number', number: mpn } as const] : []),
    ...(found === undefined ? [] : [{ kind: found } as const]),
    ...(standing.maker === 'unknown' ? [{ kind: 'maker_unknown' } as const] : []),
    ...(isMakerOpen ? [{ kind: 'maker_unsaid' } as const] : []),
    ...(standing.package === 'unsaid' ? [{ kind: 'package_unsaid' } as const] : []),
    ...standing.assumed.map((grade) => ({ kind: 'grade', grade }) as const),
    ...(of > 1 ? [{ kind: 'cheapest', of } as const] : []),
  ];
}

function assembleLine(line: AssemblyLine, left: Map<ProductId, number>): AssembledLine {
  const stays = (why: LeftReason): AssembledLine => ({ kind: 'left', row: line.row, why });
  if (line.isRemoved) return stays('removed');
  const why = closed[line.status];
  if (why !== undefined) return stays(why);
  if (line.parts.length === 0) return stays('nothing');
  let fitting = line.parts;
  for (const [reason, passes] of tests) {
    fitting = fitting.filter(passes);
    if (fitting.length === 0) return stays(reason);
  }
  const there = fitting.filter(({ productId, order, cost }) => cost !== null && (left.get(productId) ?? 0) >= order);
  const [best] = there.toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || a.productId - b.productId);
  if (best === undefined) return stays('out_of_stock');
  left.set(best.productId, (left.get(best.productId) ?? 0) - best.order);
  return { kind: 'taken', row: line.row, part: best, assumptions: assumptionsOf(line, best, there.length) };
}

/**
 * Chooses a part for each open line when the shop assembles a list: the cheapest in stock in exactly the line's
 * package. Never takes a part that contradicts the line, or one that may be a misprint. Each piece in stock is used
 * once.
 *
 * @param stock free pieces for these lines; a missing product has none
 */
export function assembleLines(
  lines: readonly AssemblyLine[],
  stock: ReadonlyMap<ProductId, number>,
): readonly AssembledLine[] {
  const left = new Map(stock);
  return lines.map((line) => assembleLine(line, left));
}

/** Whether a candidate was compared with the line and no known fact contradicts it. */
export const isPlausible = (standing: CandidateStanding | undefined): boolean =>
  standing !== undefined && !standing.isContrary && standing.maker !== 'other' && standing.package !== 'other';

/**
 * Returns the only candidate of a line that can be accepted without review. Returns null if there are several, or if a
 * fact contradicts it.
 */
export function onlyCandidate(
  status: BomStatus,
  candidates: readonly { readonly productId: ProductId; readonly standing?: CandidateStanding }[],
): ProductId | null {
  const [only, other] = candidates;
  const isOpen = status === 'probable' || status === 'several';
  return isOpen && only !== undefined && other === undefined && isPlausible(only.standing) ? only.productId : null;
}
