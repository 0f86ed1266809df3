import { importModes, importRemedies, vanishedChoices, vanishedDoubts } from '@farad/domain/import';
import { z } from 'zod';

import { LineText } from '../../kit/wire.ts';

export const Name = (most: number) => LineText.min(1).max(most);

/** How to run an import. */
export const ImportRules = z.strictObject({
  mode: z.enum(importModes),
  /** True = new parts are shown immediately, except drafts without a Russian text. False = all new parts are drafts. */
  isPublished: z.boolean(),
  /** True = a single refused row stops the whole import. */
  isAllOrNothing: z.boolean(),
});

export type ImportRules = z.infer<typeof ImportRules>;

/** Number of rows by outcome; for a check, by expected outcome. */
export const Counts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  /** Values left out of accepted rows. */
  warnings: z.int(),
  /** New parts that stay drafts because they lack a Russian text. */
  withoutRussian: z.int(),
  addedBrands: z.int(),
  addedCategories: z.int(),
  addedAttributes: z.int(),
});

export type ImportCounts = z.infer<typeof Counts>;

export const ChangedField = z.enum([
  'prices',
  'stock',
  'title',
  'description',
  'category',
  'brand',
  'package',
  'lifecycle',
  'leadTimeDays',
  'attributes',
  'series',
  'documents',
  'otherNumbers',
  'minQuantity',
  'multiple',
  'state',
  'mpn',
]);

export type ImportChangedField = z.infer<typeof ChangedField>;

/**
 * Rows of the supplier's previous full list that this list no longer contains ("vanished"), and the treatment of their
 * parts.
 */
export const ImportVanished = z.object({
  choice: z.enum(vanishedChoices),
  /** Why `choice` is not applied until somebody confirms the number of rows (StartImportBody); null = it is applied. */
  doubt: z.enum(vanishedDoubts).nullable(),
  /** Number of rows that vanished since the previous list. */
  rows: z.int(),
  /** Number of rows in the previous list. */
  listed: z.int(),
  /** Number of rows in other lists of the supplier, which have other columns. This list does not affect those rows. */
  others: z.int(),
  /** Number of parts that lose their stock or are archived. */
  parts: z.int(),
});

/**
 * Counts of the rows that await a decision by staff: all such rows, then the rows for each cause. A row may have
 * several causes.
 */
export const ImportHeld = z.object({
  rows: z.int(),
  /** A stock document for the part was posted after the supplier's last list. */
  stock_touched: z.int(),
  /** Another supplier offers the part cheaper. */
  dearer: z.int(),
  below_cost: z.int(),
  /** A price changes by more than the setting `second_look` allows. */
  price_jump: z.int(),
});

/** Result of a check, which reads the file but changes no data. */
export const Check = z.object({
  at: z.string(),
  rules: ImportRules,
  counts: Counts,
  /** Number of parts by changed field, largest first. */
  changed: z.array(z.object({ field: ChangedField, parts: z.int() })),
  /** null = the import is not a full list: it changes only prices or stock. */
  vanished: ImportVanished.nullable(),
  /** Rows that would wait for a decision of staff; null = an earlier version of the program made this check. */
  held: ImportHeld.nullable(),
  /**
   * Why the mapping does not fit, at most three causes, most common first. It does not fit if more than 5 % of rows
   * would be refused, or most values of a numeric column are no numbers. Empty = it fits.
   */
  advice: z.array(
    z.object({
      /** Column that does not fit; null = the advice is about whole rows. */
      column: z.string().nullable(),
      rows: z.int(),
      /** An example of a value that does not fit. Empty = the cell was empty. */
      sample: z.string(),
      /** Text of the error in the caller's language. */
      message: z.string(),
      remedy: z.enum(importRemedies),
    }),
  ),
});

export type ImportAdvice = z.infer<typeof Check>['advice'][number];

export type ImportHeld = z.infer<typeof ImportHeld>;

export type ImportVanished = z.infer<typeof ImportVanished>;
