import { importFields, priceRoundings, readDecimal, vanishedChoices } from '@farad/domain/import';
import { z } from 'zod';

/**
 * How a supplier's file becomes products: the mapping file of `npm run import` (docs/import.md). A key that is not known
 * is a mistake of typing, so it is refused.
 */

const text = z.string().trim().min(1).max(200);
const slug = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case Latin letters, digits and dashes');
const localized = z.strictObject({ ru: text, en: text, tr: text });
const decimal = z
  .union([z.number(), z.string()])
  .refine((value) => readDecimal(value) !== null, 'a decimal number that is not negative');
const field = text.describe('Name of a column, or the way to it: attributes.MOQ');

const Fields = z.strictObject({
  /** May be absent where only prices or stock are taken by the supplier's number. */
  mpn: field.optional(),
  maker: field.optional(),
  supplierNumber: field.optional(),
  category: z.union([field, z.array(field).min(1).max(5)]).optional(),
  package: field.optional(),
  datasheet: field.optional(),
  /** Several: their pieces are added up. */
  stock: z.union([field, z.array(field).min(1).max(20)]).optional(),
  minQuantity: field.optional(),
  multiple: field.optional(),
  lifecycle: field.optional(),
  series: field.optional(),
  leadTimeDays: field.optional(),
  titleRu: field.optional(),
  titleEn: field.optional(),
  titleTr: field.optional(),
  descriptionRu: field.optional(),
  descriptionEn: field.optional(),
  descriptionTr: field.optional(),
});

const Prices = z
  .strictObject({
    tiers: z.strictObject({ field, quantity: text, price: text }).optional(),
    columns: z
      .array(z.strictObject({ quantity: z.int().min(1).max(10_000_000), field }))
      .max(30)
      .optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'three capital letters, USD')
      .default('RUB'),
    /** Roubles for one unit of the currency. */
    rate: decimal.nullable().optional(),
    margin: z
      .union([
        decimal,
        z
          .array(z.strictObject({ belowRoubles: z.int().min(1).optional(), percent: decimal }))
          .min(1)
          .max(20),
      ])
      .default(0),
    rounding: z.enum(priceRoundings).default('exact'),
    /** `purchase`: the file's prices are what the shop pays, and are kept as such. */
    kind: z.enum(['sale', 'purchase']).default('sale'),
  })
  .refine(({ currency, rate }) => currency === 'RUB' || (rate ?? null) !== null, {
    path: ['rate'],
    message: 'how many roubles is one unit of the currency?',
  });

const Categories = z.strictObject({
  /** The supplier's way to a category ("Capacitors > Film Capacitors") or its last name → slug of ours. */
  table: z.record(text, slug).default({}),
  /** Categories to make where they are missing. */
  add: z.array(z.strictObject({ slug, parent: slug.nullable(), title: localized, partTitle: localized })).default([]),
  /** Names that nobody knows become categories below this one… */
  root: slug.default('other-components'),
  /** …from so many parts on; the parts of smaller ones lie in the root. */
  createFrom: z.int().min(1).default(50),
});

const Attributes = z.strictObject({
  /** An object of name → text in each row; without it the columns that are named in `columns`. */
  from: field.optional(),
  columns: z.union([z.literal('rest'), z.array(field).max(500)]).default([]),
  ignore: z.array(text).default([]),
  table: z
    .record(
      text,
      z.strictObject({
        key: z
          .string()
          .regex(/^[a-z][a-z0-9_]{0,40}$/, 'lower-case Latin letters, digits and _')
          .optional(),
        title: localized.optional(),
        kind: z.enum(['number', 'range', 'enum', 'flag', 'text']).optional(),
        /** Of numbers that are written without one. */
        unit: text.optional(),
      }),
    )
    .default({}),
  /** Column → the name that the vocabulary knows it by, where the column is called otherwise. */
  labels: z.record(text, text).default({}),
});

export const Mapping = z
  .strictObject({
    supplier: z.strictObject({ code: slug, title: text }),
    format: z
      .strictObject({
        encoding: text.optional(),
        delimiter: z.string().length(1).optional(),
        sheet: text.optional(),
        headerRow: z.int().min(1).max(1000).optional(),
      })
      .default({}),
    fields: Fields,
    /** What rows have whose column is empty, or that have no column for it. */
    constants: z.partialRecord(z.enum(importFields), text).default({}),
    prices: Prices.prefault({}),
    warehouse: z.strictObject({ code: slug, title: localized }).default({
      code: 'main',
      title: { ru: 'Основной склад', en: 'Main warehouse', tr: 'Ana depo' },
    }),
    makers: z.strictObject({ table: z.record(text, text).default({}), missing: text.optional() }).prefault({}),
    categories: Categories.prefault({}),
    attributes: Attributes.prefault({}),
    /** Name under which the supplier's number is kept with the product: {"lcsc": "C8735"}. */
    numberName: slug.optional(),
    /** Days until a part that is not in stock is here. */
    leadTimeDays: z.int().min(0).max(1000).nullable().default(null),
    /** Texts that the file does not have are made; else parts without a Russian one wait as drafts. */
    areTextsMade: z.boolean().default(true),
    /** New parts are shown at once, or wait as drafts. */
    publish: z.boolean().default(true),
    /** What becomes of a part whose row this supplier's full list has no more. */
    vanished: z.enum(vanishedChoices).default('leave'),
  })
  .refine(({ fields, constants }) => (fields.mpn ?? fields.supplierNumber ?? constants.mpn) !== undefined, {
    path: ['fields', 'mpn'],
    message: 'which column has the maker’s number?',
  });

export type Mapping = z.output<typeof Mapping>;

/** The mapping of a file's text, or lines for the person who wrote it, each with the name of the field. */
export function parseMapping(
  json: string,
): { readonly mapping: Mapping } | { readonly mapping: null; readonly problems: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { mapping: null, problems: [`not JSON: ${error.message}`] };
  }
  const parsed = Mapping.safeParse(value);
  if (parsed.success) return { mapping: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'mapping'}: ${message}`);
  return { mapping: null, problems };
}
