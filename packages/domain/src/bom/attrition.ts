import type { UnitPrice } from '../money/money.ts';

/**
 * Pieces lost in assembly. `share`: a percentage with a minimum in pieces; `leader`: pieces of tape that a feeder needs
 * plus a percentage of the placed pieces. Percentages have at most two decimals.
 */
export type Attrition =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly percent: number; readonly minimum: number }
  | { readonly kind: 'leader'; readonly pieces: number; readonly percent: number };

/**
 * Choices of assembly losses for a list. `hand` and `machine` are usual shares. `own` is a share that the customer
 * sets.
 */
export const attritionPresets = ['none', 'hand', 'machine', 'own', 'leader'] as const;

export const noAttrition: Attrition = { kind: 'none' };

export const attritionPercentMax = 100;
export const attritionPiecesMax = 10_000;

/**
 * Returns a percentage of `pieces`, rounded up. Works in hundredths of a percent, so that 7 % of 100 is 7 and not 8:
 * 100 × 0.07 is 7.000000000000001.
 */
const shareOf = (pieces: number, percent: number): number => Math.ceil((pieces * Math.round(percent * 100)) / 10_000);

/**
 * Returns the extra pieces that cover assembly losses; 0 if nothing is placed. Example: 1000 placed pieces with a
 * leader of 20 pieces and 5 % need 70 extra pieces.
 */
export function attritionOf(attrition: Attrition, need: number): number {
  if (attrition.kind === 'none' || need <= 0) return 0;
  const share = shareOf(need, attrition.percent);
  return attrition.kind === 'share' ? Math.max(share, attrition.minimum) : attrition.pieces + share;
}

const dustSizes = new Set(['01005', '0201', '0402']);
const chipSizes = new Set(['0603', '0805', '1008', '1206', '1210']);
const manyPins = /^(?:[A-Z]*(?:QFP|QFN|DFN|BGA|LGA|SON|PLCC|SOIC|SOP|SSOP|CSP)|S?DIP|SIP)-/u;

/** A part with at least this unit price gets only one spare piece. */
export const dearUnitPrice = 5_000_000 as UnitPrice;

/**
 * Returns the losses that assemblers usually plan: more for smaller chips, almost none for microcircuits, one spare for
 * expensive parts.
 */
export function presetAttrition(part: {
  readonly package: string | null;
  readonly unitPrice: UnitPrice | null;
}): Attrition {
  if (part.unitPrice !== null && part.unitPrice >= dearUnitPrice) return { kind: 'share', percent: 0, minimum: 1 };
  const name = part.package ?? '';
  if (dustSizes.has(name)) return { kind: 'share', percent: 5, minimum: 50 };
  if (chipSizes.has(name)) return { kind: 'share', percent: 3, minimum: 20 };
  if (manyPins.test(name)) return { kind: 'share', percent: 1, minimum: 1 };
  return { kind: 'share', percent: 2, minimum: 2 };
}
