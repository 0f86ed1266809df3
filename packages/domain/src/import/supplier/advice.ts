import { isRefusal, type ImportField, type ImportProblem } from './terms.ts';

/** What mends a cause, as the back office offers it. */
export const importRemedies = [
  'maker_constant', // one maker for the rows that name none
  'choose_number', // another column for the number
  'choose_column', // another column for this field
  'currency', // the currency of the prices
  'as_text', // the column is no column of numbers
  'format', // how the file is read
] as const;
export type ImportRemedy = (typeof importRemedies)[number];

/** One cause of rows that are refused, or of a column that nobody can read. */
export interface ImportCause {
  /** `unread_column`: more than half of a column of numbers are none. */
  readonly reason: ImportProblem | 'unread_column';
  /** Null: it is the whole row. */
  readonly column: string | null;
  readonly rows: number;
  /** One of the values; empty: nothing stood there. */
  readonly sample: string;
  readonly remedy: ImportRemedy;
}

/** A column of numbers of which most texts are none. */
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

/** Counts problems by their reason and column. */
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
  if (reason === 'unknown_part') return 'choose_number';
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
  /** Attributes that are numbers. */
  readonly unread: readonly UnreadColumn[];
  readonly fields: FieldColumns;
}

/**
 * What a person has to hear before anything is written: the commonest causes where more than one row in twenty is refused,
 * and columns of numbers that are not read. Empty: the mapping fits.
 */
export function adviseOn({ rows, refused, problems, unread, fields }: AdviceFacts): readonly ImportCause[] {
  // A list of prices has parts that the shop does not sell; where it has hardly another, their number is a wrong column.
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
