import { emptyTexts, inEachLocale, type Locale, type LocalizedText } from '@farad/domain/shared';
import { columnInFile, textAt, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from '../mapping.ts';
import type { LeaveOut } from './part-fields.ts';

const titleMax = 300;
const descriptionMax = 20_000;

interface Texts {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
}

function textOf(record: SourceRecord, field: string | undefined, max: number, leaveOut: LeaveOut): string {
  if (field === undefined) return '';
  const text = textAt(record.fields, field)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  if (text.length <= max) return text;
  leaveOut(columnInFile(field), text, 'text_too_long');
  return '';
}

/**
 * Returns the columns with title and description by language. Other languages have none, because their texts come from
 * a translators' file.
 */
const columnsOf = (
  fields: Mapping['fields'],
): Partial<Record<Locale, { readonly title: string | undefined; readonly description: string | undefined }>> => ({
  ru: { title: fields.titleRu, description: fields.descriptionRu },
  en: { title: fields.titleEn, description: fields.descriptionEn },
  tr: { title: fields.titleTr, description: fields.descriptionTr },
});

/** Returns the texts of the file. Missing ones are generated, or stay empty if the mapping forbids that. */
export function ownTexts(
  record: SourceRecord,
  { fields, areTextsMade }: Mapping,
  made: Texts,
  leaveOut: LeaveOut,
): Texts & { readonly isUntranslated: boolean } {
  const columns = columnsOf(fields);
  const hasColumns = Object.values(columns).some(
    ({ title, description }) => title !== undefined || description !== undefined,
  );
  if (!hasColumns && areTextsMade) return { ...made, isUntranslated: false };
  const otherwise = (text: LocalizedText): LocalizedText => (areTextsMade ? text : emptyTexts);
  const [title, description] = [otherwise(made.title), otherwise(made.description)];
  const written = {
    title: inEachLocale((locale) => textOf(record, columns[locale]?.title, titleMax, leaveOut) || title[locale]),
    description: inEachLocale(
      (locale) => textOf(record, columns[locale]?.description, descriptionMax, leaveOut) || description[locale],
    ),
  };
  return { ...written, isUntranslated: written.title.ru === '' };
}
