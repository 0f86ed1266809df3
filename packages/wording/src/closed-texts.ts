import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/closed-texts.ts';
import type { ClosedTexts } from './ru/messages/closed-texts.ts';

export const closedTexts: Readonly<Record<Locale, ClosedTexts>> = texts;
