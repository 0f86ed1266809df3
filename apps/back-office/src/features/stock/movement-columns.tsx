import type { StockMovement } from '@farad/contract/office/stock/stock';
import { Typography } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import type { Column } from '#ui/table/data-table.tsx';

/** Formats a change of stock as `+5` or `−5`; empty for 0. */
const signed = (figure: number, count: Words['count']): string =>
  figure === 0 ? '' : `${figure > 0 ? '+' : '−'}${count(Math.abs(figure))}`;

function Basis({ movement: { order, document } }: { movement: StockMovement }) {
  const { t } = useWords();
  const mayOpen = useMay()('view_orders');
  if (order !== null) return mayOpen ? <Link to={`/orders/${order}`}>{order}</Link> : order;
  if (document === null) return '—';
  return (
    <div className="max-320 wraps">
      {document.number || t('backOfficeStock.documentOf', { id: document.id })} · {document.by}
      <div>
        <Typography.Text type="secondary">{document.reason}</Typography.Text>
      </div>
    </div>
  );
}

/** Returns the columns of the list of stock movements. */
export const movementColumns = ({ t, named, count, dateTime }: Words): readonly Column<StockMovement>[] => [
  { key: 'at', title: t('backOfficeStock.at'), show: (row) => dateTime(row.at) },
  { key: 'kind', title: t('backOfficeStock.kind'), show: (row) => named(`backOfficeStock.kind_${row.kind}`) },
  {
    key: 'part',
    title: t('backOfficeStock.part'),
    show: (row) => (
      <Link to={`/stock/product/${row.product_id}`} className="office-number">
        {row.mpn}
      </Link>
    ),
  },
  { key: 'warehouse', title: t('backOfficeStock.warehouse'), show: (row) => row.warehouse },
  {
    key: 'onHand',
    title: t('backOfficeStock.effectOnHand'),
    align: 'right',
    show: (row) => <span className="office-number">{signed(row.onHand, count)}</span>,
  },
  {
    key: 'reserved',
    title: t('backOfficeStock.effectReserved'),
    align: 'right',
    show: (row) => <span className="office-number">{signed(row.reserved, count)}</span>,
  },
  { key: 'basis', title: t('backOfficeStock.basis'), show: (row) => <Basis movement={row} /> },
];
