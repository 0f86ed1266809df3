import { isLocale, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

const { LC_ALL, LC_MESSAGES, LANG } = process.env;

/** Returns the language of a locale as the terminal names it: `ru` for `ru_RU.UTF-8`; English if the shop lacks it. */
export function languageOf(name: string): Locale {
  const [language = ''] = name.split(/[_.@]/);
  return isLocale(language) ? language : 'en';
}

/** Language of the terminal. The first variable that is set decides, as in POSIX. */
export const terminalLocale = languageOf(LC_ALL || LC_MESSAGES || LANG || '');

/** Texts in the language of the terminal, for the commands that an owner runs. */
export const t = translators[terminalLocale];
