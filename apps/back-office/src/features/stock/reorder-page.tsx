import type { ReorderRow } from '@farad/contract/office/stock/stock';
import { Alert, Flex } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import type { FilterProps } from '#ui/list/list-filter.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { queryOf, withFilters } from '#ui/table/table-state.ts';
import { TableFiles } from './stock-links.tsx';

const terms = ['days', 'lead', 'cover'] as const;
const usual = { days: 90, lead: 14, cover: 30 } as const;
const most = { days: 730, lead: 365, cover: 365 } as const;

const columnsOf = ({ t, count }: Words): readonly Column<ReorderRow>[] => {
  type Figure = 'suggested' | 'available' | 'ordered' | 'threshold' | 'leadDays' | 'multiple';
  const figure = (key: Figure): Column<ReorderRow> => ({
    key,
    title: t(`backOfficeStock.${key}`),
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
      show: (row) => <div className="max-320 wraps">{row.title}</div>,
    },
    {
      ...figure('suggested'),
      help: t('backOfficeStock.suggestedHelp'),
      show: (row) => <b>{count(row.suggested)}</b>,
    },
    { ...figure('available'), help: t('backOfficeStock.availableHelp') },
    figure('ordered'),
    { ...figure('threshold'), help: t('backOfficeStock.thresholdHelp') },
    figure('leadDays'),
    { ...figure('multiple'), help: t('backOfficeStock.multipleHelp') },
  ];
};

function Terms({ state, onChange }: FilterProps) {
  const { t } = useWords();
  return terms.map((name) => (
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
          className="w-90"
        />
      </Flex>
    </label>
  ));
}

/** List of the products that should be ordered from suppliers. */
export const ReorderPage = officeList({
  call: 'reorderList',
  name: 'reorder',
  title: 'backOfficeStock.reorder',
  lead: 'backOfficeStock.reorderLead',
  rows: ({ products }) => products,
  rowKey: ({ product_id }) => product_id,
  filters: [{ names: terms, show: (props) => <Terms {...props} /> }],
  columns: columnsOf,
  actions: ({ state }) => <TableFiles path="reorder-file" query={queryOf(state)} />,
  footer: ({ t, answer }) =>
    answer?.isCut === true ? <Alert type="info" title={t('backOfficeStock.reorderCut')} /> : null,
  empty: () => 'backOfficeStock.reorderNone',
});
