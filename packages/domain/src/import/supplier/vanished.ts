/** What becomes of a part whose row a supplier's full list has no more: it stays, loses its pieces, or is archived. */
export const vanishedChoices = ['leave', 'no_stock', 'archive'] as const;
export type VanishedChoice = (typeof vanishedChoices)[number];

/** Why rows that vanished are left until a person confirms them. */
export const vanishedDoubts = [
  'many_vanished', // a list of another kind, or a part of one
  'many_refused', // what vanished may be among the refused rows
  'broken_lines', // a broken line may swallow others
] as const;
export type VanishedDoubt = (typeof vanishedDoubts)[number];

/** More than such a share of the rows of the list before, and a person has to confirm it. */
export const vanishedShareMax = 0.3;
const refusedShareMax = 0.05;

export interface VanishedFacts {
  readonly choice: VanishedChoice;
  /** Rows that vanished, of those that lists of these columns had. */
  readonly rows: number;
  readonly listed: number;
  /** Rows of this file, with those that were refused. */
  readonly read: number;
  readonly refused: number;
  /** Lines that could not be told apart as rows. */
  readonly broken: number;
  /** Rows that a person has seen vanish and confirmed; null: nobody was asked. */
  readonly confirmed: number | null;
}

function doubtOf({ rows, listed, read, refused, broken }: VanishedFacts): VanishedDoubt | null {
  if (rows === 0) return null;
  if (rows > vanishedShareMax * listed) return 'many_vanished';
  if (broken > 0) return 'broken_lines';
  return refused > refusedShareMax * read ? 'many_refused' : null;
}

/** What is done with rows that vanished. A confirmation is good for so many rows and no more. */
export function decideVanished(facts: VanishedFacts): {
  readonly deed: VanishedChoice;
  /** Why the choice is not carried out. */
  readonly doubt: VanishedDoubt | null;
} {
  const { choice, rows, confirmed } = facts;
  if (choice === 'leave') return { deed: 'leave', doubt: null };
  const doubt = confirmed !== null && confirmed >= rows ? null : doubtOf(facts);
  return { deed: doubt === null ? choice : 'leave', doubt };
}
