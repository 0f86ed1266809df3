import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/install-texts.ts';
import type { InstallTexts } from './ru/messages/install-texts.ts';

export type { InstallTexts } from './ru/messages/install-texts.ts';

export const installTexts: Readonly<Record<Locale, InstallTexts>> = texts;
