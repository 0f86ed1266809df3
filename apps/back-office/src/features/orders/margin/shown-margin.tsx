import type { StaffOrder, StaffOrderRow } from '@farad/contract/office/orders/orders';
import { Typography } from 'antd';
import type { TableColumnsType } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import type { Column } from '#ui/table/data-table.tsx';

type Line = StaffOrder['lines'][number];

/** Margin in roubles and per cent; a loss is red. `sum` null = the cost is unknown. */
function Earned({ sum, percent }: { sum: number | null; percent: number | null }) {
  const { t, money, percent: share } = useWords();
  if (sum === null) return <Typography.Text type="secondary">{t('backOfficeOrders.costUnknown')}</Typography.Text>;
  return (
    <Typography.Text className="office-number" {...(sum < 0 ? { type: 'danger' } : {})}>
      {money(sum)}
      {percent === null ? '' : ` · ${share(percent)}`}
    </Typography.Text>
  );
}

/** Margin of all goods of an order, and the number of lines whose cost is unknown. */
export function OrderMargin({ margin }: { margin: NonNullable<StaffOrderRow['margin']> }) {
  const { t, count } = useWords();
  const { sum, percent, unknownLines } = margin;
  return (
    <>
      <Earned sum={sum} percent={percent} />
      {sum === null || unknownLines === 0 ? null : (
        <div>
          <Typography.Text type="secondary">
            {t('backOfficeOrders.costUnknownLines', { count: count(unknownLines) })}
          </Typography.Text>
        </div>
      )}
    </>
  );
}

/**
 * Returns the columns of the line table for revenue, cost and margin, without VAT; none if the staff member may not see
 * costs.
 */
export function marginColumns({ t, money }: Words, { lines, unpaid }: StaffOrder): TableColumnsType<Line> {
  if (lines.every(({ margin }) => margin === undefined)) return [];
  return [
    {
      key: 'revenue',
      title: t(unpaid > 0 ? 'backOfficeOrders.revenueExpected' : 'backOfficeOrders.revenue'),
      align: 'right',
      render: (_, { margin }) =>
        margin === undefined ? '—' : <span className="office-number">{money(margin.revenue)}</span>,
    },
    {
      key: 'cost',
      title: t('backOfficeOrders.cost'),
      align: 'right',
      render: (_, { margin }) =>
        margin === undefined || margin.cost === null ? (
          <Typography.Text type="secondary">{t('backOfficeOrders.costUnknown')}</Typography.Text>
        ) : (
          <span className="office-number">{money(margin.cost)}</span>
        ),
    },
    {
      key: 'margin',
      title: t('backOfficeOrders.margin'),
      align: 'right',
      render: (_, { margin }) => (margin === undefined ? '—' : <Earned {...margin} />),
    },
  ];
}

/** Column of the order list with the margin. */
export const marginColumn = ({ t }: Words): Column<StaffOrderRow> => ({
  key: 'margin',
  title: t('backOfficeOrders.margin'),
  align: 'right',
  show: ({ margin }) => (margin === undefined ? '—' : <OrderMargin margin={margin} />),
  write: ({ margin }) => margin?.sum ?? null,
});
