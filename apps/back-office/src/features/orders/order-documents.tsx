import { Button, Empty, Flex, Skeleton, Tag, Typography } from 'antd';
import { Fragment } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { copiesOf } from './document-copies.ts';
import { touchedByOrder } from './order-words.ts';

const issued = { done: 'backOfficeOrders.invoiceIssued', notDone: 'backOfficeOrders.invoiceNotIssued' } as const;

/**
 * Links to the documents of an order, with a button that issues the invoice again. The first link of a document is in
 * the order's language; copies in each language follow. Invoices and УПД are Russian; a УПД is also an XML file.
 */
export function OrderDocuments({ number }: { number: string }) {
  const { t, named, dateTime, money } = useWords();
  const { api, place } = useOffice();
  const mayIssue = useMay()('manage_bank');
  const list = useCall('staffOrderDocuments', { number });
  const issue = useChange(issued, () => answerOf(api.reissueInvoice({ number, body: {} })), touchedByOrder);
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton active />;
  const { documents } = list.data;
  const addressOf = (id: string): string =>
    `${place.api}/admin/orders/${encodeURIComponent(number)}/documents/${encodeURIComponent(id)}`;
  return (
    <Flex vertical gap={12}>
      {documents.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOrders.noDocuments')} />
      ) : null}
      {documents.map(({ id, kind, number: own, createdAt, total_price, validUntil, isReplaced }) => (
        <div key={id}>
          <a href={addressOf(id)} target="_blank" rel="noreferrer">
            {named(`backOfficeOrders.document_${kind}`)} {own}
          </a>{' '}
          {isReplaced ? (
            <Tag>{t(kind === 'upd' ? 'backOfficeOrders.notInForce' : 'backOfficeOrders.replaced')}</Tag>
          ) : null}
          <br />
          <Typography.Text type="secondary">
            {[
              dateTime(createdAt),
              total_price === null ? '' : money(total_price),
              validUntil === null ? '' : t('backOfficeOrders.validUntil', { at: dateTime(validUntil) }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
            {copiesOf(kind).map(({ query, label, ...more }) => (
              <Fragment key={query}>
                {' · '}
                <a href={`${addressOf(id)}?${query}`} target="_blank" rel="noreferrer" {...more}>
                  {label}
                </a>
              </Fragment>
            ))}
          </Typography.Text>
        </div>
      ))}
      {mayIssue && documents.some(({ kind }) => kind === 'invoice') ? (
        <div>
          <Button loading={issue.isPending} onClick={() => issue.mutate(undefined)}>
            {t('backOfficeOrders.issueInvoice')}
          </Button>
        </div>
      ) : null}
    </Flex>
  );
}
