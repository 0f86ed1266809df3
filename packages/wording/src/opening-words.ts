import type { Finding } from '@farad/domain/opening';

import type { Translator } from './translator.ts';

/** Returns the text of a finding of the checks before opening. */
export function findingText(t: Translator, { code, values }: Pick<Finding, 'code' | 'values'>): string {
  // Each code has its own values; a test checks them against the texts.
  const text = t as unknown as (key: string, given?: Finding['values']) => string;
  const { fact } = values;
  return text(
    `opening.${code}`,
    fact === undefined ? values : { ...values, fact: text(`backOfficeContent.fact_${fact}`) },
  );
}
