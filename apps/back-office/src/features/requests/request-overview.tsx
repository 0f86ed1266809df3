import type { StaffRequest } from '@farad/contract/office/orders/requests';
import { languages, textLimits } from '@farad/domain/shared';
import { Alert, Button, Descriptions, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { requestWords, touchedByRequest } from './request-words.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { WideTable } from '#ui/table/wide-table.tsx';

type Line = StaffRequest['lines'][number];

/** A requested part. A product of the catalogue links to its page in the shop. */
export function RequestedPart({ line }: { line: Line }) {
  const { place } = useOffice();
  return (
    <div className="min-160 breaks">
      {line.seo === null ? (
        <span className="office-number">{line.part}</span>
      ) : (
        <a href={`${place.site}/product/${line.seo}`} target="_blank" rel="noreferrer" className="office-number">
          {line.part}
        </a>
      )}
      {line.maker === '' ? null : <div>{line.maker}</div>}
      {line.note === '' ? null : <Typography.Text type="secondary">{line.note}</Typography.Text>}
    </div>
  );
}

function CloseForm({ request, onDone }: { request: StaffRequest; onDone: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const close = useChange(
    requestWords,
    (reason: string) => answerOf(api.closeRequest({ number: request.number, body: { reason } })),
    touchedByRequest,
    onDone,
  );
  return (
    <Form layout="vertical" onFinish={({ reason }: { reason: string }) => close.mutate(reason.trim())}>
      <FieldRefusal of={close.error} />
      <Alert type="warning" title={t('backOfficeRequests.closeConsequence')} className="below-12" />
      <Form.Item name="reason" label={t('backOfficeRequests.closeReason')} rules={[reasonRule]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" danger htmlType="submit" loading={close.isPending}>
          {t('backOfficeRequests.close')}
        </Button>
        <Button onClick={onDone}>{t('backOffice.back')}</Button>
      </Flex>
    </Form>
  );
}

function Facts({ request }: { request: StaffRequest }) {
  const { t, named, date, dateTime } = useWords();
  const { customerId, email, phone, name, wished_on, comment, reason, orderNumber } = request;
  const items = [
    {
      key: 'customer',
      label: t('backOfficeRequests.customer'),
      children:
        customerId === null ? (
          t('backOfficeRequests.guest')
        ) : (
          <Link to={`/customers/${customerId}`}>{name || t('backOffice.nameless')}</Link>
        ),
    },
    {
      key: 'contact',
      label: t('backOfficeRequests.contact'),
      children: (
        <Flex vertical>
          {phone === '' ? null : <PhoneLink phone={phone} />}
          {email === '' ? null : <EmailLink email={email} />}
        </Flex>
      ),
    },
    { key: 'created', label: t('backOfficeRequests.createdAt'), children: dateTime(request.createdAt) },
    {
      key: 'source',
      label: t('backOfficeRequests.source'),
      children: named(`backOfficeRequests.source_${request.source}`),
    },
    {
      key: 'language',
      label: t('backOfficeRequests.language'),
      children: languages.find(({ locale }) => locale === request.locale)?.name,
    },
    { key: 'by', label: t('backOfficeRequests.by'), children: request.by || '—' },
    ...(wished_on === null
      ? []
      : [{ key: 'wished', label: t('backOfficeRequests.wishedOn'), children: date(`${wished_on}T12:00:00Z`) }]),
    ...(orderNumber === null
      ? []
      : [
          {
            key: 'order',
            label: t('backOfficeRequests.order'),
            children: <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
          },
        ]),
    ...(comment === ''
      ? []
      : [
          {
            key: 'comment',
            label: t('backOfficeRequests.comment'),
            children: <span className="keeps-lines breaks">{comment}</span>,
          },
        ]),
    ...(reason === '' ? [] : [{ key: 'reason', label: t('backOfficeRequests.reason'), children: reason }]),
  ];
  return <Descriptions column={{ xs: 1, md: 2 }} size="small" bordered items={items} />;
}

/** Customer and lines of a request, with a button that closes it. */
export function RequestOverview({ request }: { request: StaffRequest }) {
  const { t, count } = useWords();
  const mayClose = useMay()('manage_orders') && request.may.close;
  const [isClosing, setClosing] = useState(false);
  const unitPrice = useUnitPrice();
  return (
    <Flex vertical gap={16}>
      <Facts request={request} />
      <WideTable<Line>
        size="small"
        rowKey="position"
        dataSource={request.lines}
        pagination={false}
        columns={[
          { key: 'position', title: '№', dataIndex: 'position' },
          { key: 'part', title: t('backOfficeRequests.asked'), render: (_, line) => <RequestedPart line={line} /> },
          { key: 'qty', title: t('backOfficeRequests.pieces'), align: 'right', render: (_, line) => count(line.qty) },
          {
            key: 'wished',
            title: t('backOfficeRequests.wishedPrice'),
            align: 'right',
            render: (_, line) => (line.wished_price === null ? '—' : unitPrice(line.wished_price)),
          },
          {
            key: 'stock',
            title: t('backOfficeRequests.product'),
            render: (_, { product }) =>
              product === null ? (
                '—'
              ) : (
                <>
                  <div>{t('backOfficeRequests.available', { count: count(product.available) })}</div>
                  {product.price === null ? null : (
                    <Typography.Text type="secondary">
                      {t('backOfficeRequests.customerPrice', { price: unitPrice(product.price) })}
                    </Typography.Text>
                  )}
                </>
              ),
          },
        ]}
      />
      {mayClose && !isClosing ? (
        <div>
          <Button onClick={() => setClosing(true)}>{t('backOfficeRequests.close')}</Button>
        </div>
      ) : null}
      {isClosing ? <CloseForm request={request} onDone={() => setClosing(false)} /> : null}
    </Flex>
  );
}
