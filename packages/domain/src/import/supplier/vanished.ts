/** Treatment of a product that is missing in a supplier's new full list: keep it, set its stock to 0, or archive it. */
export const vanishedChoices = ['leave', 'no_stock', 'archive'] as const;
export type VanishedChoice = (typeof vanishedChoices)[number];

/** Why missing products are kept until a person confirms the choice. */
export const vanishedDoubts = [
  'many_vanished', // probably a partial list, or a list of another kind
  'many_refused', // the missing rows may be among the refused ones
  'broken_lines', // a broken line may have swallowed others
] as const;
export type VanishedDoubt = (typeof vanishedDoubts)[number];

/** If more than this share of the supplier's listed rows is missing, a person must confirm. */
export const vanishedShareMax = 0.3;
const refusedShareMax = 0.05;

export interface VanishedFacts {
  readonly choice: VanishedChoice;
  /** Number of missing rows, and number of rows that earlier lists with the same columns contained. */
  readonly rows: number;
  readonly listed: number;
  /** Number of rows of the new list, refused rows included. */
  readonly read: number;
  readonly refused: number;
  /** Number of lines that could not be split into rows. */
  readonly broken: number;
  /** Number of missing rows that a person confirmed; null = not asked. */
  readonly confirmed: number | null;
}

function doubtOf({ rows, listed, read, refused, broken }: VanishedFacts): VanishedDoubt | null {
  if (rows === 0) return null;
  if (rows > vanishedShareMax * listed) return 'many_vanished';
  if (broken > 0) return 'broken_lines';
  return refused > refusedShareMax * read ? 'many_refused' : null;
}

/**
 * Decides what to do with the missing rows. A person's confirmation counts only if no more rows are missing now than
 * were confirmed.
 */
export function decideVanished(facts: VanishedFacts): {
  readonly deed: VanishedChoice;
  /** Why the chosen action is not taken yet; null = it is taken. */
  readonly doubt: VanishedDoubt | null;
} {
  const { choice, rows, confirmed } = facts;
  if (choice === 'leave') return { deed: 'leave', doubt: null };
  const doubt = confirmed !== null && confirmed >= rows ? null : doubtOf(facts);
  return { deed: doubt === null ? choice : 'leave', doubt };
}
