import { textFields, textKinds } from '@farad/domain/translation';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  CatalogueTexts,
  CatalogueText,
  MissingTexts,
  SetCatalogueTextBody,
  TextsTaken,
} from '../back-office-translations.ts';
import { FileAnswer } from '../file.ts';
import { TableFormat } from '../query.ts';
import { LocaleName } from '../wire.ts';

const filters = {
  kind: z.enum(textKinds).default('product').describe('`product`, `category`, `attribute`, `value` or `brand`'),
  missing: LocaleName.optional().describe('The language that is missing; absent: any'),
  field: z.enum(textFields).optional().describe('`title`, `description` or `part_title`; absent: any'),
};

/** The last text of a page: `title resistance`. */
const TextKey = z
  .string()
  .max(320)
  .regex(/^(?:title|description|part_title) ./su)
  .transform((text) => {
    const at = text.indexOf(' ');
    return { field: text.slice(0, at), key: text.slice(at + 1) };
  });

/** A product is named by its number. */
const isKeyOfKind = ({
  kind,
  after,
}: {
  readonly kind: string;
  readonly after?: { readonly key: string } | undefined;
}) => kind !== 'product' || after === undefined || /^\d{1,9}$/.test(after.key);

const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** Texts of the catalogue that wait for their translation. */
export const backOfficeTranslationsCalls = define({
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
