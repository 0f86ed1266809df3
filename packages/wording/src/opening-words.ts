import { lawTexts, paymentTexts, type Finding } from '@farad/domain/opening';
import type { Locale } from '@farad/domain/shared';

import type { Translator } from './translator.ts';

const marks: Readonly<Record<Locale, readonly [open: string, close: string]>> = {
  ru: ['«', '»'],
  en: ['“', '”'],
  tr: ['“', '”'],
};

/**
 * Returns the text of a finding of the checks before opening. Facts and texts of the law are named by their titles. The
 * value `run` is how commands are called on the server; absent = `npm run`.
 */
export function findingText(t: Translator, { code, values }: Pick<Finding, 'code' | 'values'>): string {
  // Each code has its own values; a test checks them against the texts.
  const text = t as unknown as (key: string, given?: Finding['values']) => string;
  const [open, close] = marks[t.locale];
  const titleOf = (slug: string): string =>
    ([...lawTexts, ...paymentTexts] as readonly string[]).includes(slug)
      ? open + text(`opening.lawText_${slug}`) + close
      : slug;
  const { fact, texts } = values;
  return text(`opening.${code}`, {
    run: 'npm run',
    ...values,
    ...(fact === undefined ? {} : { fact: text(`backOfficeContent.fact_${fact}`) }),
    ...(typeof texts === 'string' ? { texts: texts.split(', ').map(titleOf).join(', ') } : {}),
  });
}
