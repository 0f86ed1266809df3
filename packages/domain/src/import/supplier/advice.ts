import { isRefusal, type ImportField, type ImportProblem } from './terms.ts';

/** Ways to fix a cause of refused rows. The back office offers them to staff. */
export const importRemedies = [
  'maker_constant', // set one maker for rows without one
  'choose_number', // choose another column for the number
  'choose_column', // choose another column for this field
  'currency', // set the currency of the prices
  'as_text', // treat the column as text
  'format', // change how the file is read
] as const;
export type ImportRemedy = (typeof importRemedies)[number];

/** Why rows are refused, or why a column is unreadable. */
export interface ImportCause {
  /** `unread_column`: most texts of a numeric column are not numbers. */
  readonly reason: ImportProblem | 'unread_column';
  /** null = the whole row is refused. */
  readonly column: string | null;
  readonly rows: number;
  /** Example of a value that was refused; empty = the cell was empty. */
  readonly sample: string;
  readonly remedy: ImportRemedy;
}

/** A numeric column in which most texts are not numbers. */
export interface UnreadColumn {
  readonly column: string;
  readonly rows: number;
  readonly sample: string;
}

const refusedShareMax = 0.05;
const unreadShareMin = 0.5;
const unknownShareMax = 0.9;
const causesMax = 3;
const keysMax = 2000;

interface Tallied {
  readonly reason: ImportProblem;
  readonly column: string | null;
  rows: number;
  sample: string;
}

/** Counts problems by reason and column, and remembers an example of each. */
export function tallyProblems() {
  const tallied = new Map<string, Tallied>();
  return {
    add: ({ reason, field, value }: { reason: ImportProblem; field: string | null; value: string }): void => {
      const key = `${reason}\n${field ?? ''}`;
      const known = tallied.get(key);
      if (known === undefined) {
        if (tallied.size < keysMax) tallied.set(key, { reason, column: field, rows: 1, sample: value.slice(0, 80) });
        return;
      }
      known.rows += 1;
      if (known.sample === '') known.sample = value.slice(0, 80);
    },
    all: (): readonly Readonly<Tallied>[] => [...tallied.values()],
  };
}

type ProblemTally = ReturnType<typeof tallyProblems>;

type FieldColumns = Readonly<Partial<Record<ImportField, string | readonly string[] | undefined>>>;

function remedyOf({ reason, column }: Pick<Tallied, 'reason' | 'column'>, fields: FieldColumns): ImportRemedy {
  if (reason === 'unknown_part' || reason === 'no_number') return 'choose_number';
  if (reason === 'not_a_price') return 'currency';
  if (reason === 'required' || reason === 'formula' || reason === 'too_long') {
    const isMaker = column === 'makers.missing' || (column !== null && column === fields.maker);
    return isMaker && reason === 'required' ? 'maker_constant' : 'choose_number';
  }
  return isRefusal(reason) ? 'format' : 'choose_column';
}

const numeric: readonly ImportProblem[] = ['not_a_number', 'negative', 'not_a_price'];

interface AdviceFacts {
  readonly rows: number;
  readonly refused: number;
  readonly problems: ReturnType<ProblemTally['all']>;
  /** Columns of numeric attributes in which most texts are not numbers. */
  readonly unread: readonly UnreadColumn[];
  readonly fields: FieldColumns;
}

/**
 * Returns warnings to show before an import, the most frequent cause first. They name the reasons for refused rows if
 * more than 5 % are refused, and numeric columns that are unreadable. Empty = no warnings.
 */
export function adviseOn({ rows, refused, problems, unread, fields }: AdviceFacts): readonly ImportCause[] {
  // Rows with unknown parts do not count as refused, because a price list may have parts that the shop does not sell.
  // But if nearly all parts are unknown, the column of part numbers is probably wrong.
  const unknown = problems.reduce((sum, { reason, rows: of }) => sum + (reason === 'unknown_part' ? of : 0), 0);
  const isMuch = refused - unknown > refusedShareMax * rows;
  const isUnknown = unknown > unknownShareMax * rows;
  const refusals = problems.filter(({ reason }) =>
    reason === 'unknown_part' ? isUnknown : isMuch && isRefusal(reason),
  );
  const columns = problems.filter(({ reason, rows: of }) => numeric.includes(reason) && of > unreadShareMin * rows);
  const causes = [
    ...[...refusals, ...columns].map((each): ImportCause => ({ ...each, remedy: remedyOf(each, fields) })),
    ...unread.map((each): ImportCause => ({ ...each, reason: 'unread_column', remedy: 'as_text' })),
  ];
  return causes.sort((a, b) => b.rows - a.rows).slice(0, causesMax);
}
