/**
 * Placeholders in texts, such as `{{ phone }}`, so that a text stays correct when a setting changes. They are the
 * seller's requisites and the current rules of delivery, storage and cashback.
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

/** Returns unknown names in double braces, each once, in the order of the text. */
export const unknownFacts = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(fact), ([, name = '']) => name).filter((name) => !isFact(name))),
];

type Values = Readonly<Partial<Record<ContentFact, string>>>;

/** Whether a table row contains a fact without a value. */
const isEmptyRow = (line: string, values: Values): boolean =>
  line.startsWith('| ') &&
  Array.from(line.matchAll(fact)).some(([, name = '']) => isFact(name) && values[name] === undefined);

/**
 * Replaces facts in a text by their values. A table row with an empty fact is removed. Elsewhere an empty or
 * unknown fact becomes a dash.
 */
export const withFacts = (text: string, values: Values): string =>
  text
    .split('\n')
    .filter((line) => !isEmptyRow(line, values))
    .join('\n')
    .replace(fact, (_, name: string) => (isFact(name) ? values[name] : undefined) ?? '—');
