import type { ProductId } from '../../product/product.ts';
import type { PartDifference } from './difference.ts';
import type { AssumedGrade } from './grade-defaults.ts';

/** Match statuses (product M4). Each has one icon and one word. */
export const bomStatuses = [
  'exact',
  'probable',
  'several',
  'not_found',
  'not_carried',
  'conflict',
  'excluded',
  'error',
] as const;

export type BomStatus = (typeof bomStatuses)[number];

/** How a part was found, in the order of the chain of steps that look for it (decide-match-chain.ts). */
export const matchReasons = [
  'chosen', // by the customer, in this list
  'assembled', // chosen automatically (assemble.ts), for the customer to check
  'chosen_before', // by the customer, for an equal line earlier
  'shop_number',
  'mpn_and_maker',
  'mpn',
  'foreign_number',
  'alternate',
  'normalised_mpn', // equal except for dashes, spaces, look-alike letters
  'packing', // equal except for the maker's codes for packing
  'similar_mpn', // other suffix, perhaps of packing; never taken without a person
  'corrected_mpn', // equal except for a typing error; never taken without a person
  'parameters',
  'words',
] as const;

export type MatchReason = (typeof matchReasons)[number];

/** A parameter that a line without a part number requires, and how the chosen part meets it. */
export interface MatchRule {
  /** Attribute key, or `package`. */
  readonly key: string;
  readonly asked: string;
  readonly found: string;
  readonly how: 'equal' | 'at_least' | 'at_most';
}

/** How a candidate compares with its line. */
export interface CandidateStanding {
  /** `unsaid`: the line names no package. */
  readonly package: 'same' | 'other' | 'unknown' | 'unsaid';
  /** `unknown`: the shop does not know the named maker. */
  readonly maker: 'named' | 'other' | 'unknown' | 'unsaid';
  /** True if the part contradicts the line. */
  readonly isContrary: boolean;
  /**
   * Evidence by which the candidate was found. `number`: a number in the line. `base_number`: the line's number with an
   * ending, in the line's package. `description`: value, package and all other facts. `vague`: fewer facts, or words.
   */
  readonly ground: 'number' | 'base_number' | 'description' | 'vague';
  readonly assumed: readonly AssumedGrade[];
}

export interface BomCandidate {
  readonly productId: ProductId;
  readonly reason: MatchReason;
  /** Absent in matches stored before this field existed. */
  readonly standing?: CandidateStanding;
}

/** The result of matching a line. */
export interface BomMatch {
  readonly status: BomStatus;
  /** Product to order; null = undecided or none found. */
  readonly productId: ProductId | null;
  readonly reason: MatchReason | null;
  readonly rules: readonly MatchRule[];
  /** For a conflict: contradictions between the line and the first candidate. */
  readonly differences: readonly PartDifference[];
  /** For a part chosen by description: values that the line does not state. */
  readonly assumed: readonly AssumedGrade[];
  /** Number in the line that no part in the catalogue has. The candidates are other parts. */
  readonly unknownNumber: string | null;
  /** Best first, including `productId`; at most `candidatesMax`. */
  readonly candidates: readonly BomCandidate[];
  /** Similar parts if none matches the line. A person has to choose one. */
  readonly near?: readonly ProductId[];
}

export const candidatesMax = 10;
export const nearPartsMax = 5;

/** Warnings about the chosen part at the needed quantity. */
export const healthFlags = [
  'short_stock',
  'below_minimum',
  'off_multiple',
  'lead_time',
  'not_for_new_designs',
  'end_of_life',
  'obsolete',
  'price_missing',
  'price_changed', // since the list was last opened
] as const;

export type HealthFlag = (typeof healthFlags)[number];
