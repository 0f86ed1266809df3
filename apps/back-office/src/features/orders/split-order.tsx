import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { LeaveQuestion } from '#ui/page/leave-question.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByOrder } from './order-words.ts';

type Line = StaffOrder['lines'][number];

const splitWords = { done: 'backOfficeOrdering.splitDone', notDone: 'backOfficeOrdering.splitNotDone' } as const;

const heldOf = ({ held }: Line): number => held.reduce((sum, { qty }) => sum + qty, 0);

/** Form that moves lines of an order into a second order. A button selects all lines that lack stock. */
export function SplitOrder({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState('');
  const { number, version, lines } = order;
  const awaited = lines.filter((line) => line.qty > heldOf(line));
  const requested = lines.flatMap(({ position }) => {
    const qty = chosen[position] ?? 0;
    return qty > 0 ? [{ position, qty }] : [];
  });
  const all = lines.reduce((sum, { qty }) => sum + qty, 0);
  const moved = requested.reduce((sum, { qty }) => sum + qty, 0);
  const split = useChange(
    splitWords,
    () => answerOf(api.splitOrder({ number, body: { version, lines: requested, reason: reason.trim() } })),
    touchedByOrder,
    ({ part }) => {
      onDone();
      void navigate(`/orders/${part}`);
    },
  );
  return (
    <Form layout="vertical" component="div">
      <Flex vertical gap={12}>
        <Alert type="info" title={t('backOfficeOrdering.splitLead')} />
        {awaited.length === 0 ? null : (
          <div>
            <Button
              onClick={() =>
                setChosen(Object.fromEntries(awaited.map((line) => [line.position, line.qty - heldOf(line)])))
              }
            >
              {t('backOfficeOrdering.awaited')}
            </Button>
          </div>
        )}
        <WideTable<Line>
          size="small"
          rowKey="position"
          dataSource={lines}
          pagination={false}
          columns={[
            {
              key: 'part',
              title: t('backOfficeOrdering.part'),
              render: (_, { mpn }) => <span className="office-number">{mpn}</span>,
            },
            { key: 'qty', title: t('backOfficeOrdering.pieces'), align: 'right', render: (_, { qty }) => count(qty) },
            {
              key: 'held',
              title: t('backOfficeOrders.held'),
              align: 'right',
              render: (_, line) => count(heldOf(line)),
            },
            {
              key: 'moved',
              title: t('backOfficeOrdering.toSecond'),
              render: (_, { position, qty, mpn }) => (
                <NumberInput
                  aria-label={t('backOfficeOrdering.toSecondOf', { mpn })}
                  min={0}
                  max={qty}
                  precision={0}
                  value={chosen[position] ?? 0}
                  onChange={(value) => setChosen({ ...chosen, [position]: value ?? 0 })}
                />
              ),
            },
          ]}
        />
        <Form.Item label={t('backOfficeOrders.wordsForBuyer')} htmlFor="split-reason" className="below-0">
          <Input
            id="split-reason"
            maxLength={textLimits.reason}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
        <LeaveQuestion isDirty={(moved > 0 || reason !== '') && !split.isPending} />
        <Flex gap={8}>
          <Button
            type="primary"
            disabled={moved === 0 || moved === all}
            loading={split.isPending}
            onClick={() => split.mutate(undefined)}
          >
            {t('backOfficeOrdering.splitNow')}
          </Button>
          <Button onClick={onDone}>{t('backOffice.back')}</Button>
        </Flex>
      </Flex>
    </Form>
  );
}
