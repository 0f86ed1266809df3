import { define } from '../call.ts';
import {
  CatalogueTexts,
  CatalogueText,
  MissingTexts,
  SetCatalogueTextBody,
  TextsTaken,
} from '../back-office-translations.ts';
import { FileAnswer } from '../file.ts';

const filters = {
  kind: '`product`, `category`, `attribute`, `value` or `brand`',
  missing: 'The language that is missing; absent: any',
  field: '`title`, `description` or `part_title`; absent: any',
};

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
    queryNames: { ...filters, after: 'What `next` of the page before said' },
  },
  textsFile: {
    method: 'GET',
    path: '/admin/translations-file',
    summary: 'The same as a table for translators',
    answer: FileAnswer,
    answerTypes: tableTypes,
    queryNames: { ...filters, format: '`csv` or `xlsx`' },
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
