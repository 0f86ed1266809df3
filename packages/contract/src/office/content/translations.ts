import { inEachLocale } from '@farad/domain/shared';
import { textFields, textKinds, textLengthMax } from '@farad/domain/translation';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer, tableTypes } from '../../kit/file.ts';
import { TableFormat } from '../../kit/query.ts';
import { LocaleName, NextPage, PlainText } from '../../kit/wire.ts';

const Texts = z.object(inEachLocale(() => z.string()));

/** A text of the catalogue in every language. Empty = the language has no text. */
export const CatalogueText = z.object({
  kind: z.enum(textKinds),
  key: z.string(),
  field: z.enum(textFields),
  name: z.string(),
  texts: Texts,
});

export type CatalogueText = z.infer<typeof CatalogueText>;

const CatalogueTexts = z.object({ texts: z.array(CatalogueText), next: NextPage });

/** Counts of missing texts by kind and language. Counting stops at 10,000 products. */
const MissingTexts = z.object({
  counts: z.array(z.object({ kind: z.enum(textKinds), language: LocaleName, count: z.int() })),
});

const SetCatalogueTextBody = z.object({
  kind: z.enum(textKinds),
  key: z.string().min(1).max(300),
  field: z.enum(textFields),
  language: LocaleName,
  text: PlainText.min(1).max(textLengthMax.description),
  /** The text that the caller saw. If the text has changed since, it is not overwritten. */
  was: z.string().max(textLengthMax.description),
});

/** Result of importing a file of texts. */
export const TextsTaken = z.object({
  changed: z.int(),
  same: z.int(),
  /** Rows that were left out: the number of the row in the file, and the column that is wrong. */
  problems: z.array(z.object({ row: z.int(), field: z.string() })),
});

const filters = {
  kind: z.enum(textKinds).default('product').describe('`product`, `category`, `attribute`, `value` or `brand`'),
  missing: LocaleName.optional().describe('The language that is missing; absent: any'),
  field: z.enum(textFields).optional().describe('`title`, `description` or `part_title`; absent: any'),
};

/** Where the next page starts: field and key of the last text of the page before, such as `title resistance`. */
const TextKey = z
  .string()
  .max(320)
  .regex(/^(?:title|description|part_title) ./su)
  .transform((text) => {
    const at = text.indexOf(' ');
    return { field: text.slice(0, at), key: text.slice(at + 1) };
  });

/** True if the key of `after` can be a key of `kind`. A product's key is its id. */
const isKeyOfKind = ({
  kind,
  after,
}: {
  readonly kind: string;
  readonly after?: { readonly key: string } | undefined;
}) => kind !== 'product' || after === undefined || /^\d{1,9}$/.test(after.key);

/** API calls about missing translations of the catalogue. */
export const officeTranslationsCalls = define({
  missingTexts: {
    method: 'GET',
    path: '/admin/translations/counts',
    summary: 'How many texts of the catalogue are missing, by kind and language',
    answer: MissingTexts,
  },
  catalogueTexts: {
    method: 'GET',
    path: '/admin/translations',
    summary: 'Texts of one kind that are missing in a language',
    answer: CatalogueTexts,
    query: z
      .strictObject({ ...filters, after: TextKey.optional().describe('What `next` of the page before said') })
      .refine(isKeyOfKind, { path: ['after'] }),
  },
  textsFile: {
    method: 'GET',
    path: '/admin/translations-file',
    summary: 'The same as a table for translators',
    answer: FileAnswer,
    answerTypes: tableTypes,
    query: z.strictObject({ ...filters, format: TableFormat.default('csv').describe('`csv` or `xlsx`') }),
  },
  setCatalogueText: {
    method: 'POST',
    path: '/admin/translations',
    summary: 'Write a text in one language',
    body: SetCatalogueTextBody,
    answer: CatalogueText,
  },
  takeTexts: {
    method: 'POST',
    path: '/admin/translations-file',
    summary: 'Take the table of translators in: what is filled in and differs is written',
    fileTypes: ['application/octet-stream'],
    answer: TextsTaken,
  },
});
