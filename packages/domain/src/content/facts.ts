/**
 * Names of the facts that a text may contain as placeholders, such as `{{ phone }}`. A fact is a detail of the seller
 * or a current rule of delivery, storage or cashback. So texts stay correct when a setting changes.
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

const fact = /\{\{\s*([a-z_]{1,40})\s*\}\}/g;

const isFact = (name: string): name is ContentFact => (contentFacts as readonly string[]).includes(name);

/** Returns the names in double braces that are no known facts, each once, in the order of the text. */
export const unknownFacts = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(fact), ([, name = '']) => name).filter((name) => !isFact(name))),
];

type Values = Readonly<Partial<Record<ContentFact, string>>>;

/** True if the line is a row of a Markdown table and contains a fact without a value. */
const isEmptyRow = (line: string, values: Values): boolean =>
  line.startsWith('| ') &&
  Array.from(line.matchAll(fact)).some(([, name = '']) => isFact(name) && values[name] === undefined);

/**
 * Replaces the placeholders of a text by the values of the facts. A table row with a fact that has no value is removed.
 * Elsewhere such a fact, or an unknown name, becomes a dash.
 */
export const withFacts = (text: string, values: Values): string =>
  text
    .split('\n')
    .filter((line) => !isEmptyRow(line, values))
    .join('\n')
    .replace(fact, (_, name: string) => (isFact(name) ? values[name] : undefined) ?? '—');
