import type { Locale } from '@farad/domain/shared';
import { formatCount } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const tooLittle = { string: 'input.tooShort', array: 'input.tooFew', other: 'input.tooSmall' } as const;
const tooMuch = { string: 'input.tooLong', array: 'input.tooMany', other: 'input.tooBig' } as const;

const kindOf = (origin: string): keyof typeof tooLittle =>
  origin === 'string' || origin === 'array' ? origin : 'other';

/** Returns an error text for a field, in the caller's language and without technical words. */
export function inputText(issue: Issue, locale: Locale): string {
  const t = translators[locale];
  const limit = (value: number | bigint) => ({ limit: formatCount(Number(value), locale) });
  if (isNothing(issue.input)) return t('input.missing');
  switch (issue.code) {
    case 'invalid_type':
      return t(issue.expected === 'int' ? 'input.notWhole' : 'input.wrongType');
    case 'too_small':
      if (Number(issue.minimum) <= Number.MIN_SAFE_INTEGER) return t('input.numberTooSmall');
      return t(tooLittle[kindOf(issue.origin)], limit(issue.minimum));
    case 'too_big':
      // The number is too large for any field, so the message names no limit.
      if (Number(issue.maximum) >= Number.MAX_SAFE_INTEGER) return t('input.numberTooBig');
      return t(tooMuch[kindOf(issue.origin)], limit(issue.maximum));
    case 'invalid_value':
      return t('input.unknownValue');
    default:
      return t('input.wrongForm');
  }
}
