/**
 * Names of the facts that a text may contain as placeholders, such as `{{ phone }}`. A fact is a detail of the seller,
 * a payment method that is on, or a current rule of delivery, storage or cashback. So texts stay correct when a setting
 * changes. A part between `{{ if pay_card }}` and `{{ end }}` is shown only if the fact has a value.
 */
export const contentFacts = [
  'shop',
  'phone',
  'email',
  'site',
  'address',
  'hours',
  'seller',
  'seller_inn',
  'seller_kpp',
  'seller_ogrn',
  'seller_address',
  'seller_bank',
  'seller_account',
  'pay_ways',
  'pay_online',
  'pay_card',
  'pay_sbp',
  'pay_invoice',
  'pay_cash',
  'card_buyers',
  'card_limits',
  'sbp_buyers',
  'sbp_limits',
  'invoice_buyers',
  'invoice_limits',
  'cash_buyers',
  'cash_limits',
  'delivery_to',
  'delivery_from',
  'courier_from',
  'point_from',
  'delivery_free_from',
  'pickup_address',
  'pickup_hours',
  'hold_minutes',
  'invoice_days',
  'cash_days',
  'cashback_percent',
  'bonus_share',
  'bonus_days',
  'complete_days',
  'code_minutes',
  'receipt_lines',
  'bom_lines',
  'bom_megabytes',
  'erase_days',
] as const;

export type ContentFact = (typeof contentFacts)[number];

type Values = Readonly<Partial<Record<ContentFact, string>>>;

const isFact = (name: string): name is ContentFact => (contentFacts as readonly string[]).includes(name);

/** Longest name in double braces. A longer one is text. */
const nameLengthMax = 40;

/** A placeholder `{{ name }}`, or a mark of a conditional part: `{{ if name }}`, `{{ end }}`. */
interface Slot {
  readonly kind: 'fact' | 'if' | 'end';
  readonly name: string;
  /** Place of the braces in the text. */
  readonly from: number;
  readonly to: number;
}

/** Reads the text between double braces; undefined = it is neither a name nor a mark. */
function readSlot(inner: string): Pick<Slot, 'kind' | 'name'> | undefined {
  const [first = '', ...others] = inner.trim().split(/\s+/);
  if (first === 'if') return { kind: 'if', name: others.join(' ').slice(0, nameLengthMax) };
  if (others.length > 0 || first.length > nameLengthMax || !/^[a-z_]+$/.test(first)) return undefined;
  return first === 'end' ? { kind: 'end', name: '' } : { kind: 'fact', name: first };
}

/** Returns all placeholders and marks of a text. Every character is read a fixed number of times. */
function slotsOf(text: string): readonly Slot[] {
  const slots: Slot[] = [];
  let from = 0;
  for (let close = text.indexOf('}}'); close !== -1; close = text.indexOf('}}', from)) {
    const before = text.slice(from, close);
    const open = before.lastIndexOf('{{');
    const read = open === -1 ? undefined : readSlot(before.slice(open + 2));
    if (read !== undefined) slots.push({ ...read, from: from + open, to: close + 2 });
    from = close + 2;
  }
  return slots;
}

/**
 * An error in the double braces of a text: a name that is no fact, a part without its end, an end without a part, or a
 * part inside another one.
 */
export interface FactProblem {
  readonly kind: 'unknown' | 'no_end' | 'no_if' | 'nested';
  /** Text between the braces: `phnoe`, `if pay_card`, `end`. */
  readonly mark: string;
}

/** Returns the errors in the double braces of a text, each once, in the order of the text. */
export function factProblems(text: string): readonly FactProblem[] {
  const problems = new Map<string, FactProblem>();
  const report = (kind: FactProblem['kind'], mark: string): void =>
    void problems.set(`${kind} ${mark}`, { kind, mark });
  let open: string | null = null;
  for (const { kind, name } of slotsOf(text)) {
    const mark = kind === 'fact' ? name : `${kind} ${name}`.trim();
    if (kind !== 'end' && !isFact(name)) report('unknown', mark);
    if (kind === 'if' && open !== null) report('nested', mark);
    if (kind === 'end' && open === null) report('no_if', mark);
    if (kind !== 'fact') open = kind === 'if' ? mark : null;
  }
  if (open !== null) report('no_end', open);
  return [...problems.values()];
}

/** Returns what stands in double braces and cannot be used, each once: `phnoe`, `if phnoe`, `end` without a part. */
export const unknownFacts = (text: string): readonly string[] => [
  ...new Set(factProblems(text).map(({ mark }) => mark)),
];

/** Space within a line. Some clients end their lines with a carriage return too. */
const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\r';

/** Returns the place of a mark. If the mark is alone on its line, this is the whole line with its line break. */
function placeOfMark(text: string, { from, to }: Slot): Pick<Slot, 'from' | 'to'> {
  let [start, end] = [from, to];
  while (isSpace(text[start - 1])) start -= 1;
  while (isSpace(text[end])) end += 1;
  const isAlone = (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n');
  return isAlone ? { from: start, to: end + 1 } : { from, to };
}

/** Returns the text without the marks of its parts, and without the parts whose fact has no value. */
function withParts(text: string, values: Values): string {
  const kept: string[] = [];
  let from = 0;
  let isShown = true;
  for (const slot of slotsOf(text).filter(({ kind }) => kind !== 'fact')) {
    const place = placeOfMark(text, slot);
    if (isShown) kept.push(text.slice(from, place.from));
    isShown = slot.kind === 'end' || (isFact(slot.name) && Boolean(values[slot.name]));
    from = place.to;
  }
  if (isShown) kept.push(text.slice(from));
  return kept.join('');
}

/** True if the line is a row of a Markdown table and contains a fact without a value. */
const isEmptyRow = (line: string, values: Values): boolean =>
  line.startsWith('| ') && slotsOf(line).some(({ name }) => isFact(name) && values[name] === undefined);

/**
 * Returns the text as it is shown: with the values of the facts instead of the placeholders, and without the parts
 * whose fact has no value. A table row with a fact that has no value is removed. Elsewhere such a fact, or an unknown
 * name, becomes a dash.
 */
export function withFacts(text: string, values: Values): string {
  const rows = withParts(text, values)
    .split('\n')
    .filter((line) => !isEmptyRow(line, values))
    .join('\n');
  const shown: string[] = [];
  let from = 0;
  for (const { name, from: start, to } of slotsOf(rows)) {
    shown.push(rows.slice(from, start), (isFact(name) ? values[name] : undefined) ?? '—');
    from = to;
  }
  return [...shown, rows.slice(from)].join('');
}
