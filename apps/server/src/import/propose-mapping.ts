import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { slugify } from '@farad/domain/shared';
import { nameKey } from '@farad/importers/vocabulary/key';
import type { SourceRecord } from '@farad/importers/record';

import { readRows } from './open-file.ts';
import { besideOf } from './problems-file.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;

/** Names that columns have, by the field that they become; the first ones first. */
const names: Readonly<Record<string, readonly string[]>> = {
  mpn: ['mpn', 'manufacturer part number', 'manufacturer part', 'mfr part', 'mfr part #', 'part number', 'partnumber']
    .concat(['partno', 'p/n', 'manf#', 'партномер', 'парт-номер', 'артикул производителя', 'номер производителя'])
    .concat(['наименование', 'üretici parça no', '型号']),
  maker: [
    'manufacturer',
    'maker',
    'brand',
    'mfr',
    'manufacture',
    'vendor',
    'производитель',
    'бренд',
    'изготовитель',
  ].concat(['üretici', 'marka', '品牌', '厂家']),
  supplierNumber: [
    'lcsc',
    'sku',
    'supplier part',
    'supplier part number',
    'code',
    'item code',
    'код',
    'код товара',
  ].concat(['артикул', 'номенклатурный номер', 'stok kodu', '编号']),
  package: ['package', 'footprint', 'case', 'package / case', 'корпус', 'kılıf', '封装'],
  datasheet: ['datasheet', 'datasheet url', 'datasheet link', 'документация', 'даташит'],
  stock: [
    'stock',
    'quantity available',
    'qty',
    'quantity',
    'in stock',
    'available',
    'остаток',
    'наличие',
    'на складе',
  ].concat(['количество', 'кол-во', 'stok', '库存']),
  minQuantity: ['moq', 'minimum order quantity', 'min qty', 'минимальный заказ', 'минимальная партия'],
  multiple: ['order multiple', 'order_multiple', 'multiple', 'кратность'],
  lifecycle: ['status', 'part status', 'lifecycle', 'статус'],
  series: ['series', 'серия', 'seri'],
};

const categoryNames = ['category', 'subcategory', 'категория', 'подкатегория', 'раздел', 'группа', 'kategori', '类别'];
const samples = 500;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (records: readonly SourceRecord[]): Values => {
  const values: Record<string, unknown[]> = {};
  for (const { fields } of records) {
    for (const [name, value] of Object.entries(fields)) (values[name] ??= []).push(value);
  }
  return values;
};

const shareOf = (values: readonly unknown[], test: (text: string) => boolean): number => {
  const texts = values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
};

/** A column of ordering codes: one word of letters and digits in nearly every row, hardly two alike. */
const looksLikeNumbers = (values: readonly unknown[]): boolean =>
  new Set(values).size > values.length * 0.8 &&
  shareOf(values, (text) => /^[A-Z0-9][A-Z0-9.\-/+#,]{3,39}$/i.test(text) && /\d/.test(text) && /[A-Z]/i.test(text)) >
    0.8;

/** Sentences of Russian words ("Микросхема таймер"): what a part is, and not its number. */
const areDescriptions = (values: readonly unknown[]): boolean =>
  shareOf(values, (text) => /\p{Script=Cyrillic}{3}/u.test(text) && /\s/.test(text.trim())) > 0.5;

function fieldsOf(values: Values): Record<string, string> {
  const columns = Object.keys(values);
  const fields: Record<string, string> = {};
  for (const [field, known] of Object.entries(names)) {
    const found = known
      .map((name) => columns.find((column) => nameKey(column) === nameKey(name)))
      .find(
        (column) =>
          column !== undefined &&
          !Object.values(fields).includes(column) &&
          !(field === 'mpn' && areDescriptions(values[column] ?? [])),
      );
    if (found !== undefined) fields[field] = found;
  }
  fields['mpn'] ??=
    columns.find((column) => !Object.values(fields).includes(column) && looksLikeNumbers(values[column] ?? [])) ?? '';
  const { mpn, supplierNumber, ...others } = fields;
  // Where no other column names the parts, "Артикул" is the maker's number and not the supplier's.
  if (mpn === '' && supplierNumber !== undefined && nameKey(supplierNumber) === nameKey('артикул')) {
    return { mpn: supplierNumber, ...others };
  }
  return fields;
}

const currencyOf = (name: string): string => {
  if (/usd|\$|доллар/i.test(name)) return 'USD';
  if (/eur|€|евро/i.test(name)) return 'EUR';
  return /cny|rmb|yuan|¥|元|юан/i.test(name) ? 'CNY' : 'RUB';
};

/** A list of objects with a quantity and a price, or columns of prices ("price 100+", "цена от 1000 шт"). */
function pricesOf(values: Values): object {
  for (const [name, list] of Object.entries(values)) {
    const tiers: unknown = list.find((value) => Array.isArray(value) && value.length > 0);
    const first: unknown = Array.isArray(tiers) ? tiers[0] : undefined;
    if (!isObject(first)) continue;
    const keys = Object.keys(first);
    const price = keys.find((key) => /price|цена/i.test(key));
    const quantity = keys.find((key) => /from|qty|quant|min|кол/i.test(key));
    if (price !== undefined && quantity !== undefined) return priced({ tiers: { field: name, quantity, price } }, name);
  }
  const columns = Object.keys(values)
    .filter(
      (name) =>
        /price|цена|fiyat|价/i.test(name) &&
        shareOf(values[name] ?? [], (text) => /^\D{0,4}[\d\s.,]*\D{0,6}$/u.test(text)) > 0.9,
    )
    .map((field) => ({ quantity: Number(/\d+/.exec(field)?.[0] ?? 1) || 1, field }));
  return columns.length === 0 ? {} : priced({ columns }, columns.map(({ field }) => field).join(' '));
}

function priced(shape: object, name: string): object {
  const currency = currencyOf(name);
  // The rate is left for the person: a mapping without it is refused with the question.
  return currency === 'RUB' ? { ...shape, currency, margin: 0 } : { ...shape, currency, rate: null, margin: 0 };
}

/** A first mapping for a file, by the names of its columns and what they hold; for a person to look through. */
export function proposeMapping(records: readonly SourceRecord[], file: string): object {
  const values = valuesOf(records);
  const fields = fieldsOf(values);
  const categories = Object.keys(values).filter((name) =>
    categoryNames.some((known) => nameKey(known) === nameKey(name)),
  );
  const objects = Object.keys(values).find((name) => (values[name] ?? []).some(isObject));
  const code = slugify(basename(file).replace(/\..*$/, '')).slice(0, 40) || 'supplier';
  return {
    supplier: { code, title: code },
    fields: { ...fields, ...(categories.length === 0 ? {} : { category: categories }) },
    prices: pricesOf(values),
    categories: { table: {}, createFrom: 50 },
    makers: { table: {}, ...(fields['maker'] === undefined ? { missing: 'Noname' } : {}) },
    attributes: objects === undefined ? { columns: 'rest', ignore: [] } : { from: objects, ignore: [] },
    publish: true,
  };
}

/** Writes the proposed mapping beside the file; answers where. */
export async function writeProposal(file: string): Promise<string> {
  const records: SourceRecord[] = [];
  for await (const batch of readRows(file, { format: {} })) {
    records.push(...batch.records);
    if (records.length >= samples) break;
  }
  const path = await besideOf(file, '.mapping.json');
  await writeFile(path, `${JSON.stringify(proposeMapping(records.slice(0, samples), file), null, 2)}\n`);
  return path;
}
