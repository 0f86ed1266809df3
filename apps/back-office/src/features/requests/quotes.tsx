import type { StaffQuote, StaffRequest } from '@farad/contract/office/orders/requests';
import { Card, Empty, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { lastMoment } from './request-words.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { WideTable } from '#ui/table/wide-table.tsx';

type Line = StaffQuote['lines'][number];

function QuoteLines({ request, quote }: { request: StaffRequest; quote: StaffQuote }) {
  const { t, count, money } = useWords();
  const unitPrice = useUnitPrice();
  const askedOf = ({ position }: Line) => request.lines.find((line) => line.position === position)?.part ?? '';
  return (
    <WideTable<Line>
      size="small"
      rowKey="position"
      dataSource={quote.lines}
      pagination={false}
      columns={[
        { key: 'asked', title: t('backOfficeRequests.asked'), render: (_, line) => askedOf(line) },
        {
          key: 'offer',
          title: t('backOfficeRequests.offered'),
          render: (_, { offer, note }) => (
            <>
              {offer === null ? (
                <Typography.Text type="secondary">{t('backOfficeRequests.notOffered')}</Typography.Text>
              ) : (
                <span className="office-number">{offer.mpn}</span>
              )}
              {note === '' ? null : <div>{note}</div>}
            </>
          ),
        },
        {
          key: 'qty',
          title: t('backOfficeRequests.pieces'),
          align: 'right',
          render: (_, { offer }) => (offer === null ? '' : count(offer.qty)),
        },
        {
          key: 'price',
          title: t('backOfficeRequests.price'),
          align: 'right',
          render: (_, { offer }) => (offer === null ? '' : unitPrice(offer.current_price)),
        },
        {
          key: 'lead',
          title: t('backOfficeRequests.leadDays'),
          align: 'right',
          render: (_, { offer }) =>
            offer === null ? '' : offer.leadDays === null ? t('backOfficeRequests.fromStock') : count(offer.leadDays),
        },
        {
          key: 'sum',
          title: t('backOfficeRequests.total'),
          align: 'right',
          render: (_, { offer }) => (offer === null ? '' : money(offer.total_price)),
        },
      ]}
    />
  );
}

/** All quotes sent for a request, latest first. The customer sees only the latest. */
export function Quotes({ request }: { request: StaffRequest }) {
  const { t, money, date, dateTime } = useWords();
  if (request.quotes.length === 0) return <Empty description={t('backOfficeRequests.noQuotes')} />;
  return (
    <Flex vertical gap={16}>
      {request.quotes.map((quote) => (
        <Card
          key={quote.revision}
          size="small"
          title={t('backOfficeRequests.revision', { revision: quote.revision })}
          extra={t('backOfficeRequests.revisionBy', { by: quote.by, at: dateTime(quote.createdAt) })}
        >
          <Flex vertical gap={8}>
            <QuoteLines request={request} quote={quote} />
            <Flex wrap gap={16} justify="space-between">
              <span>
                {t('backOfficeRequests.validOn')} {date(lastMoment(quote.validUntil))}
              </span>
              <Typography.Text strong>
                {t('backOfficeRequests.sumOf', { sum: money(quote.total_price) })}
              </Typography.Text>
            </Flex>
            {quote.comment === '' ? null : <div className="keeps-lines">{quote.comment}</div>}
          </Flex>
        </Card>
      ))}
    </Flex>
  );
}
