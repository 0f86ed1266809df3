import type { QueryInput } from '@farad/contract/client';
import { textLimits } from '@farad/domain/shared';
import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { touchedByOperation, vendorText } from './operation-words.tsx';
import { WebhooksHead } from './webhooks-head.tsx';

type Entry = Answer<'paymentQuarantine'>['entries'][number];

const filterNames = ['all'] as const;
const resolvedWords = { done: 'backOfficeOperation.resolved', notDone: 'backOfficeOperation.notResolved' } as const;

function Resolve({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const resolve = useChange(
    resolvedWords,
    (note: string) => answerOf(api.resolveQuarantine({ entryId: entry.id, body: { note } })),
    touchedByOperation,
    onClose,
  );
  return (
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
  );
}

const columnsOf = (
  { t, named, dateTime, money }: Words,
  onResolve: (entry: Entry) => void,
): readonly Column<Entry>[] => [
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
        <Button size="small" onClick={() => onResolve(entry)}>
          {t('backOfficeOperation.resolve')}
        </Button>
      ) : (
        <div style={{ maxWidth: 320, whiteSpace: 'normal' }}>
          {t('backOfficeOperation.resolvedBy', { name: entry.resolution.by, note: entry.resolution.note })}
        </div>
      ),
  },
];

function Mismatches() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const [chosen, setChosen] = useState<Entry | null>(null);
  const { state, setState, table, pages } = useListByKey(
    'mismatches',
    filterNames,
    async (query: QueryInput<'paymentQuarantine'>) => {
      const { entries: rows, next } = await answerOf(api.paymentQuarantine({ query }));
      return { rows, next };
    },
  );
  return (
    <>
      <DataTable<Entry>
        name="mismatches"
        columns={columnsOf(words, setChosen)}
        {...table}
        rowKey={({ id }) => id}
        empty={t('backOfficeOperation.noQuarantine')}
        filters={
          <Checkbox
            checked={state.filters['all'] === 'true'}
            onChange={({ target }) => setState(withFilters(state, { all: target.checked ? 'true' : '' }))}
          >
            {t('backOfficeOperation.allEntries')}
          </Checkbox>
        }
        footer={<PagesByKey {...pages} />}
      />
      <Modal
        open={chosen !== null}
        title={t('backOfficeOperation.resolveQuestion')}
        onCancel={() => setChosen(null)}
        footer={null}
        destroyOnHidden
      >
        {chosen === null ? null : <Resolve entry={chosen} onClose={() => setChosen(null)} />}
      </Modal>
    </>
  );
}

/** List of payment reports that did not match an order. Each stays until somebody writes how it was resolved. */
export function MismatchesPage() {
  const may = useMay();
  return (
    <>
      <WebhooksHead view="mismatches" />
      {may('refund_orders') ? <Mismatches /> : null}
    </>
  );
}
