import type { FormItemProps } from 'antd';

import { useWords } from '#i18n/words.tsx';

type Rule = NonNullable<FormItemProps['rules']>[number];

/** What a form asks of a field of whole figures: one beyond the bounds is told them, never bent into another. */
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
