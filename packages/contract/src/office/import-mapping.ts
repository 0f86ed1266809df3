import { attributeKinds } from '@farad/domain/category';
import { importFields, importLimits, priceRoundings, vanishedChoices } from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { ShortRowNumber } from '../kit/query.ts';
import { LineText, Roubles, RowId, SmallId, WireQuantity } from '../kit/wire.ts';
import { Import, Name, RowProblem } from './imports.ts';

const Field = z.enum(importFields);

/** Name of a column as in the file. In JSON Lines, the path of a value: `attributes.MOQ`. */
const ColumnName = z.string().min(1).max(300);

/** A non-negative decimal number as people write it: `81.5`, `12,5`. */
const DecimalText = LineText.regex(/^\d{1,9}([.,]\d{1,6})?$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const AttributeKeyText = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/);

/** What a column is mapped to. Columns missing from the mapping are not read. */
const ColumnTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('field'), field: Field }),
  z.strictObject({
    kind: z.literal('attribute'),
    /** null = derived from the column's name by the shop's vocabulary. An unknown name becomes a new attribute. */
    key: AttributeKeyText.nullable(),
    /** Unit of numbers without one: `kΩ`, `мм`. Empty = the attribute's own. */
    unit: LineText.max(20),
  }),
  /** Unit price from this quantity. */
  z.strictObject({ kind: z.literal('price'), quantity: WireQuantity }),
  z.strictObject({
    kind: z.literal('tiers'),
    /** JSON Lines: a list of prices in the row, with the names of its quantity and price fields. */
    quantity: Name(100),
    price: Name(100),
  }),
]);

/** Margin in percent by the supplier's price in roubles, before the margin. The last step has no upper bound. */
const Margins = z
  .array(z.strictObject({ belowRoubles: z.int().min(1).max(100_000_000).nullable(), percent: DecimalText }))
  .min(1)
  .max(20)
  .refine((steps) => steps.at(-1)?.belowRoubles === null, { message: 'the last step has no bound' });

/** How the shop's prices are derived from the supplier's prices. */
export const ImportPrices = z.strictObject({
  /** `purchase` = what the shop pays, stored as cost. `sale` = not a cost. Margins apply to both. */
  kind: z.enum(['purchase', 'sale']),
  currency: Currency,
  /** Roubles per unit of the currency; null = not set. RUB needs none. */
  rate: DecimalText.nullable(),
  margins: Margins,
  rounding: z.enum(priceRoundings),
});

export const ImportMapping = z.strictObject({
  /** null = as detected. */
  format: z.strictObject({
    encoding: z.string().max(30).nullable(),
    delimiter: z.string().length(1).nullable(),
    sheet: z.string().max(100).nullable(),
    /** Row with the column names, from 1. */
    headerRow: z.int().min(1).max(1000).nullable(),
  }),
  columns: z.array(z.strictObject({ column: ColumnName, target: ColumnTarget })).max(importLimits.columnsMax),
  /** Values for rows with an empty or missing column. */
  constants: z.array(z.strictObject({ field: Field, value: Name(300) })).max(importFields.length),
  prices: ImportPrices,
  /** null = the shop's first warehouse. */
  warehouseId: SmallId.nullable(),
  /**
   * Corrected spellings: `brandId` of an existing maker, or the name of a new one. `isForAll` = saved for every
   * supplier.
   */
  makers: z
    .array(
      z
        .strictObject({
          spelling: z.string().max(300),
          brandId: SmallId.nullable(),
          name: LineText.max(100),
          isForAll: z.boolean(),
        })
        .refine(({ brandId, name }) => brandId !== null || name !== '', { path: ['name'] }),
    )
    .max(5000),
  /** Corrected categories, by the supplier's category path as the preview shows it. */
  categories: z.array(z.strictObject({ path: z.string().max(300), categoryId: SmallId })).max(5000),
  /** True = missing texts are generated from the category, the number and the values. */
  areTextsMade: z.boolean(),
  /** Name under which the supplier's number is shown with the product; null = not shown. */
  numberName: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60)
    .nullable(),
  /** Days until a part not in stock arrives; null = not available. */
  leadTimeDays: z.int().min(0).max(1000).nullable(),
  /** What happens to a part that the supplier's full list no longer contains. Absent = nothing. */
  vanished: z.enum(vanishedChoices).optional(),
});

export type ImportMapping = z.infer<typeof ImportMapping>;

/** Choices for a mapping. */
export const ImportChoices = z.object({
  attributes: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(attributeKinds),
      title: z.string(),
      /** Symbol of its unit. Empty = none. */
      unit: z.string(),
    }),
  ),
  /** Parents before children. */
  categories: z.array(z.object({ id: SmallId, parentId: SmallId.nullable(), title: z.string() })),
  brands: z.array(z.object({ id: SmallId, name: z.string() })),
  warehouses: z.array(z.object({ id: SmallId, title: z.string() })),
});

export type ImportChoices = z.infer<typeof ImportChoices>;

