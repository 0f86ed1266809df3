import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/trial-texts.ts';
import type { TrialTexts } from './ru/messages/trial-texts.ts';

export const trialTexts: Readonly<Record<Locale, TrialTexts>> = texts;
