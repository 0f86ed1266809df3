import type { ReorderRow } from '@farad/contract/office/stock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Flex, Typography } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { askedBy, queryOf, withFilters, type TableState } from '#ui/table/table-state.ts';
import { useTableState } from '#ui/table/use-table-state.ts';
import { TableFiles } from './stock-links.tsx';

const filterNames = ['days', 'lead', 'cover'] as const;
const usual = { days: 90, lead: 14, cover: 30 } as const;
const most = { days: 730, lead: 365, cover: 365 } as const;

const columnsOf = ({ t, count }: Words): readonly Column<ReorderRow>[] => {
  type Figure = 'suggested' | 'available' | 'ordered' | 'threshold' | 'leadDays' | 'multiple';
  const figure = (key: Figure, title: string): Column<ReorderRow> => ({
    key,
    title,
    align: 'right',
    show: (row) => <span className="office-number">{count(row[key])}</span>,
  });
  return [
    {
      key: 'mpn',
      title: t('backOfficeStock.mpn'),
      show: (row) => (
        <Link to={`/stock/product/${row.product_id}`} className="office-number">
          {row.mpn}
        </Link>
      ),
    },
    { key: 'brand', title: t('backOfficeStock.brand'), show: (row) => row.brand },
    {
      key: 'title',
      title: t('backOfficeStock.title'),
      show: (row) => <div style={{ maxWidth: 320, whiteSpace: 'normal' }}>{row.title}</div>,
    },
    { ...figure('suggested', t('backOfficeStock.suggested')), show: (row) => <b>{count(row.suggested)}</b> },
    figure('available', t('backOfficeStock.available')),
    figure('ordered', t('backOfficeStock.ordered')),
    figure('threshold', t('backOfficeStock.threshold')),
    figure('leadDays', t('backOfficeStock.leadDays')),
    figure('multiple', t('backOfficeStock.multiple')),
  ];
};

function Terms({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t } = useWords();
  return filterNames.map((name) => (
    <label key={name}>
      <Flex gap={8} align="center">
        {t(`backOfficeStock.${name}`)}
        <NumberInput
          min={1}
          max={most[name]}
          precision={0}
          changeOnWheel={false}
          value={Number(state.filters[name] ?? usual[name])}
          onChange={(days) => onChange(withFilters(state, { [name]: days === null ? '' : String(days) }))}
          style={{ width: 90 }}
        />
      </Flex>
    </label>
  ));
}

/** Products to reorder from suppliers. */
export function ReorderPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const [state, setState] = useTableState(filterNames);
  const query = queryOf(state);
  const list = useQuery({
    queryKey: ['stock', 'reorder', query],
    queryFn: () => answerOf(api.reorderList({ query: askedBy<'reorderList'>(state) })),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={t('backOfficeStock.reorder')} />
      <Typography.Paragraph type="secondary">{t('backOfficeStock.reorderLead')}</Typography.Paragraph>
      <DataTable<ReorderRow>
        list={{ names: filterNames, state, onChange: setState }}
        name="reorder"
        columns={columnsOf(words)}
        rows={list.data?.products}
        rowKey={({ product_id }) => product_id}
        error={list.error}
        isBusy={list.isPlaceholderData}
        onRetry={() => void list.refetch()}
        empty={t('backOfficeStock.reorderNone')}
        filters={<Terms state={state} onChange={setState} />}
        actions={<TableFiles path="reorder-file" query={query} />}
        footer={list.data?.isCut === true ? <Alert type="info" title={t('backOfficeStock.reorderCut')} /> : null}
      />
    </>
  );
}
