import { inEachLocale } from '@farad/domain/shared';
import { textFields, textKinds } from '@farad/domain/translation';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { LocaleName, PlainText } from './wire.ts';

const Texts = z.object(inEachLocale(() => z.string()));

/** A text of the catalogue in every language; empty: it is missing. */
export const CatalogueText = z.object({
  kind: z.enum(textKinds),
  key: z.string(),
  field: z.enum(textFields),
  name: z.string(),
  texts: Texts,
});

export type CatalogueText = z.infer<typeof CatalogueText>;

export const CatalogueTexts = z.object({ texts: z.array(CatalogueText), next: NextPage });

/** How many wait; more than 10 000 products are not counted on. */
export const MissingTexts = z.object({
  counts: z.array(z.object({ kind: z.enum(textKinds), language: LocaleName, count: z.int() })),
});

export const SetCatalogueTextBody = z.object({
  kind: z.enum(textKinds),
  key: z.string().min(1).max(300),
  field: z.enum(textFields),
  language: LocaleName,
  text: PlainText.pipe(z.string().min(1).max(20_000)),
  /** As the person saw it; another text now is not written over. */
  was: z.string().max(20_000),
});

/** What became of a file of texts. */
export const TextsTaken = z.object({
  changed: z.int(),
  same: z.int(),
  /** Rows that were left out: row of the file, and the column that is wrong. */
  problems: z.array(z.object({ row: z.int(), field: z.string() })),
});
