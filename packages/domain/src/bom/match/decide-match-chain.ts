import type { BrandId } from '../../category/category.ts';
import type { PartDifference } from '../part/difference.ts';
import type { MatchDifferences } from '../contradiction/match-differences.ts';
import {
  brandsOf,
  isNumberKnown,
  preferred,
  reasonOf,
  type MatchQuestion,
  type FoundPart,
} from '../part/decide-match-part.ts';
import type { BomStatus, MatchReason } from '../part/match.ts';

/** The decision about a line. */
export interface Decision {
  readonly status: BomStatus;
  readonly taken: FoundPart | null;
  readonly reason: MatchReason | null;
  /** For a conflict: the contradictions between line and part. */
  readonly differences: readonly PartDifference[];
}

const decided = (status: BomStatus, taken: FoundPart | null, reason: MatchReason | null): Decision => ({
  status,
  taken,
  reason,
  differences: [],
});
const exact = (taken: FoundPart, reason: MatchReason): Decision => decided('exact', taken, reason);
const probable = (taken: FoundPart | null, reason: MatchReason): Decision => decided('probable', taken, reason);
const open = (status: BomStatus, reason: MatchReason | null): Decision => decided(status, null, reason);
const conflict = (reason: MatchReason, differences: readonly PartDifference[]): Decision => ({
  ...open('conflict', reason),
  differences,
});

/** Decides one line. Its methods are the steps of the chain. */
class Deciding {
  private readonly asked: MatchQuestion;
  private readonly differences: MatchDifferences;
  private readonly sold: readonly FoundPart[];

  constructor(asked: MatchQuestion, differences: MatchDifferences) {
    this.asked = asked;
    this.differences = differences;
    this.sold = asked.found.filter(({ productId }) => !asked.isUnsold(productId));
  }

  decide(): Decision {
    return (
      this.byChoice() ??
      this.byNumbers() ??
      this.byAlternate(null) ??
      this.byNearNumber() ??
      this.byParameters() ??
      this.byWords() ??
      this.leftOver()
    );
  }

  private byChoice(): Decision | null {
    const { chosen } = this.asked.pinned;
    const part = this.sold.find(({ productId }) => productId === chosen);
    return part === undefined ? null : exact(part, 'chosen_before');
  }

  private leftOver(): Decision {
    const [offered] = this.sold;
    if (offered !== undefined) return open('probable', reasonOf(offered));
    const [known] = this.asked.found;
    return known === undefined ? open('not_found', null) : open('not_carried', reasonOf(known));
  }

  /** Decides by the shop's, the maker's and the distributor's numbers, which must agree. */
  private byNumbers(): Decision | null {
    const { shop, foreign } = this.asked.pinned;
    const ids = [...(shop === null ? [] : [shop]), ...foreign];
    const own = (by: FoundPart['by']) => this.asked.found.filter((part) => part.by === by);
    const pins = own('pinned').filter(({ productId }) => ids.includes(productId));
    const exacts = this.closest(own('number'));
    const [pin] = pins;
    if (pin === undefined) return this.byMpn(exacts);
    const other = pins.find((one) => one.productId !== pin.productId) ?? (this.agrees(pin, exacts) ? null : exacts[0]);
    if (other !== null) return conflict(this.pinReason(pin), this.numberDifference(pin, other?.mpn));
    if (this.contradicts(pin)) return conflict(this.pinReason(pin), this.differences.of(pin));
    if (this.asked.isUnsold(pin.productId)) return open('not_carried', this.pinReason(pin));
    const isOtherNumber = pin.likeness === 'begins' || pin.likeness === 'packing_like';
    if (this.isOtherMaker(pin) || isOtherNumber || this.isOfUnnamedShop(pin)) return probable(pin, this.pinReason(pin));
    if (pin.likeness === 'packing') return probable(pin, 'packing');
    return exact(pin, this.numberReason(pin, exacts));
  }

  /**
   * Returns the contradiction of two numbers that mean different parts: a shop's or distributor's number, and another
   * number of the line.
   */
  private numberDifference(pin: FoundPart, other: string | undefined): readonly PartDifference[] {
    const asked = other ?? this.asked.line.mpn;
    return asked === null ? [] : [{ subject: 'number', asked, found: pin.mpn, key: null }];
  }

  /**
   * Whether the part was found only by a shop's number, and the list does not name the shop. Shops give the same number
   * to different parts, and a maker may use it too.
   */
  private isOfUnnamedShop(pin: FoundPart): boolean {
    const { line, pinned } = this.asked;
    const isNamed = line.foreignNumbers.some(({ distributor }) => distributor !== null);
    return pin.productId !== pinned.shop && !isNamed && pin.likeness === 'none' && !this.isOfMaker(pin);
  }

  private pinReason({ productId }: FoundPart): MatchReason {
    return productId === this.asked.pinned.shop ? 'shop_number' : 'foreign_number';
  }

  /**
   * Returns the reason for a part found by a number of the shop or a distributor. If the maker's number and the maker
   * also agree, these are the reason.
   */
  private numberReason(pin: FoundPart, exacts: readonly FoundPart[]): MatchReason {
    const isAlone = exacts.length === 1 && exacts[0]?.productId === pin.productId;
    if (pin.productId === this.asked.pinned.shop || !isAlone || pin.likeness !== 'same') return this.pinReason(pin);
    return this.isOfMaker(pin) ? 'mpn_and_maker' : this.pinReason(pin);
  }

  /** Whether the line's number may mean the part that a shop or distributor number identifies. */
  private agrees(pin: FoundPart, exacts: readonly FoundPart[]): boolean {
    if (pin.likeness === 'other' || pin.likeness === 'loose') return false;
    return exacts.length === 0 || exacts.some(({ productId }) => productId === pin.productId);
  }

