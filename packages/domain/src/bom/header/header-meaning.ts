import { headerForm } from './header-form.ts';
import { misspeltField } from './misspelt-header.ts';
import {
  distributorNames,
  distributorSuffixes,
  freeWords,
  headerFields,
  leftOutWords,
  otherCountWords,
  otherShops,
  supplierWords,
} from './header-words.ts';
import type { BomField, ForeignDistributor } from './layout.ts';

/** Possible meanings of a column header. */
export interface HeaderMeaning {
  /** Likeliest first. Empty = a known column that the shop does not use (row number, supplier, stock). */
  readonly fields: readonly BomField[];
  readonly distributor: ForeignDistributor | null;
  /** Number at the end of the header: 2 for `MPN 2`; 0 = no number. */
  readonly ordinal: number;
}

/** Headers of columns that are skipped: row numbers, prices paid, stock. */
const leftOut = new Set([
  'кудавходит',
  'кудавходитобозначение',
  'кодпродукции',
  'кодокп',
  'кодокпд',
  'окпд2',
  'noстроки',
  'nrcrt',
  'разделсп',
  'разделвп',
  'подразделсп',
  'подразделвп',
  'количествовкомплекты',
  'количествовкомпл',
  'количествовкомп',
  'вкомплекты',
  'едизм',
  'количествонарегулир',
  'количествонарег',
  'нарегулир',
  'единицаизмерения',
  'едизмерения',
  'едизмер',
  'standoff',
  'no',
  'nr',
  'id',
  'item',
  'itemno',
  'line',
  'lineno',
  'sno',
  'srno',
  'slno',
  'index',
  'row',
  'rowno',
  'num',
  'нпп',
  'noпп',
  'пп',
  'noп',
  'npp',
  'поряд',
  'порядковыйномер',
  'зона',
  'формат',
  'зон',
  'форм',
  'lfdno',
  'lfdnr',
  'posnr',
  'posno',
  'sıra',
  'sırano',
  'sno',
  '序号',
  '编号',
  'price',
  'unitprice',
  'total',
  'totalprice',
  'cost',
  'stock',
  'moq',
  'цена',
  'сумма',
  'стоимость',
  'остаток',
  'наличие',
  'preis',
  'gesamtpreis',
  'fiyat',
  'tutar',
  'birimfiyat',
  'precio',
  'preciounitario',
  'preciototal',
  'preço',
  'preçounitário',
  'preçototal',
  'prezzo',
  'prix',
  'prixunitaire',
  'prixtotal',
  'cena',
  'cenajedn',
  'cenacałk',
  'preț',
  'pret',
  'pris',
  'prijs',
  'owned',
  'positioninch',
  'positionmm',
  'positionmil',
  'positioninchorientation',
  'positionmmorientation',
  'positionmilorientation',
  'orientation',
  '单价',
  '价格',
  '总价',
  '金额',
  'layer',
  'rotation',
  'side',
  'pins',
  'pads',
  'padspins',
  'solderpoints',
  'weight',
  'rohs',
  'status',
  'lifecycle',
  'leadtime',
  'color',
  'colour',
  'currency',
  'extendedprice',
]);

const byDistributor: ReadonlyMap<string, ForeignDistributor> = new Map(
  distributorNames.flatMap(([distributor, names]) =>
    names.flatMap((name) =>
      distributorSuffixes.flatMap((suffix) => [
        [name + suffix, distributor] as const,
        [suffix + name, distributor] as const,
      ]),
    ),
  ),
);

const ofOtherShops: ReadonlySet<string> = new Set(
  otherShops.flatMap((name) => distributorSuffixes.flatMap((suffix) => [name + suffix, suffix + name])),
);

/** Whether a text names a shop whose numbers cannot be converted to makers' numbers. */
export const isShop = (text: string): boolean => {
  const form = headerForm(text);
  return otherShops.some((name) => form === name || (name.length > 4 && form.startsWith(name)));
};

/** Returns the distributor that a text names, as in the column "Supplier". */
export const distributorOf = (text: string): ForeignDistributor | null => {
  const form = headerForm(text);
  return (
    distributorNames.find(([, names]) =>
      names.some((name) => form === name || (name.length > 3 && form.startsWith(name))),
    )?.[0] ?? null
  );
};

function meaningOfForm(form: string): Omit<HeaderMeaning, 'ordinal'> | null {
  const distributor = byDistributor.get(form);
  if (distributor !== undefined) return { fields: ['foreign_number'], distributor };
  if (ofOtherShops.has(form)) return { fields: ['foreign_number'], distributor: null };
  const fields = headerFields.get(form);
  if (fields !== undefined) return { fields, distributor: null };
  return leftOut.has(form) || supplierWords.has(form) ? { fields: [], distributor: null } : null;
}

/** Words that, after the sign `#`, name a count: `# order`. */
const counted = /^(?:order|ordered|toorder|buy|tobuy|parts|pieces|perboard|perpcb)$/u;
const domain = /(?<=\p{L}{2})\.(?:com|de|ru|eu|fr|ch|pl|cz|it|es|nl|co\.uk|com\.tr|com\.br)(?!\p{L})/iu;

