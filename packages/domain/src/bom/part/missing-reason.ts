import type { BomMatch } from './match.ts';

/** Why a line has no part: unknown number, no part with this value, or text not understood. */
export const missingReasons = ['number', 'value', 'unread'] as const;

export type MissingReason = (typeof missingReasons)[number];

/** @param isValueRead true if the line's words were read as a value */
export function missingReason({ unknownNumber }: Pick<BomMatch, 'unknownNumber'>, isValueRead: boolean): MissingReason {
  if (unknownNumber !== null) return 'number';
  return isValueRead ? 'value' : 'unread';
}
