import { movementKinds } from '@farad/domain/stock';
import { DatePicker, Flex } from 'antd';
import dayjs from 'dayjs';

import { useWords } from '#i18n/words.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { selectFilter, worded, type FilterProps } from '#ui/list/list-filter.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { movementColumns } from './movement-columns.tsx';
import { NewDocument, StockViews } from './stock-links.tsx';

function DaysFilter({ state, onChange }: FilterProps) {
  const { t } = useWords();
  return (['from', 'to'] as const).map((name) => (
    <DatePicker
      key={name}
      aria-label={t(name === 'from' ? 'backOfficeStock.fromDay' : 'backOfficeStock.toDay')}
      placeholder={t(name === 'from' ? 'backOfficeStock.fromDay' : 'backOfficeStock.toDay')}
      value={state.filters[name] === undefined ? null : dayjs(state.filters[name])}
      onChange={(chosen) => onChange(withFilters(state, { [name]: chosen?.format('YYYY-MM-DD') ?? '' }))}
      format="DD.MM.YYYY"
    />
  ));
}

/**
 * List of the stock movements, latest first. The drawer of a product links here, with the movements of that product.
 */
export const MovementsPage = officeList({
  call: 'stockMovements',
  name: 'stock-movements',
  head: ({ t }) => (
    <PageHead title={t('backOfficeStock.movements')}>
      <Flex gap={8} wrap>
        <StockViews view="movements" />
        <NewDocument />
      </Flex>
    </PageHead>
  ),
  rows: ({ movements }) => movements,
  rowKey: ({ id }) => id,
  filters: [
    selectFilter({
      name: 'kind',
      label: 'backOfficeStock.kind',
      any: 'backOfficeStock.anyKind',
      options: worded('backOfficeStock.kind_', movementKinds),
      width: 200,
    }),
    { names: ['product', 'from', 'to'], show: (props) => <DaysFilter {...props} /> },
  ],
  columns: movementColumns,
  empty: 'backOfficeStock.noMovements',
});
