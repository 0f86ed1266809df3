export { csvFile, csvText } from './csv.ts';
export type { Brand } from './brand.ts';
export { errorCodes, statusOf, type ErrorCode } from './error-code.ts';
export { dayMs, daySeconds, hourMs, minuteMs } from './durations.ts';
export { escapeHtml } from './escape-html.ts';
export { parseJson } from './json.ts';
export { jsonDepthMax, tooDeepAt } from './json-depth.ts';
export {
  defaultLocale,
  inEachLocale,
  isLocale,
  languages,
  locales,
  type InTables,
  type Locale,
  type LocalizedText,
  type TableLocale,
} from './locale.ts';
export { emptyTexts, fallbackOf, localized, shownText, textIn, withEmpty } from './localized.ts';
export { allLanguages, type ShownLanguages } from './shown-languages.ts';
export { alternatesOf, inLocale, sitePath, type Alternate } from './locale-path.ts';
export { toLatinLetters } from './look-alikes.ts';
export { percent } from './percent.ts';
export { russianPlural } from './plural.ts';
export { fail, ok, type Result } from './result.ts';
export { productIdForm, rowIdForm, rowIdMax } from './row-id.ts';
export { slugify, transliterate } from './slug.ts';
export { subnetOf } from './subnet.ts';
export { reasonLengthMin, textLimits } from './text-limits.ts';
export { isVendorId, vendorId, vendorIdForm, type VendorId } from './vendor-id.ts';
export { truncateText, truncationLimit } from './truncate.ts';
