export type { Brand } from './brand.ts';
export { errorCodes, type ErrorCode } from './error-code.ts';
export { defaultLocale, isLocale, languages, locales, type Locale, type LocalizedText } from './locale.ts';
export { fail, ok, type Result } from './result.ts';
