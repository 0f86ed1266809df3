import type { Finding } from '@farad/domain/opening';

import type { Translator } from './translator.ts';

/** Returns what a check before opening found, in words. */
export function findingText(t: Translator, { code, values }: Pick<Finding, 'code' | 'values'>): string {
  // Codes have values of their own each, so their texts are checked by a test.
  const text = t as unknown as (key: string, given?: Finding['values']) => string;
  const { fact } = values;
  return text(
    `opening.${code}`,
    fact === undefined ? values : { ...values, fact: text(`backOfficeContent.fact_${fact}`) },
  );
}