  /**
   * Returns the parts with an equal number; if there are none, those whose number differs only in dashes and spaces.
   */
  private closest(parts: readonly FoundPart[]): readonly FoundPart[] {
    const same = parts.filter(({ likeness }) => likeness === 'same');
    return same.length > 0 ? same : parts.filter(({ likeness }) => likeness === 'spelled');
  }

  private byMpn(parts: readonly FoundPart[]): Decision | null {
    const [first] = parts;
    if (first === undefined) return null;
    const sold = parts.filter(({ productId }) => !this.asked.isUnsold(productId));
    const ofMaker = this.asked.makers === null ? parts : parts.filter((part) => this.isOfMaker(part));
    if (ofMaker.length === 0) return this.byMpnOfOther(sold);
    const carried = ofMaker.filter((part) => sold.includes(part));
    if (carried.length === 0) return this.byAlternate(null) ?? open('not_carried', reasonOf(first));
    const fitting = carried.filter((part) => !this.contradicts(part));
    const best = this.best(fitting);
    if (best === null) return this.conflictWith(this.best(carried) ?? first);
    if (brandsOf(fitting) > 1) return open('several', reasonOf(best));
    const reason = this.asked.makers !== null && best.likeness === 'same' ? 'mpn_and_maker' : reasonOf(best);
    // The makers differ, and only other facts or availability decided. A person should check the choice.
    if (brandsOf(ofMaker) > 1) return probable(best, reason);
    return this.byAlternate(best) ?? exact(best, reason);
  }

  /** Decides a line whose number exists in the catalogue, but not from the maker that the line names. */
  private byMpnOfOther(sold: readonly FoundPart[]): Decision | null {
    const best = this.best(sold);
    if (best === null) return null;
    if (sold.length > 1) return open('several', reasonOf(best));
    if (this.contradicts(best)) return this.conflictWith(best);
    return probable(this.asked.makers?.size === 0 ? best : null, reasonOf(best));
  }

  /**
   * Decides by the alternates that the list allows, if no part or too few pieces were found for the line's own number.
   */
  private byAlternate(first: FoundPart | null): Decision | null {
    const { needed } = this.asked;
    if (first !== null && first.available >= needed) return null;
    const allowed = this.asked.alternateMakers.map((makers, place) => this.alternatesAt(place, makers));
    const sure = allowed.filter((parts) => brandsOf(parts) === 1).flat();
    const best = this.best(first === null ? sure : sure.filter(({ available }) => available >= needed));
    // The list allows the alternate, but the first number is unknown. A person should check the choice.
    const isUnknown = first === null && this.asked.line.mpn !== null && !isNumberKnown(this.asked);
    if (best !== null) return isUnknown ? probable(best, 'alternate') : exact(best, 'alternate');
    return first === null && allowed.some((parts) => parts.length > 0) ? open('several', 'alternate') : null;
  }

  private alternatesAt(place: number, makers: ReadonlySet<BrandId> | null): readonly FoundPart[] {
    const parts = this.closest(this.sold.filter(({ by, alternate }) => by === 'alternate' && alternate === place));
    return parts.filter((part) => makers?.has(part.brandId) !== false && !this.contradicts(part));
  }

  private byNearNumber(): Decision | null {
    const near = this.sold.filter(({ by }) => by === 'near' || by === 'number');
    const fitting = near.filter((part) => !this.contradicts(part) && !this.isOtherMaker(part));
    const [first] = fitting;
    if (first === undefined) return null;
    const alike = fitting.filter((part) => reasonOf(part) === reasonOf(first));
    const best = this.best(alike);
    // With a maker that the shop does not know, the number may mean another part.
    const isKnownMaker = best !== null && (this.asked.makers === null || this.isOfMaker(best));
    const isSamePart = best?.likeness === 'alike' || best?.likeness === 'packing';
    const isTaken = isSamePart && isKnownMaker && brandsOf(alike) === 1;
    if (isTaken) return probable(best, reasonOf(best));
    return open(alike.length > 1 ? 'several' : 'probable', reasonOf(first));
  }

  private byParameters(): Decision | null {
    const fitting = this.sold.filter(({ by }) => by === 'parameters' || by === 'parameters_part');
    if (fitting.length === 0) return null;
    const best = fitting.find(
      (part) => (this.asked.makers === null || this.isOfMaker(part)) && !this.contradicts(part),
    );
    const { mpn, foreignNumbers } = this.asked.line;
    const isTaken = best?.by === 'parameters' && mpn === null && foreignNumbers.length === 0;
    return probable(isTaken ? best : null, 'parameters');
  }

  private byWords(): Decision | null {
    const found = this.sold.filter(({ by }) => by === 'words');
    if (found.length === 0) return null;
    return open(found.length > 1 ? 'several' : 'probable', 'words');
  }

  private best(parts: readonly FoundPart[]): FoundPart | null {
    return parts.toSorted(preferred(this.asked.needed))[0] ?? null;
  }

  private isOfMaker({ brandId }: FoundPart): boolean {
    return this.asked.makers?.has(brandId) === true;
  }

  /** Whether the part is certainly from another maker than the named one. */
  private isOtherMaker(part: FoundPart): boolean {
    return this.asked.makers !== null && this.asked.makers.size > 0 && !this.isOfMaker(part);
  }

  /** Whether the part contradicts the line. */
  private contradicts(part: FoundPart): boolean {
    return this.differences.of(part).length > 0;
  }

  private conflictWith(part: FoundPart): Decision {
    return conflict(reasonOf(part), this.differences.of(part));
  }
}

/** Returns the decision of the first step in the chain that finds a part. */
export const decisionOf = (asked: MatchQuestion, differences: MatchDifferences): Decision =>
  new Deciding(asked, differences).decide();
