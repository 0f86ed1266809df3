export type { Brand } from './brand.ts';
export { errorCodes, type ErrorCode } from './error-code.ts';
export { escapeHtml } from './escape-html.ts';
export { defaultLocale, isLocale, languages, locales, type Locale, type LocalizedText } from './locale.ts';
export { alternatesOf, inLocale, type Alternate } from './locale-path.ts';
export { russianPlural } from './plural.ts';
export { fail, ok, type Result } from './result.ts';
export { slugify, transliterate } from './slug.ts';
export { truncateText, truncationLimit } from './truncate.ts';
