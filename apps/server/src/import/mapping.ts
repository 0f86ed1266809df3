import { attributeKinds } from '@farad/domain/category';
import { addedVats, importFields, priceRoundings, readDecimal, vanishedChoices } from '@farad/domain/import';
import { quantityMax } from '@farad/domain/quantities';
import { fallbackOf, inEachLocale, localized, type InTables, type LocalizedText } from '@farad/domain/shared';
import { z } from 'zod';

/**
 * The mapping file of `npm run import` (docs/import.md), which tells how the rows of a supplier's file become products.
 * Unknown keys are refused, since they are typing errors.
 */

const text = z.string().trim().min(1).max(200);
const slug = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case Latin letters, digits and dashes');
/** A text in each language. Languages with a fallback may be left out. */
const localizedText = z
  .strictObject(inEachLocale((locale) => (fallbackOf(locale) === null ? text : text.optional())))
  .transform((texts): LocalizedText => localized(texts as InTables<string>));

const decimal = z
  .union([z.number(), z.string()])
  .refine((value) => readDecimal(value) !== null, 'a decimal number that is not negative');
const field = text.describe('Name of a column, or the way to it: attributes.MOQ');

const Fields = z.strictObject({
  /** May be left out if the parts are found by the supplier's number. */
  mpn: field.optional(),
  maker: field.optional(),
  supplierNumber: field.optional(),
  category: z.union([field, z.array(field).min(1).max(5)]).optional(),
  package: field.optional(),
  datasheet: field.optional(),
  /** If there are several columns, their stocks are added. */
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
      .array(z.strictObject({ quantity: z.int().min(1).max(quantityMax), field }))
      .max(30)
      .optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'three capital letters, USD')
      .default('RUB'),
    /** Roubles for one unit of the currency. */
    rate: decimal.nullable().optional(),
    /** VAT in percent that the supplier adds to these prices. */
    addedVat: z.literal(addedVats).optional(),
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
    /** `purchase` means that the prices in the file are purchase prices, which are also stored as such. */
    kind: z.enum(['sale', 'purchase']).default('sale'),
  })
  .refine(({ currency, rate }) => currency === 'RUB' || (rate ?? null) !== null, {
    path: ['rate'],
    message: 'how many roubles is one unit of the currency?',
  });

const Categories = z.strictObject({
  /** Category slugs of the shop, by the supplier's category path ("Capacitors > Film Capacitors") or its last name. */
  table: z.record(text, slug).default({}),
  /** Categories that are created if they are missing. */
  add: z
    .array(z.strictObject({ slug, parent: slug.nullable(), title: localizedText, partTitle: localizedText }))
    .default([]),
  /** Category below which categories are created for unknown names. */
  root: slug.default('other-components'),
  /**
   * Minimum number of parts for which a category is created. Parts of smaller categories get the category
   * "Miscellaneous" below the root.
   */
  createFrom: z.int().min(1).default(50),
});

const Attributes = z.strictObject({
  /**
   * Field with an object that maps names of attributes to their texts. If absent, the columns in `columns` are the
   * attributes.
   */
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
        title: localizedText.optional(),
        kind: z.enum(attributeKinds).optional(),
        /** Unit of the numbers that are written without one. */
        unit: text.optional(),
      }),
    )
    .default({}),
  /** Names in the vocabulary by column, for columns that are named differently. */
  labels: z.record(text, text).default({}),
});

/** Title of the warehouse that an import creates in a shop without one. */
export const firstWarehouseTitle = localized({ ru: 'Основной склад', en: 'Main warehouse', tr: 'Ana depo' });

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
    /** Values for the rows in which the column is empty or missing. */
    constants: z.partialRecord(z.enum(importFields), text).default({}),
    prices: Prices.prefault({}),
    warehouse: z.strictObject({ code: slug, title: localizedText }).default({
      code: 'main',
      title: firstWarehouseTitle,
    }),
    makers: z.strictObject({ table: z.record(text, text).default({}), missing: text.optional() }).prefault({}),
    categories: Categories.prefault({}),
    attributes: Attributes.prefault({}),
    /** Name under which the supplier's number is stored with the product: {"lcsc": "C8735"}. */
    numberName: slug.optional(),
    /** Number of days until a part that is not in stock arrives. */
    leadTimeDays: z.int().min(0).max(1000).nullable().default(null),
    /** If true, missing texts are generated. Otherwise parts without a Russian text stay drafts. */
    areTextsMade: z.boolean().default(true),
    /** If true, new parts are published immediately. Otherwise they stay drafts. */
    publish: z.boolean().default(true),
    /** Treatment of a part that is missing in a newer full list of this supplier. */
    vanished: z.enum(vanishedChoices).default('leave'),
  })
  .refine(({ fields, constants }) => (fields.mpn ?? fields.supplierNumber ?? constants.mpn) !== undefined, {
    path: ['fields', 'mpn'],
    message: 'which column has the maker’s number?',
  });

export type Mapping = z.output<typeof Mapping>;

/** Parses a mapping file. On failure returns a line of text for each wrong field. */
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
