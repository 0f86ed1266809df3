import { Button, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { firstPage, nextPage, previousPage, type TableState } from './table-state.ts';

interface PagesByKeyProps {
  readonly state: TableState;
  /** Key after which the next page starts; null = this is the last page; undefined = it is loading. */
  readonly next: string | null | undefined;
  readonly onChange: (state: TableState) => void;
}

/**
 * Page buttons of a list. The API returns the pages by key, so only the first, previous and next page can be opened.
 */
export function PagesByKey({ state, next, onChange }: PagesByKeyProps) {
  const { t } = useWords();
  const isFirst = state.turned.length === 0;
  if (isFirst && (next === null || next === undefined)) return null;
  return (
    <Flex component="nav" aria-label={t('backOffice.pages')} gap={8} align="center" justify="flex-end" wrap>
      <Button disabled={isFirst} onClick={() => onChange(firstPage(state))}>
        {t('backOffice.firstPage')}
      </Button>
      <Button disabled={isFirst} onClick={() => onChange(previousPage(state))}>
        {t('backOffice.previousPage')}
      </Button>
      <Typography.Text>{t('backOffice.pageNumber', { page: state.turned.length + 1 })}</Typography.Text>
      <Button
        disabled={next === null || next === undefined}
        onClick={() => {
          if (typeof next === 'string') onChange(nextPage(state, next));
        }}
      >
        {t('backOffice.nextPage')}
      </Button>
    </Flex>
  );
}
