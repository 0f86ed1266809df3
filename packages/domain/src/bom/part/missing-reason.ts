import type { BomMatch } from './match.ts';

/** Why a line has no part: its number is not in the catalogue, no part has its value, or nothing of it was understood. */
export const missingReasons = ['number', 'value', 'unread'] as const;

export type MissingReason = (typeof missingReasons)[number];

/** @param isValueRead the words of the line were understood as a value */
export function missingReason({ unknownNumber }: Pick<BomMatch, 'unknownNumber'>, isValueRead: boolean): MissingReason {
  if (unknownNumber !== null) return 'number';
  return isValueRead ? 'value' : 'unread';
}