/**
 * Returns the meaning of a header that the general rules would misread: `@ qty`, `# order`, `MP`; null = another
 * header.
 */
function wholeMeaning(text: string, form: string): HeaderMeaning | null {
  // `@ qty`: the quantity from which a price applies.
  if (text.startsWith('@')) return { fields: [], distributor: null, ordinal: 0 };
  // `Кол. на исполнение АБВГ.468332.010-`: quantities per product variant; the row below names the variants.
  const isCount = /^кол(?:во|ичество)?наисполн/u.test(form) || (text.startsWith('#') && counted.test(form.slice(2)));
  if (isCount) return { fields: ['quantity'], distributor: null, ordinal: 0 };
  // SnapEDA writes `MP` for the part number. `MP1` is a designator.
  return form === 'mp' ? { fields: ['mpn'], distributor: null, ordinal: 0 } : null;
}

/** Returns the forms under which a header may be known, likeliest first. Some may be empty. */
function formsOf(text: string, form: string, bare: string): readonly string[] {
  const withoutRemark = headerForm(text.normalize('NFKC').replace(/[([{,:].*$/u, ''));
  const withoutSign = form.endsWith('no') ? form.slice(0, -2) : form;
  // In `#Needed`, the sign means a count and not a number.
  const withoutCount = text.startsWith('#') && form.length > 4 ? form.slice(2) : '';
  // The header without the address of a shop: `mouser.com part-no`.
  const withoutDomain = /\.\p{L}/u.test(text) ? headerForm(text.replace(domain, '')) : '';
  // `Nr` at the end is read as `No`: `Manu Part Nr`.
  const withNo = form.endsWith('nr') ? `${form.slice(0, -2)}no` : form;
  // Of headers separated by a slash, the first one counts: `MPN/Value`, `Part Number / Type`.
  const [firstWord = ''] = text.split(/\s*\/\s*(?=\p{L}{3}|\p{Script=Han}{2})/u, 1);
  // A header in two languages without a separator: `Designator位号`.
  const [, latin = '', han = ''] = /^([a-zа-я]+)(\p{Script=Han}+)$/u.exec(withoutRemark) ?? [];
  const first = headerForm(firstWord);
  return [form, bare, withoutRemark, withoutSign, withoutCount, withNo, first, withoutDomain, latin, han];
}

/** Returns the meaning of a column header; null = not a known header of parts lists. */
export function headerMeaning(written: string): HeaderMeaning | null {
  const text = written.length > 400 ? written : written.replaceAll(/\s+/gu, ' ').trim();
  if (text.length > 80) return null;
  const form = headerForm(text);
  const whole = wholeMeaning(text, form);
  if (whole !== null || form === '') return whole;
  const bare = form.replace(/\d{1,2}$/u, '');
  const ordinal = bare === form ? 0 : Number(form.slice(bare.length));
  for (const each of formsOf(text, form, bare)) {
    const meaning = each === '' ? null : meaningOfForm(each);
    if (meaning !== null) return { ...meaning, ordinal: each === form ? 0 : ordinal };
  }
  return null;
}

/** Maximum number of header words that are read. */
const wordsMax = 8;

const wordsOf = (text: string): readonly string[] =>
  text
    .slice(0, 80)
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
    .slice(0, wordsMax);

const isVariant = (words: readonly string[]): boolean =>
  words.length <= 4 && words.some((word) => leftOutWords.has(word.toLowerCase()));

/** Fields that can be recognised from a part of a header. */
const guessed: readonly BomField[] = ['quantity', 'designators', 'mpn', 'maker'];

function partMeaning(words: readonly string[], from: number, length: number): BomField | null {
  const others = [...words.slice(0, from), ...words.slice(from + length)].map((word) => word.toLowerCase());
  const form = headerForm(words.slice(from, from + length).join(' '));
  // `Number` alone is a count, but among other words it may be any number: `Serial number`.
  const meaning = form === 'number' ? null : meaningOfForm(form);
  const [field, ...more] = meaning?.fields ?? [];
  // The header `Part Number` without other words may mean the customer's number. Among free words it does not: `Example
  // part number`.
  const isCertain =
    more.length === 0 || (field === 'mpn' && others.length > 0 && more.every((one) => one === 'customer_number'));
  if (field === undefined || !isCertain || !guessed.includes(field)) return null;
  if (field === 'quantity') return others.some((word) => otherCountWords.has(word)) ? null : field;
  const isFree = others.every((word) => freeWords.has(word) || /^\d{1,2}$/u.test(word));
  return isFree ? field : null;
}

/**
 * Guesses the field of an unknown header that contains known words: `QTY Full`, `Board Reference Full`, `DNP_V1`. The
 * guess counts only if no other column certainly has the field.
 */
export function likelyMeaning(text: string): BomField | null {
  if (headerMeaning(text) !== null) return null;
  const words = wordsOf(text);
  if (isVariant(words)) return 'dnp';
  const misspelt = misspeltField(text);
  if (misspelt !== null) return misspelt;
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const field = partMeaning(words, from, length);
      if (field !== null) return field;
    }
  }
  return null;
}
