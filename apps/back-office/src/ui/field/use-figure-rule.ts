import type { FormItemProps } from 'antd';

import { useWords } from '#i18n/words.tsx';

type Rule = NonNullable<FormItemProps['rules']>[number];

/** Returns a function that makes a form rule for integers. The error of a value out of range names the limits. */
export function useFigureRule(): (min: number, max: number) => Rule {
  const { t, count } = useWords();
  return (min, max) => ({
    type: 'integer',
    min,
    max,
    message: t('backOffice.wholeBetween', {
      min: count(min),
      max: count(max),
    }),
  });
}
