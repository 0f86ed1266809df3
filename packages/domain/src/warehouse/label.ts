import { fail, ok, type Result } from '../shared/result.ts';

/**
 * Fields on the label of a bag with parts, with their identifiers (EIGP 114). An empty text or null = not on the label.
 */
export interface PartLabelFields {
  /** P: the customer's part number. */
  readonly customerNumber: string;
  /** 1P: the maker's part number. */
  readonly mpn: string;
  /** 30P: the seller's part number. */
  readonly shopNumber: string;
  /** Q: number of pieces. */
  readonly quantity: number | null;
  /** 1T: lot number. */
  readonly lot: string;
  /** 10D: date code, a year and a week. Other companies' labels have it as 9D or 11D. */
  readonly dateCode: string;
  /** 4L: country of origin, two letters. */
  readonly country: string;
  /** K: the customer's order number. If it is missing, 1K, the seller's order number. */
  readonly order: string;
  /** 3S: number of the bag. */
  readonly bag: string;
  /** 1V: the maker. */
  readonly maker: string;
}

export const emptyLabel: PartLabelFields = {
  customerNumber: '',
  mpn: '',
  shopNumber: '',
  quantity: null,
  lot: '',
  dateCode: '',
  country: '',
  order: '',
  bag: '',
  maker: '',
};

const [group, record, end] = ['\u001d', '\u001e', '\u0004'];
const opening = '[)>';
/** Control characters. They separate fields, so they are removed from texts. */
const dividers = /\p{Cc}/gu;

/**
 * Identifiers of each field, in the order of printing. The first one is printed. When a label is read, the first one
 * found is used.
 */
const identifiers = {
  customerNumber: ['P'],
  mpn: ['1P'],
  shopNumber: ['30P'],
  quantity: ['Q', '7Q'],
  lot: ['1T'],
  dateCode: ['10D', '9D', '11D'],
  country: ['4L'],
  order: ['K', '1K'],
  bag: ['3S', '4S', 'S'],
  maker: ['1V'],
} as const satisfies Record<keyof PartLabelFields, readonly string[]>;

const names = Object.keys(identifiers) as readonly (keyof PartLabelFields)[];

/**
 * Returns the text for a label's code (ISO/IEC 15434, format 06), as distributors print it. Empty fields are left out.
 */
export function writeLabel(label: Partial<PartLabelFields>): string {
  const fields = names.flatMap((name) => {
    const text = String(label[name] ?? '')
      .replace(dividers, '')
      .trim();
    return text === '' ? [] : [`${identifiers[name][0]}${text}`];
  });
  return `${opening}${record}06${group}${fields.join(group)}${record}${end}`;
}

/**
 * Why a label cannot be read:
 * - `other_format`: the code has another format than 06;
 * - `no_separators`: the scanner dropped the field separators;
 * - `ambiguous`: a field appears twice with different values;
 * - `wrong_quantity`: the quantity is invalid;
 * - `no_part`: there is no part number.
 */
export const labelProblems = ['other_format', 'no_separators', 'ambiguous', 'wrong_quantity', 'no_part'] as const;
export type LabelProblem = (typeof labelProblems)[number];

/** Texts that scanners and apps show instead of a control character → the control character. */
const shown: readonly (readonly [form: RegExp, sign: string])[] = [
  [/␝|\{GS\}|<GS>|\^\]|\\x1d|\\u001d|\[GS\]/giu, group],
  [/␞|\{RS\}|<RS>|\^\^|\\x1e|\\u001e|\[RS\]/giu, record],
  [/␄|\{EOT\}|<EOT>|\^D(?=$)|\\x04|\\u0004|\[EOT\]/giu, end],
];

/** Replaces shown control characters by real ones. If the text already has real ones, `<GS>` in it is ordinary text. */
const withSigns = (text: string): string =>
  text.includes(group) ? text : shown.reduce((told, [form, sign]) => told.replace(form, sign), text);

/** True if a text begins like a label's code (ISO/IEC 15434). Some printers put `>` before it. */
export const isLabelText = (text: string): boolean => text.startsWith(opening) || text.startsWith(`>${opening}`);

function fieldsOf(text: string): Result<readonly string[], LabelProblem> {
  const body = withSigns(text)
    .replace(/^>/u, '')
    .slice(opening.length)
    .replace(new RegExp(`^${record}`, 'u'), '');
  if (!body.startsWith('06')) return fail('other_format');
  // Only the first record is about the part. A second record and the end mark are ignored.
  const [own = ''] = body.slice(2).split(new RegExp(`[${record}${end}]`, 'u'));
  if (!own.startsWith(group)) return fail('no_separators');
  return ok(own.split(group).filter((field) => field !== ''));
}

const valuesOf = (fields: readonly string[], identifier: string): readonly string[] => [
  ...new Set(
    fields
      .filter((field) => /^\d*[A-Z]/u.exec(field)?.[0] === identifier)
      .map((field) => field.slice(identifier.length).trim())
      .filter((value) => value !== ''),
  ),
];

function readField(fields: readonly string[], name: keyof PartLabelFields): string | null {
  for (const identifier of identifiers[name]) {
    const [value, another] = valuesOf(fields, identifier);
    if (another !== undefined) return null;
    if (value !== undefined) return value;
  }
  return '';
}

const quantityMost = 1_000_000_000;

/** Reads a quantity: `100`, `0100`, `100.00`, `100PCS`. null = no quantity; undefined = invalid. */
function readQuantity(text: string): number | null | undefined {
  if (text === '') return null;
  const [, digits] = /^(\d{1,12})(?:[.,]0+)?\s*(?:PCS?|EA)?$/iu.exec(text) ?? [];
  const quantity = digits === undefined ? undefined : Number(digits);
  return quantity === undefined || quantity > quantityMost ? undefined : quantity;
}

/** Reads the code on a bag's label, whether the shop or a distributor printed it. */
export function readLabel(text: string): Result<PartLabelFields, LabelProblem> {
  const found = fieldsOf(text);
  if (!found.ok) return found;
  const read = Object.fromEntries(names.map((name) => [name, readField(found.value, name)]));
  if (Object.values(read).includes(null)) return fail('ambiguous');
  const quantity = readQuantity(read['quantity'] ?? '');
  if (quantity === undefined) return fail('wrong_quantity');
  const label = { ...emptyLabel, ...read, quantity } as PartLabelFields;
  return [label.mpn, label.shopNumber, label.customerNumber].every((number) => number === '')
    ? fail('no_part')
    : ok(label);
}
