import { FilterOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { Fragment, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { activeCount, foldedFilters } from './folded-filters.ts';
import type { FilterProps, ListFilter } from './list-filter.tsx';

interface Props<Answer> extends FilterProps<Answer> {
  readonly filters: readonly ListFilter<Answer>[];
}

/** Filters of a list. A narrow screen hides most of them behind a button, so that the rows are visible immediately. */
export function ListFilters<Answer>({ filters, ...props }: Props<Answer>) {
  const { t } = useWords();
  const isWide = Grid.useBreakpoint().md ?? true;
  const [isOpen, setOpen] = useState(false);
  const folded = isWide ? [] : foldedFilters(filters);
  const count = activeCount(folded, props.state);
  const show = (shown: readonly ListFilter<Answer>[]) =>
    shown.map((filter) => <Fragment key={filter.names.join()}>{filter.show(props)}</Fragment>);
  if (folded.length === 0) return show(filters);
  return (
    <>
      {show(filters.filter((filter) => !folded.includes(filter)))}
      <Button icon={<FilterOutlined />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? t('backOffice.filters') : t('backOffice.filtersActive', { count })}
      </Button>
      {isOpen ? show(folded) : null}
    </>
  );
}
