import type { ProductId } from '../../product/product.ts';
import type { PartDifference } from './difference.ts';
import type { AssumedGrade } from './grade-defaults.ts';

/** Product M4: one icon and one word each. */
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

/** The chain, first to last: by what a part was found. */
export const matchReasons = [
  'chosen', // by the customer, in this list
  'assembled', // by the rule of assembling (assemble.ts), for the customer to look at
  'chosen_before', // by the customer, for such a line
  'shop_number',
  'mpn_and_maker',
  'mpn',
  'foreign_number',
  'alternate',
  'normalised_mpn', // but for dashes, spaces, look-alike letters
  'packing', // but for the letters of the packing
  'corrected_mpn', // but for a typing error; never taken without a person
  'parameters',
  'words',
] as const;

export type MatchReason = (typeof matchReasons)[number];

/** One parameter that a generic line asked for and how the part that was taken meets it. */
export interface MatchRule {
  /** Key of the attribute, or `package`. */
  readonly key: string;
  readonly asked: string;
  readonly found: string;
  readonly how: 'equal' | 'at_least' | 'at_most';
}

/** How a candidate stands to what its line says. */
export interface CandidateStanding {
  /** `unsaid`: the line names no package. */
  readonly package: 'same' | 'other' | 'unknown' | 'unsaid';
  /** `unknown`: the shop does not know the maker that is named. */
  readonly maker: 'named' | 'other' | 'unknown' | 'unsaid';
  /** Something that the line says is otherwise with the part. */
  readonly isContrary: boolean;
  /** Found by a number of the line, by value and package and all else it says, or by less than that. */
  readonly ground: 'number' | 'description' | 'vague';
  readonly assumed: readonly AssumedGrade[];
}

export interface BomCandidate {
  readonly productId: ProductId;
  readonly reason: MatchReason;
  /** Absent from matches that were kept before it was added. */
  readonly standing?: CandidateStanding;
}

/** What was found for a line. */
export interface BomMatch {
  readonly status: BomStatus;
  /** What is ordered; null: nobody has decided, or there is nothing. */
  readonly productId: ProductId | null;
  readonly reason: MatchReason | null;
  readonly rules: readonly MatchRule[];
  /** Of a conflict: in what the line contradicts the first candidate. */
  readonly differences: readonly PartDifference[];
  /** Of a part that was taken by its description: what the line does not say. */
  readonly assumed: readonly AssumedGrade[];
  /** The number that the line states and that no part of the catalogue has: what is offered is another part. */
  readonly unknownNumber: string | null;
  /** Best first, `productId` among them; at most `candidatesMax`. */
  readonly candidates: readonly BomCandidate[];
  /** Other parts that come near, where there is none for the line; never taken without a person. */
  readonly near?: readonly ProductId[];
}

export const candidatesMax = 10;
export const nearPartsMax = 5;

/** What a buyer should know of the part that was taken, at the quantity that is needed. */
export const healthFlags = [
  'short_stock',
  'below_minimum',
  'off_multiple',
  'lead_time',
  'not_for_new_designs',
  'end_of_life',
  'obsolete',
  'price_missing',
  'price_changed', // since the list was last looked at
] as const;

export type HealthFlag = (typeof healthFlags)[number];
