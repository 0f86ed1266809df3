import type { ProductId } from '../../product/product.ts';
import { MatchDifferences } from '../contradiction/match-differences.ts';
import { partsOfBase } from './base-number.ts';
import { decisionOf, type Decision } from './decide-match-chain.ts';
import { standingOf } from './candidate-standing.ts';
import { comparePackages } from '../part/decide-match-package.ts';
import {
  isNumberKnown,
  preferred,
  reasonOf,
  type MatchQuestion,
  type FoundPart,
  type MatchOptions,
} from '../part/decide-match-part.ts';
import { candidatesMax, type BomCandidate, type BomMatch, type BomStatus, type MatchReason } from '../part/match.ts';

/** Returns the candidates of a line: the chosen part, then sold parts, then unsold ones. Better matches come first. */
function candidatesOf(
  asked: MatchQuestion,
  { taken, reason }: Decision,
  options: MatchOptions,
  differences: MatchDifferences,
): readonly BomCandidate[] {
  const { line, found, pinned, needed, makers, isUnsold } = asked;
  const { package: stated } = line;
  const ofBase = partsOfBase(asked);
  const ofPackage = new Set(
    found.filter(
      (part) => stated !== null && part.package !== null && comparePackages(stated, part.package) === 'same',
    ),
  );
  const isAllowed = (part: FoundPart): boolean =>
    part === taken || !options.isSamePackageOnly || stated === null || ofPackage.has(part);
  const nameOf = (part: FoundPart): MatchReason => {
    if (part === taken && reason !== null) return reason;
    if (part.by !== 'pinned') return reasonOf(part);
    if (part.productId === pinned.chosen) return 'chosen_before';
    return part.productId === pinned.shop ? 'shop_number' : 'foreign_number';
  };
  const rankOf = new Map(found.map((part, place) => [part, place]));
  const rank = (part: FoundPart): number => rankOf.get(part) ?? found.length;
  const isOther = ({ brandId }: FoundPart): boolean => makers !== null && !makers.has(brandId);
  const differs = (part: FoundPart): boolean => differences.of(part).length > 0;
  const withinKind = (a: FoundPart, b: FoundPart): number =>
    +isOther(a) - +isOther(b) ||
    +differs(a) - +differs(b) ||
    +ofPackage.has(b) - +ofPackage.has(a) ||
    preferred(needed)(a, b);
  const ordered = found.filter(isAllowed).toSorted((a, b) => {
    const isOneKind = a.by === b.by && a.likeness === b.likeness;
    const byPlace = isOneKind ? withinKind(a, b) : rank(a) - rank(b);
    return +(b === taken) - +(a === taken) || +isUnsold(a.productId) - +isUnsold(b.productId) || byPlace;
  });
  const once = new Map<ProductId, FoundPart>();
  for (const part of ordered) if (!once.has(part.productId)) once.set(part.productId, part);
  return [...once.values()].slice(0, candidatesMax).map((part) => ({
    productId: part.productId,
    reason: nameOf(part),
    standing: standingOf(part, { stated, makers, isContrary: differs(part), isOfBase: ofBase.has(part) }),
  }));
}

const nothing = (status: BomStatus): BomMatch => ({
  status,
  productId: null,
  reason: null,
  rules: [],
  differences: [],
  assumed: [],
  unknownNumber: null,
  candidates: [],
});

/**
 * Returns the line's number if no part in the catalogue has it and the line is not decided (`probable`, `several` or
 * `not_found`); otherwise null.
 */
function unknownNumber(asked: MatchQuestion, { status }: Decision): string | null {
  const { mpn } = asked.line;
  const isOpen = status === 'probable' || status === 'several' || status === 'not_found';
  return isOpen && mpn !== null && /\d/u.test(mpn) && !isNumberKnown(asked) ? mpn : null;
}

/**
 * Decides the part of a line (product M4). The status is exact only without any doubt. A part that
 * contradicts the line is never chosen. `probable` needs review; it is chosen if the number differs only in packing, or
 * if value and package match.
 */
export function decideMatch(asked: MatchQuestion, options: MatchOptions): BomMatch {
  const { line } = asked;
  if (line.isDnp) return nothing('excluded');
  const differences = new MatchDifferences(asked);
  const decision = decisionOf(asked, differences);
  const candidates = candidatesOf(asked, decision, options, differences);
  const hasError = line.problems.some(({ severity }) => severity === 'error');
  const isEmpty = candidates.length === 0 && (decision.status === 'probable' || decision.status === 'several');
  const status = hasError ? 'error' : isEmpty ? 'not_found' : decision.status;
  const isTaken = decision.taken !== null && !hasError && (status === 'exact' || !options.isExactOnly);
  return {
    status,
    productId: isTaken ? decision.taken.productId : null,
    reason: isEmpty ? null : decision.reason,
    rules: decision.taken?.rules ?? [],
    assumed: isTaken ? decision.taken.assumed : [],
    differences: decision.status === 'conflict' ? decision.differences : [],
    unknownNumber: unknownNumber(asked, decision),
    candidates,
  };
}
