import type { StockMovement } from '@farad/contract/office/stock';
import { movementKinds } from '@farad/domain/stock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DatePicker, Flex, Select } from 'antd';
import dayjs from 'dayjs';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { askedBy, queryOf, withFilters, type TableState } from '#ui/table/table-state.ts';
import { useTableState } from '#ui/table/use-table-state.ts';
import { movementColumns } from './movement-columns.tsx';
import { NewDocument, StockViews } from './stock-links.tsx';

const filterNames = ['product', 'kind', 'from', 'to'] as const;

function Filters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { filters } = state;
  const day = (name: 'from' | 'to') => (
    <DatePicker
      aria-label={t(name === 'from' ? 'backOfficeStock.fromDay' : 'backOfficeStock.toDay')}
      placeholder={t(name === 'from' ? 'backOfficeStock.fromDay' : 'backOfficeStock.toDay')}
      value={filters[name] === undefined ? null : dayjs(filters[name])}
      onChange={(chosen) => onChange(withFilters(state, { [name]: chosen?.format('YYYY-MM-DD') ?? '' }))}
      format="DD.MM.YYYY"
    />
  );
  return (
    <>
      <Select
        aria-label={t('backOfficeStock.kind')}
        placeholder={t('backOfficeStock.anyKind')}
        value={filters['kind'] ?? null}
        onChange={(chosen) => onChange(withFilters(state, { kind: chosen ?? '' }))}
        allowClear
        style={{ width: 200 }}
        options={movementKinds.map((value) => ({ value, label: named(`backOfficeStock.kind_${value}`) }))}
      />
      {day('from')}
      {day('to')}
    </>
  );
}

/** Stock ledger, latest first. The product drawer links here with one product selected. */
export function MovementsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const [state, setState] = useTableState(filterNames);
  const query = queryOf(state);
  const list = useQuery({
    queryKey: ['stock', 'movements', query],
    queryFn: () => answerOf(api.stockMovements({ query: askedBy<'stockMovements'>(state) })),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <>
      <PageHead title={t('backOfficeStock.movements')}>
        <Flex gap={8} wrap>
          <StockViews view="movements" />
          <NewDocument />
        </Flex>
      </PageHead>
      <DataTable<StockMovement>
        list={{ names: filterNames, state, onChange: setState }}
        name="stock-movements"
        columns={movementColumns(words)}
        rows={list.data?.movements}
        rowKey={({ id }) => id}
        error={list.error}
        isBusy={list.isPlaceholderData}
        onRetry={() => void list.refetch()}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeStock.noMovements')}
        filters={<Filters state={state} onChange={setState} />}
        footer={<PagesByKey state={state} next={list.data?.next} onChange={setState} />}
      />
    </>
  );
}
