import type { BankEntry } from '@farad/domain/bank-statement';
import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';

/** Problems of a line in a statement. */
export const statementProblems = [
  'no_header', // the first line is not 1CClientBankExchange
  'no_end', // the file ends before КонецФайла
  'not_closed', // a section ends without its last line
  'line_form', // neither a section nor name=value
  'missing', // a payment order without a field it needs
  'bad_date',
  'bad_sum',
  'over_limit', // more payment orders than are read at once
] as const;

export type StatementProblemKind = (typeof statementProblems)[number];

export interface StatementProblem {
  /** Line of the statement, from 1. */
  readonly line: number;
  readonly kind: StatementProblemKind;
  /** Field of the file; '' = the line itself. */
  readonly field: string;
}

/** A payment order and the line where it starts. */
export interface StatementEntry extends BankEntry {
  readonly line: number;
}

export interface BankStatement {
  readonly entries: readonly StatementEntry[];
  readonly problems: readonly StatementProblem[];
}

const header = '1CClientBankExchange';
const documentSection = 'СекцияДокумент';
const documentEnd = 'КонецДокумента';
const accountSection = 'СекцияРасчСчет';
const accountEnd = 'КонецРасчСчет';
const fileEnd = 'КонецФайла';

const entriesMax = 5000;
const problemsMax = 200;
const textLengthMax = 1000;

/** Decodes bytes as UTF-8 if valid, otherwise by the encoding that the file declares. Default: Windows-1251. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const dos = new TextDecoder('ibm866').decode(bytes.subarray(0, 400));
    return new TextDecoder(/^Кодировка=DOS\s*$/m.test(dos) ? 'ibm866' : 'windows-1251').decode(bytes);
  }
}

const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, textLengthMax);

/** Reads a date such as `02.03.2026`; null = the text is no date of the calendar. */
function readDay(text: string): Day | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : (iso as Day);
}

/** Parses roubles with up to two decimals after a point or comma. */
function readSum(text: string): Kopecks | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const kopecks = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return kopecks > 0 ? (kopecks as Kopecks) : null;
}

type Fields = Map<string, { readonly value: string; readonly line: number }>;

/** Parses lines one by one. One payment order is open at a time. */
class StatementReader {
  readonly entries: StatementEntry[] = [];
  readonly problems: StatementProblem[] = [];
  private open: { readonly kind: 'document' | 'account'; readonly line: number; readonly fields: Fields } | null = null;
  private isEnded = false;

  read(text: string, line: number): void {
    if (this.isEnded || text === '') return;
    const at = text.indexOf('=');
    const name = (at === -1 ? text : text.slice(0, at)).trim();
    if (name === documentSection || name === accountSection) this.begin(name, line);
    else if (name === documentEnd || name === accountEnd) this.end(name, line);
    else if (name === fileEnd) this.close(line);
    else if (at === -1) this.tell(line, 'line_form');
    else if (this.open !== null) this.open.fields.set(name, { value: clean(text.slice(at + 1)), line });
  }

  finish(line: number): void {
    if (this.isEnded) return;
    this.close(line);
    this.tell(line, 'no_end');
  }

  private tell(line: number, kind: StatementProblemKind, field = ''): void {
    if (this.problems.length < problemsMax) this.problems.push({ line, kind, field });
  }

  private close(line: number): void {
    this.isEnded = true;
    if (this.open !== null) this.tell(line, 'not_closed');
    this.open = null;
  }

  private begin(name: string, line: number): void {
    if (this.open !== null) this.tell(line, 'not_closed');
    this.open = { kind: name === documentSection ? 'document' : 'account', line, fields: new Map() };
  }

  private end(name: string, line: number): void {
    const { open } = this;
    this.open = null;
    if (open === null || (open.kind === 'document') !== (name === documentEnd)) return this.tell(line, 'line_form');
    if (open.kind === 'account') return undefined;
    if (this.entries.length >= entriesMax) return this.tell(open.line, 'over_limit');
    return this.keep(open.fields, open.line);
  }

  private keep(fields: Fields, line: number): void {
    const textOf = (...names: readonly string[]): string =>
      names.map((name) => fields.get(name)?.value ?? '').find((value) => value !== '') ?? '';
    const lacking = ['Номер', 'Дата', 'Сумма', 'ПолучательСчет'].find((name) => textOf(name) === '');
    if (lacking !== undefined) return this.tell(line, 'missing', lacking);
    const day = readDay(textOf('Дата'));
    if (day === null) return this.tell(fields.get('Дата')?.line ?? line, 'bad_date', 'Дата');
    const amount = readSum(textOf('Сумма'));
    if (amount === null) return this.tell(fields.get('Сумма')?.line ?? line, 'bad_sum', 'Сумма');
    const rest = ['1', '2', '3', '4', '5', '6'].map((part) => textOf(`НазначениеПлатежа${part}`));
    this.entries.push({
      line,
      number: textOf('Номер'),
      day,
      amount,
      payerAccount: textOf('ПлательщикСчет', 'ПлательщикРасчСчет'),
      payerInn: textOf('ПлательщикИНН'),
      payerName: textOf('Плательщик1', 'Плательщик'),
      payeeAccount: textOf('ПолучательСчет'),
      purpose: textOf('НазначениеПлатежа') || clean(rest.join(' ')),
    });
    return undefined;
  }
}

/**
 * Parses a bank statement in the exchange format of 1C. It accepts Windows-1251, CP866 or UTF-8, any line ends, and
 * fields in any order (integrations section 5). Unreadable lines are reported as problems and the rest is still read. A
 * file is complete only if it has no problems.
 */
export function readBankStatement(bytes: Uint8Array): BankStatement {
  const lines = decode(bytes).split(/\r\n|\r|\n/);
  if (lines[0]?.trim() !== header) return { entries: [], problems: [{ line: 1, kind: 'no_header', field: '' }] };
  const reader = new StatementReader();
  for (const [at, text] of lines.entries()) if (at > 0) reader.read(text.trim(), at + 1);
  reader.finish(lines.length);
  return { entries: reader.entries, problems: reader.problems };
}
