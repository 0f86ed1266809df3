import type { QueryInput } from '@farad/contract/client';
import type { StaffOrderRow } from '@farad/contract/office/orders';
import { deliveryKinds, orderFilters } from '@farad/domain/order';
import { Input, Select } from 'antd';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { PhoneLink, shownPhone } from '#ui/page/contact.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { campaignText } from './campaign.ts';
import { marginColumn } from './margin/shown-margin.tsx';
import { OrderTags } from './order-tags.tsx';
import { statusKey } from './order-words.ts';
import { OrderViews } from './order-views.tsx';

const filterNames = ['text', 'status', 'from', 'to', 'payment', 'delivery', 'sort'] as const;

const columnsOf = (words: Words, search: string, seesCosts: boolean): readonly Column<StaffOrderRow>[] => {
  const { t, named, money, dateTime, count } = words;
  const paymentOf = (row: StaffOrderRow): string => named(`backOfficeOrders.payment_${row.payment}`);
  return [
    {
      key: 'number',
      sort: sortedBy('number'),
      title: t('backOfficeOrders.number'),
      show: (row) => (
        <Link to={{ pathname: row.number, search }} className="office-number">
          {row.number}
        </Link>
      ),
      write: (row) => row.number,
    },
    {
      key: 'created',
      sort: sortedBy('created'),
      title: t('backOfficeOrders.createdAt'),
      show: (row) => dateTime(row.createdAt),
      write: (row) => row.createdAt,
    },
    {
      key: 'status',
      sort: sortedBy('status'),
      title: t('backOfficeOrders.status'),
      show: (row) => <OrderTags order={row} />,
      write: (row) => named(statusKey(row.status)),
    },
    {
      key: 'customer',
      title: t('backOfficeOrders.buyer'),
      show: (row) => (
        <>
          <Link to={`/customers/${row.customerId}`}>{row.name || t('backOffice.nameless')}</Link>
          {row.company === null ? null : <div>{row.company.name}</div>}
        </>
      ),
      write: (row) => [row.name, row.company?.name ?? ''].filter((part) => part !== '').join(', '),
    },
    {
      key: 'phone',
      title: t('backOfficePeople.phone'),
      show: (row) => <PhoneLink phone={row.phone} />,
      write: (row) => shownPhone(row.phone),
    },
    {
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
      write: (row) => row.total.toFixed(2),
    },
    ...(seesCosts ? [marginColumn(words)] : []),
    {
      key: 'payment',
      title: t('backOfficeOrders.payment'),
      show: paymentOf,
      write: paymentOf,
    },
    {
      key: 'delivery',
      title: t('backOfficeOrders.delivery'),
      show: (row) => named(`backOfficeOrders.delivery_${row.delivery}`),
      write: (row) => named(`backOfficeOrders.delivery_${row.delivery}`),
    },
    {
      key: 'lines',
      title: t('backOfficeOrders.lines'),
      isExtra: true,
      align: 'right',
      show: (row) => count(row.lineCount),
      write: (row) => String(row.lineCount),
    },
    {
      key: 'inn',
      title: t('backOfficeOrders.inn'),
      isExtra: true,
      show: (row) => <span className="office-number">{row.company?.inn ?? '—'}</span>,
      write: (row) => row.company?.inn ?? '',
    },
    ...(['first', 'last'] as const).map((touch) => ({
      key: `${touch}Campaign`,
      title: t(`backOfficeOrders.${touch}Campaign`),
      isExtra: true,
      show: (row: StaffOrderRow) => campaignText(row.campaign[touch]) || '—',
      write: (row: StaffOrderRow) => campaignText(row.campaign[touch]),
    })),
  ];
};

function OrderFilters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { filters } = state;
  const choose = (name: string) => (value: string | null | undefined) =>
    onChange(withFilters(state, { [name]: value ?? '' }));
  const day = (name: 'from' | 'to') => (
    <Input
      type="date"
      aria-label={t(name === 'from' ? 'backOfficeOrders.fromDay' : 'backOfficeOrders.toDay')}
      value={filters[name] ?? ''}
      onChange={(event) => choose(name)(event.target.value)}
      style={{ width: 150 }}
    />
  );
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      value={filters[name] ?? null}
      onChange={choose(name)}
      allowClear
      style={{ width: 180 }}
      options={[...options]}
    />
  );
  return (
    <>
      <SearchField
        label={t('backOfficeOrders.find')}
        hint={t('backOfficeOrders.findHint')}
        value={filters['text'] ?? ''}
        onChange={choose('text')}
      />
      {select('status', t('backOfficeOrders.anyStatus'), [
        { value: 'open', label: t('backOfficeOrders.open') },
        { value: 'cancel_asked', label: t('backOfficeOrders.asksToCancel') },
        { value: 'undelivered', label: t('backOfficeOrders.status_undelivered') },
        ...orderFilters.map((filter) => ({ value: filter, label: named(`order.filter_${filter}`) })),
      ])}
      {select('payment', t('backOfficeOrders.anyPayment'), [
        { value: 'paid', label: t('backOfficeOrders.paid') },
        { value: 'unpaid', label: t('backOfficeOrders.unpaid') },
        { value: 'left_unpaid', label: t('backOfficeOrders.leftUnpaid') },
      ])}
      {select(
        'delivery',
        t('backOfficeOrders.anyDelivery'),
        deliveryKinds.map((kind) => ({ value: kind, label: named(`backOfficeOrders.delivery_${kind}`) })),
      )}
      {day('from')}
      {day('to')}
    </>
  );
}

/** Table of orders, newest first, with search by number, buyer, company or part. */
export function OrdersPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'orders',
    filterNames,
    async (query: QueryInput<'staffOrders'>) => {
      const { orders: rows, next } = await answerOf(api.staffOrders({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, search, useMay()('view_purchase_prices'));
  return (
    <>
      <PageHead title={t('backOfficeOrders.orders')}>
        <OrderViews view="table" />
      </PageHead>
      <DataTable<StaffOrderRow>
        name="orders"
        columns={columns}
        {...table}
        rowKey={({ number }) => number}
        onOpen={({ number }) => void navigate({ pathname: number, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeOrders.noOrders')}
        filters={<OrderFilters state={state} onChange={setState} />}
        actions={<ExportRows name="orders" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