/** The detected layout of the file, with a proposed or saved mapping. */
export const ImportLayout = z.object({
  import: Import,
  format: z.enum(['csv', 'jsonl', 'workbook']),
  encoding: z.string(),
  delimiter: z.string(),
  isPacked: z.boolean(),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  headerRow: z.int().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** The first texts that are not empty. */
      samples: z.array(z.string()),
      /** Share of filled rows, 0–1. */
      filled: z.number(),
    }),
  ),
  mapping: ImportMapping,
  /** Origin of the mapping: guessed, saved for these columns of the supplier, or saved with this import. */
  mappingFrom: z.enum(['guess', 'supplier', 'import']),
  /** Supplier of the saved mapping, even if none is chosen yet; otherwise null. */
  cachedFor: RowId.nullable(),
  /** Currency set for the supplier or these columns, where the file names another that the mapping has; else null. */
  replacedCurrency: Currency.nullable(),
});

export type ImportLayout = z.infer<typeof ImportLayout>;

/** `supplierId` null = not chosen yet. If set, the spellings of that supplier apply. */
const PreviewImportBody = z.strictObject({ supplierId: RowId.nullable(), mapping: ImportMapping });

const PreviewPart = z.object({
  mpn: z.string(),
  maker: z.string(),
  category: z.string(),
  title: z.string(),
  prices: z.array(z.object({ quantity: z.int(), price: Roubles })),
  stock: z.int().nullable(),
  package: z.string().nullable(),
  minQuantity: z.int(),
  multiple: z.int(),
  attributes: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  /** True = the part would be a draft, because it lacks a Russian text. */
  isWithoutRussian: z.boolean(),
});

export const MetMaker = z.object({
  spelling: z.string(),
  rows: z.int(),
  /** null = a maker of this name would be added. */
  brandId: SmallId.nullable(),
  name: z.string(),
});

export type MetMaker = z.infer<typeof MetMaker>;

export const MetCategory = z.object({
  path: z.string(),
  rows: z.int(),
  /** null = a category would be added, or the default category is used. */
  categoryId: SmallId.nullable(),
  title: z.string(),
});

export type MetCategory = z.infer<typeof MetCategory>;

export const ImportPreview = z.object({
  /** First 50 rows as they would be read. */
  rows: z.array(
    z.object({
      row: z.int(),
      /** null = refused. */
      part: PreviewPart.nullable(),
      problems: z.array(RowProblem),
    }),
  ),
  /** Problems of the mapping, by field: `columns.3.target.unit`, `prices.rate`. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Spellings of makers in the first rows, new ones first. */
  makers: z.array(MetMaker),
  /** Category paths in the first rows, unknown ones first. */
  categories: z.array(MetCategory),
});

export type ImportPreview = z.infer<typeof ImportPreview>;

/** Spellings in the whole file, from the last check: new ones first, then by rows. At most 500 of each. */
export const ImportSpellings = z.object({
  makers: z.array(MetMaker),
  categories: z.array(MetCategory),
  /** Total number, including those beyond the first 500. */
  newMakers: z.int(),
  newCategories: z.int(),
});

export type ImportSpellings = z.infer<typeof ImportSpellings>;

/**
 * Saves the mapping with the import, and with the supplier for files with these columns, with its corrected spellings.
 * Refused (`invalid_input` with the field) if the import could not run with it.
 */
const SaveImportMappingBody = z.strictObject({ supplierId: RowId, mapping: ImportMapping });

/** Unsaved corrections of an import, stored in the browser. */
export const ImportDraft = z.object({
  format: z.partialRecord(z.enum(['encoding', 'delimiter', 'sheet', 'header']), z.union([z.string(), z.number()])),
  supplierId: z.string().nullable().optional(),
  edited: z.object({ mapping: ImportMapping, reading: z.string(), supplierId: z.string().nullable() }).nullable(),
});

/** Calls of a supplier file's layout, column mapping and spellings. */
export const officeImportMappingCalls = define({
  importChoices: {
    method: 'GET',
    path: '/admin/import-choices',
    summary: 'Attributes, categories, makers and warehouses that a mapping can name',
    answer: ImportChoices,
  },
  importLayout: {
    method: 'GET',
    path: '/admin/imports/{importId}/layout',
    summary: 'What was recognised of the file, and the mapping for it',
    answer: ImportLayout,
    query: z.strictObject({
      supplier: ShortRowNumber.optional().describe('Id of the supplier whose kept mapping is wanted'),
      encoding: z.string().max(30).optional().describe('How the bytes are read; absent: as recognised'),
      delimiter: z.string().length(1).optional().describe('What parts the cells; absent: as recognised'),
      sheet: z.string().max(100).optional().describe('Name of the sheet; absent: the first that is filled'),
      header: z
        .string()
        .regex(/^[1-9]\d{0,2}$/)
        .transform(Number)
        .optional()
        .describe('Row with the names of the columns; absent: as recognised'),
    }),
  },
  previewImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/preview',
    summary: 'The first rows as they would be read with a mapping; nothing is kept',
    body: PreviewImportBody,
    answer: ImportPreview,
  },
  saveImportMapping: {
    method: 'POST',
    path: '/admin/imports/{importId}/mapping',
    summary: 'Keep the mapping and what it taught about spellings',
    body: SaveImportMappingBody,
    answer: Import,
  },
  importSpellings: {
    method: 'GET',
    path: '/admin/imports/{importId}/spellings',
    summary: 'Makers and categories of the whole file, as the last check met them',
    answer: ImportSpellings,
  },
});
