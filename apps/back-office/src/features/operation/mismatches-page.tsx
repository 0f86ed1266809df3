import { textLimits } from '@farad/domain/shared';
import { Button, Form, Input } from 'antd';
import { Link } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { OpenButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { tickFilter } from '#ui/list/list-filter.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';
import { vendorText } from './operation-words.tsx';
import { WebhooksHead } from './webhooks-head.tsx';

type Entry = Answer<'paymentQuarantine'>['entries'][number];

const resolvedWords = { done: 'backOfficeOperation.resolved', notDone: 'backOfficeOperation.notResolved' } as const;

function Resolve({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const resolve = useChange(
    resolvedWords,
    (note: string) => answerOf(api.resolveQuarantine({ entryId: entry.id, body: { note } })),
    answersOf.operation,
    onClose,
  );
  return (
    <Dialog title={t('backOfficeOperation.resolveQuestion')} onCancel={onClose} footer={null}>
      <Form layout="vertical" onFinish={({ note }: { note: string }) => resolve.mutate(note.trim())}>
        <FieldRefusal of={resolve.error} />
        <Form.Item
          name="note"
          label={t('backOfficeOperation.resolveNote')}
          rules={[{ required: true, whitespace: true, max: textLimits.reason }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={textLimits.reason} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={resolve.isPending}>
          {t('backOfficeOperation.resolve')}
        </Button>
      </Form>
    </Dialog>
  );
}

const columnsOf = ({ t, named, dateTime, money }: Words): readonly Column<Entry>[] => [
  { key: 'at', title: t('backOfficeOperation.receivedAt'), show: ({ at }) => dateTime(at) },
  {
    key: 'provider',
    title: t('backOfficeOperation.provider'),
    show: ({ provider }) => vendorText(t, provider),
  },
  {
    key: 'event',
    title: t('backOfficeOperation.event'),
    show: ({ kind }) => named(`backOfficeOperation.kind_${kind}`),
  },
  {
    key: 'object',
    title: t('backOfficeOperation.object'),
    show: ({ order, providerId }) =>
      order === null ? (
        <span className="office-number">{providerId}</span>
      ) : (
        <Link to={`/orders/${order}?tab=payments`}>{order}</Link>
      ),
  },
  {
    key: 'mismatches',
    title: t('backOfficeOperation.mismatches'),
    show: ({ mismatches }) => mismatches.join(', '),
  },
  { key: 'reported', title: t('backOfficeOperation.reported'), show: ({ reported }) => reported },
  {
    key: 'amount',
    title: t('backOfficeOperation.amount'),
    align: 'right',
    show: ({ amount }) => (amount === null ? '' : money(amount)),
  },
  {
    key: 'resolve',
    title: t('backOfficeOperation.resolve'),
    show: (entry) =>
      entry.resolution === null ? (
        <OpenButton size="small" label={t('backOfficeOperation.resolve')}>
          {(isOpen, close) => (isOpen ? <Resolve entry={entry} onClose={close} /> : null)}
        </OpenButton>
      ) : (
        <div className="max-320 wraps">
          {t('backOfficeOperation.resolvedBy', { name: entry.resolution.by, note: entry.resolution.note })}
        </div>
      ),
  },
];

const Mismatches = officeList({
  call: 'paymentQuarantine',
  name: 'mismatches',
  isPart: true,
  rows: ({ entries }) => entries,
  rowKey: ({ id }) => id,
  filters: [tickFilter({ name: 'all', label: 'backOfficeOperation.allEntries' })],
  columns: columnsOf,
  empty: () => 'backOfficeOperation.noQuarantine',
});

/** List of payment webhooks that did not match their order. Each stays until staff write how they resolved it. */
export function MismatchesPage() {
  const may = useMay();
  return (
    <>
      <WebhooksHead view="mismatches" />
      {may('refund_orders') ? <Mismatches /> : null}
    </>
  );
}
