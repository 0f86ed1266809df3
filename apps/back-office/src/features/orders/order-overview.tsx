import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { languages } from '@farad/domain/shared';
import { Alert, Descriptions, Flex } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { ActAsCustomer } from '#ui/page/act-as-customer.tsx';
import { campaignsOf } from './campaign.ts';
import { CancelWish } from './cancel-wish.tsx';
import { OrderMargin } from './margin/shown-margin.tsx';
import { ReleaseUnpaid } from './release-unpaid.tsx';
import { HoldOrder } from './hold-order.tsx';
import { SumRows } from './sum-rows.tsx';

/** Button that opens the shop as the buyer. There is none for a deleted account. */
function ActAsBuyer({ customerId }: { customerId: string }) {
  const customer = useCall('customer', { customerId });
  return customer.data === undefined || customer.data.deletedAt !== null ? null : (
    <ActAsCustomer customer={customer.data} />
  );
}

function Place({ place }: { place: StaffOrder['place'] }) {
  const { t, named, date } = useWords();
  const { kind, code, address, hours, recipient, phone, comment, days } = place;
  return (
    <>
      <div>{named(`backOfficeOrders.delivery_${kind}`)}</div>
      <div>
        {address}
        {code === null ? null : ` (${code})`}
      </div>
      {hours === '' ? null : <div>{hours}</div>}
      {days === null ? null : <div>{t('backOfficeOrders.promised', { from: date(days.from), to: date(days.to) })}</div>}
      {recipient === '' && phone === '' ? null : (
        <div>
          {recipient} {phone === '' ? null : <PhoneLink phone={phone} />}
        </div>
      )}
      {comment === '' ? null : <div>{comment}</div>}
    </>
  );
}

function Money({ order }: { order: StaffOrder }) {
  const { t, money } = useWords();
  const { refunded, owed, total } = order;
  const refundRows: (readonly [title: string, roubles: number])[] = [];
  if (refunded > 0) {
    refundRows.push([t('backOfficeOrders.refundedOf'), -refunded]);
    refundRows.push([t('backOfficeOrders.restAfterRefunds'), total - refunded]);
  }
  if (owed > 0) refundRows.push([t('backOfficeOrders.owed'), owed]);
  const rows = [
    [t('backOfficeOrders.goods'), order.goods],
    [order.coupon === null ? '' : t('backOfficeOrders.couponOf', { code: order.coupon }), -order.couponDiscount],
    [t('backOfficeOrders.bonuses'), -order.bonuses],
    [t('backOfficeOrders.delivery'), order.cargo],
  ] as const;
  return (
    <>
      {rows
        .filter(([title, sum], at) => title !== '' && (at === 0 || sum !== 0))
        .map(([title, sum]) => (
          <Flex key={title} justify="space-between" gap={16}>
            <span>{title}</span>
            <span className="office-number">{money(sum)}</span>
          </Flex>
        ))}
      <Flex justify="space-between" gap={16}>
        <strong>{t('backOfficeOrders.total')}</strong>
        <strong className="office-number">{money(order.total)}</strong>
      </Flex>
      <SumRows rows={refundRows} />
      {order.margin === undefined ? null : (
        <div className="above-8">
          {t(order.unpaid > 0 ? 'backOfficeOrders.marginExpected' : 'backOfficeOrders.marginOfGoods')}:{' '}
          <OrderMargin margin={order.margin} />
        </div>
      )}
    </>
  );
}

/** Links to the order that this one was split from, and to orders split from this one. */
function Kin({ order: { splitFrom, splitInto } }: { order: StaffOrder }) {
  const { t } = useWords();
  const links = (title: string, numbers: readonly string[]) =>
    numbers.length === 0 ? null : (
      <div>
        {title}:{' '}
        {numbers.map((number) => (
          <Link key={number} to={`/orders/${number}`} className="office-number after-8">
            {number}
          </Link>
        ))}
      </div>
    );
  return (
    <>
      {links(t('backOfficeOrdering.splitFrom'), splitFrom === null ? [] : [splitFrom])}
      {links(t('backOfficeOrdering.splitInto'), splitInto)}
    </>
  );
}

