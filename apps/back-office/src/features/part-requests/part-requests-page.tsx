import { partRequestStates, type StaffPartRequest } from '@farad/contract/back-office-orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Modal, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '../../api.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { useMay, useOffice } from '../../office.tsx';
import { EmailLink, PhoneLink } from '../../ui/contact.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagesByKey } from '../../ui/pages-by-key.tsx';
import { queryOf, withFilters } from '../../ui/table-state.ts';
import { useChange } from '../../ui/use-change.ts';
import { useTableState } from '../../ui/use-table-state.ts';

const filterNames = ['state'] as const;
const changed = { done: 'backOfficeOrders.requestUpdated', notDone: 'backOfficeOrders.requestNotUpdated' } as const;
const touched = [['part-requests'], ['audit']] as const;
const answerMax = 4000;

function AnswerForm({ request, onDone }: { request: StaffPartRequest; onDone: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const answer = useChange(
    changed,
    (words: string) =>
      answerOf(api.answerPartRequest({ requestId: request.id, body: { state: 'answered', answer: words } })),
    touched,
    onDone,
  );
  const isMail = request.email !== '';
  return (
    <Form
      layout="vertical"
      initialValues={{ words: request.answer }}
      onFinish={({ words }: { words: string }) => answer.mutate(words.trim())}
    >
      <Typography.Paragraph>
        {isMail ? t('backOfficeOrders.answerByMail', { email: request.email }) : t('backOfficeOrders.answerByPhone')}{' '}
        {isMail ? null : <PhoneLink phone={request.phone} />}
      </Typography.Paragraph>
      <Form.Item
        name="words"
        label={t('backOfficeOrders.answer')}
        rules={[{ required: true, whitespace: true, min: 3, max: answerMax }]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={answerMax} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={answer.isPending}>
        {t(isMail ? 'backOfficeOrders.sendAnswer' : 'backOfficeOrders.keepAnswer')}
      </Button>
    </Form>
  );
}

function RequestActions({ request, onAnswer }: { request: StaffPartRequest; onAnswer: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const set = useChange(
    changed,
    (state: 'closed' | 'new') => answerOf(api.answerPartRequest({ requestId: request.id, body: { state } })),
    touched,
  );
  const { state } = request;
  return (
    <Flex gap={8}>
      {state === 'closed' ? (
        <Button size="small" loading={set.isPending} onClick={() => set.mutate('new')}>
          {t('backOfficeOrders.openAgain')}
        </Button>
      ) : (
        <>
          <Button size="small" type="primary" onClick={onAnswer}>
            {t('backOfficeOrders.answer')}
          </Button>
          <Button size="small" loading={set.isPending} onClick={() => set.mutate('closed')}>
            {t('backOfficeOrders.closeRequest')}
          </Button>
        </>
      )}
    </Flex>
  );
}

const columnsOf = (
  { t, count, dateTime }: Words,
  mayAnswer: boolean,
  answer: (request: StaffPartRequest) => void,
): readonly Column<StaffPartRequest>[] => [
  {
    key: 'part',
    title: t('backOfficeOrders.part'),
    show: (row) => <span className="office-number">{row.part}</span>,
  },
  { key: 'qty', title: t('backOfficeOrders.pieces'), align: 'right', show: (row) => count(row.qty) },
  { key: 'at', title: t('backOfficeOrders.askedAt'), show: (row) => dateTime(row.createdAt) },
  {
    key: 'contact',
    title: t('backOfficeOrders.contact'),
    show: (row) => (row.email === '' ? <PhoneLink phone={row.phone} /> : <EmailLink email={row.email} />),
  },
  {
    key: 'customer',
    title: t('backOfficePeople.customer'),
    isExtra: true,
    show: (row) => (row.customerId === null ? '—' : <Link to={`/customers/${row.customerId}`}>{row.customerId}</Link>),
  },
  {
    key: 'answer',
    title: t('backOfficeOrders.answer'),
    show: (row) => (
      <div style={{ maxWidth: 320, whiteSpace: 'pre-line' }}>
        {row.answer}
        {row.by === '' ? null : (
          <div>
            <Typography.Text type="secondary">{row.by}</Typography.Text>
          </div>
        )}
      </div>
    ),
  },
  ...(mayAnswer
    ? [
        {
          key: 'actions',
          title: t('backOffice.actions'),
          show: (row: StaffPartRequest) => <RequestActions request={row} onAnswer={() => answer(row)} />,
        },
      ]
    : []),
];

/** Requests for parts that the shop does not have: new, answered, closed. */
export function PartRequestsPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const mayAnswer = useMay()('manage_orders');
  const [state, setState] = useTableState(filterNames);
  const [answered, setAnswered] = useState<StaffPartRequest | null>(null);
  const query = queryOf(state);
  const list = useQuery({
    queryKey: ['part-requests', query],
    queryFn: () => answerOf(api.partRequests({ query })),
    placeholderData: keepPreviousData,
  });
  const wanted = partRequestStates.find((each) => each === state.filters['state']) ?? 'new';
  return (
    <>
      <PageHead title={t('backOfficeOrders.partRequests')}>
        <Segmented
          aria-label={t('backOfficeOrders.status')}
          value={wanted}
          onChange={(chosen) => setState(withFilters(state, { state: chosen === 'new' ? '' : chosen }))}
          options={partRequestStates.map((value) => ({ value, label: named(`backOfficeOrders.requests_${value}`) }))}
        />
      </PageHead>
      <DataTable<StaffPartRequest>
        name="part-requests"
        columns={columnsOf(words, mayAnswer, setAnswered)}
        rows={list.data?.requests}
        rowKey={({ id }) => id}
        error={list.error}
        isBusy={list.isPlaceholderData}
        onRetry={() => void list.refetch()}
        empty={t('backOfficeOrders.noRequests')}
        footer={<PagesByKey state={state} next={list.data?.next} onChange={setState} />}
      />
      <Modal
        open={answered !== null}
        title={answered === null ? '' : t('backOfficeOrders.answerTo', { part: answered.part })}
        onCancel={() => setAnswered(null)}
        footer={null}
        destroyOnHidden
      >
        {answered === null ? null : <AnswerForm request={answered} onDone={() => setAnswered(null)} />}
      </Modal>
    </>
  );
}
