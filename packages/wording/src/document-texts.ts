import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/document-texts.ts';
import type { DocumentTexts } from './ru/messages/document-texts.ts';

export type { DocumentTexts } from './ru/messages/document-texts.ts';

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = texts;