/** The company that ordered, with the data that documents need. */
function Company({ company }: { company: NonNullable<StaffOrder['company']> }) {
  const { t } = useWords();
  const may = useMay();
  const { id, inn, kpp, name, purchaseNumber, accountantEmail } = company;
  return (
    <>
      {id === null || !may('view_customers') ? name : <Link to={`/companies/${id}`}>{name}</Link>}
      <div className="office-number">{[inn, kpp].filter((part) => part !== null).join(' / ')}</div>
      {purchaseNumber !== '' && <div>{t('backOfficeOrders.purchaseNumber', { number: purchaseNumber })}</div>}
      {accountantEmail !== '' && (
        <div>
          <EmailLink email={accountantEmail} />
        </div>
      )}
    </>
  );
}

/** Overview of an order: buyer, delivery and amounts. */
export function OrderOverview({ order }: { order: StaffOrder }) {
  const { t, named, dateTime, money } = useWords();
  const may = useMay();
  const { contact, company, approval, paidAt, comment } = order;
  const name = `${contact.name} ${contact.surname}`.trim() || t('backOffice.nameless');
  return (
    <Flex vertical gap={16}>
      <CancelWish order={order} />
      <ReleaseUnpaid order={order} />
      {approval === null ? null : (
        <Alert
          type={approval === 'waiting' ? 'warning' : 'info'}
          title={named(`backOfficeOrders.approval_${approval}`)}
        />
      )}
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          {
            key: 'created',
            label: t('backOfficeOrders.createdAt'),
            children: (
              <>
                {dateTime(order.createdAt)}
                {order.madeBy === '' ? null : <div>{t('backOfficeOrdering.madeBy', { name: order.madeBy })}</div>}
                <Kin order={order} />
              </>
            ),
          },
          {
            key: 'buyer',
            label: t('backOfficeOrders.buyer'),
            children: (
              <>
                {may('view_customers') ? <Link to={`/customers/${order.customerId}`}>{name}</Link> : name}
                {contact.phone === '' ? null : (
                  <div>
                    <PhoneLink phone={contact.phone} />
                  </div>
                )}
                {contact.email === '' ? null : (
                  <div>
                    <EmailLink email={contact.email} />
                  </div>
                )}
                <div>{languages.find(({ locale }) => locale === order.locale)?.name}</div>
              </>
            ),
          },
          ...(company === null
            ? []
            : [
                {
                  key: 'company',
                  label: t('backOfficePeople.company'),
                  children: <Company company={company} />,
                },
              ]),
          { key: 'place', label: t('backOfficeOrders.delivery'), children: <Place place={order.place} /> },
          {
            key: 'payment',
            label: t('backOfficeOrders.payment'),
            children: (
              <>
                {named(`backOfficeOrders.payment_${order.payment}`)}
                <div>
                  {paidAt === null
                    ? t('backOfficeOrders.unpaid')
                    : t('backOfficeOrders.paidAt', { at: dateTime(paidAt) })}
                </div>
                {order.unpaid > 0 && order.unpaid < order.total ? (
                  <div>{t('backOfficeOrders.stillUnpaid', { sum: money(order.unpaid) })}</div>
                ) : null}
              </>
            ),
          },
          { key: 'money', label: t('backOfficeOrders.sums'), children: <Money order={order} /> },
          ...(comment === '' ? [] : [{ key: 'comment', label: t('backOfficeOrders.comment'), children: comment }]),
          ...campaignsOf(order.campaign).map(({ title, text }) => ({
            key: title,
            label: t(title),
            children: <span className="breaks">{text}</span>,
          })),
        ]}
      />
      {order.may.hold && may('manage_orders') ? <HoldOrder key={order.payUntil ?? ''} order={order} /> : null}
      {may('act_as_customer') && may('view_customers') ? (
        <div>
          <ActAsBuyer customerId={order.customerId} />
        </div>
      ) : null}
    </Flex>
  );
}
