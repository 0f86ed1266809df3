import type { LocalizedText } from '@farad/domain/shared';
import { textAt, type SourceRecord } from '@farad/importers/record';

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
  leaveOut(field, text, 'text_too_long');
  return '';
}

/** Returns the file's texts, or else generated ones, or nothing if only the file's own are wanted. */
export function ownTexts(
  record: SourceRecord,
  { fields, areTextsMade }: Mapping,
  made: Texts,
  leaveOut: LeaveOut,
): Texts & { readonly isUntranslated: boolean } {
  const hasColumns =
    fields.titleRu !== undefined ||
    fields.titleEn !== undefined ||
    fields.titleTr !== undefined ||
    fields.descriptionRu !== undefined ||
    fields.descriptionEn !== undefined ||
    fields.descriptionTr !== undefined;
  if (!hasColumns && areTextsMade) return { ...made, isUntranslated: false };
  const otherwise = (text: LocalizedText): LocalizedText => (areTextsMade ? text : { ru: '', en: '', tr: '' });
  const [title, description] = [otherwise(made.title), otherwise(made.description)];
  const written = {
    title: {
      ru: textOf(record, fields.titleRu, titleMax, leaveOut) || title.ru,
      en: textOf(record, fields.titleEn, titleMax, leaveOut) || title.en,
      tr: textOf(record, fields.titleTr, titleMax, leaveOut) || title.tr,
    },
    description: {
      ru: textOf(record, fields.descriptionRu, descriptionMax, leaveOut) || description.ru,
      en: textOf(record, fields.descriptionEn, descriptionMax, leaveOut) || description.en,
      tr: textOf(record, fields.descriptionTr, descriptionMax, leaveOut) || description.tr,
    },
  };
  return { ...written, isUntranslated: written.title.ru === '' };
}
