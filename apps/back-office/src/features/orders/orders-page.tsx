import type { StaffOrderRow } from '@farad/contract/office/orders/orders';
import { deliveryKinds, orderFilters } from '@farad/domain/order';
import { Input } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, worded, type FilterProps } from '#ui/list/list-filter.tsx';
import { codeColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import { PhoneLink, shownPhone } from '#ui/page/contact.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';
import { withFilters } from '#ui/table/table-state.ts';
import { campaignText } from './campaign.ts';
import { marginColumn } from './margin/shown-margin.tsx';
import { OrderTags } from './order-tags.tsx';
import { statusKey } from './order-words.ts';
import { OrderViews } from './order-views.tsx';

const columnsOf = (words: ListWords): readonly Column<StaffOrderRow>[] => {
  const { t, named, money, dateTime, count, may, search } = words;
  const customer: Column<StaffOrderRow> = {
    key: 'customer',
    title: t('backOfficeOrders.buyer'),
    show: (row) => (
      <>
        <Link to={`/customers/${row.customerId}`}>{row.name || t('backOffice.nameless')}</Link>
        {row.company === null ? null : <div>{row.company.name}</div>}
      </>
    ),
    write: (row) => [row.name, row.company?.name ?? ''].filter((part) => part !== '').join(', '),
  };
  const total: Column<StaffOrderRow> = {
    key: 'total',
    sort: sortedBy('total'),
    title: t('backOfficeOrders.total'),
    align: 'right',
    show: (row) => (
      <>
        <span className="office-number">{money(row.total)}</span>
        {row.refunded === 0 ? null : (
          <div>
            {t('backOfficeOrders.refundedOf')} <span className="office-number">{money(row.refunded)}</span>
          </div>
        )}
        {row.owed === 0 ? null : <div>{t('backOfficeOrders.owedOf', { sum: money(row.owed) })}</div>}
      </>
    ),
    write: (row) => row.total,
  };
  return [
    textColumn('number', t('backOfficeOrders.number'), (row) => row.number, {
      sort: sortedBy('number'),
      show: (row) => (
        <Link to={{ pathname: row.number, search }} className="office-number">
          {row.number}
        </Link>
      ),
    }),
    momentColumn('created', t('backOfficeOrders.createdAt'), (row) => row.createdAt, dateTime, {
      sort: sortedBy('created'),
    }),
    textColumn('status', t('backOfficeOrders.status'), (row) => named(statusKey(row.status)), {
      sort: sortedBy('status'),
      show: (row) => <OrderTags order={row} />,
    }),
    customer,
    textColumn('phone', t('backOfficePeople.phone'), (row) => shownPhone(row.phone), {
      show: (row) => <PhoneLink phone={row.phone} />,
    }),
    total,
    ...(may('view_purchase_prices') ? [marginColumn(words)] : []),
    textColumn('payment', t('backOfficeOrders.payment'), (row) => named(`backOfficeOrders.payment_${row.payment}`)),
    textColumn('delivery', t('backOfficeOrders.delivery'), (row) => named(`backOfficeOrders.delivery_${row.delivery}`)),
    textColumn('lines', t('backOfficeOrders.lines'), (row) => String(row.lineCount), {
      isExtra: true,
      align: 'right',
      show: (row) => count(row.lineCount),
    }),
    codeColumn('inn', t('backOfficeOrders.inn'), (row) => row.company?.inn ?? '—', {
      isExtra: true,
      write: (row) => row.company?.inn ?? '',
    }),
    ...(['first', 'last'] as const).map((touch) =>
      textColumn<StaffOrderRow>(
        `${touch}Campaign`,
        t(`backOfficeOrders.${touch}Campaign`),
        (row) => campaignText(row.campaign[touch]),
        { isExtra: true, show: (row) => campaignText(row.campaign[touch]) || '—' },
      ),
    ),
  ];
};

function DaysFilter({ state, onChange }: FilterProps) {
  const { t } = useWords();
  return (['from', 'to'] as const).map((name) => (
    <Input
      key={name}
      type="date"
      aria-label={t(name === 'from' ? 'backOfficeOrders.fromDay' : 'backOfficeOrders.toDay')}
      value={state.filters[name] ?? ''}
      onChange={({ target }) => onChange(withFilters(state, { [name]: target.value }))}
      className="w-150"
    />
  ));
}

/** Table of orders, newest first, with search by number, buyer, company or part. */
export const OrdersPage = officeList({
  call: 'staffOrders',
  name: 'orders',
  head: ({ t }) => (
    <PageHead title={t('backOfficeOrders.orders')}>
      <OrderViews view="table" />
    </PageHead>
  ),
  rows: ({ orders }) => orders,
  rowKey: ({ number }) => number,
  open: ({ number }) => number,
  filters: [
    searchFilter({ label: 'backOfficeOrders.find', hint: 'backOfficeOrders.findHint' }),
    selectFilter({
      name: 'status',
      any: 'backOfficeOrders.anyStatus',
      options: ({ t, named }) => [
        { value: 'open', label: t('backOfficeOrders.open') },
        { value: 'cancel_asked', label: t('backOfficeOrders.asksToCancel') },
        { value: 'undelivered', label: t('backOfficeOrders.status_undelivered') },
        ...orderFilters.map((filter) => ({ value: filter, label: named(`order.filter_${filter}`) })),
      ],
      width: 180,
    }),
    selectFilter({
      name: 'payment',
      any: 'backOfficeOrders.anyPayment',
      options: ({ t }) => [
        { value: 'paid', label: t('backOfficeOrders.paid') },
        { value: 'unpaid', label: t('backOfficeOrders.unpaid') },
        { value: 'left_unpaid', label: t('backOfficeOrders.leftUnpaid') },
      ],
      width: 180,
    }),
    selectFilter({
      name: 'delivery',
      any: 'backOfficeOrders.anyDelivery',
      options: worded('backOfficeOrders.delivery_', deliveryKinds),
      width: 180,
    }),
    { names: ['from', 'to'], show: (props) => <DaysFilter {...props} /> },
  ],
  columns: columnsOf,
  empty: 'backOfficeOrders.noOrders',
});
