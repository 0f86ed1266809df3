import type { ShopOpeningState } from '@farad/contract/office/operation/opening';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Popconfirm, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { invalidate } from '#ui/call/call-key.ts';
import { useChange } from '#ui/call/use-change.ts';
import { CloseForm } from './close-form.tsx';

const opening = { done: 'backOfficeOpening.isOpened', notDone: 'backOfficeOpening.notOpened' } as const;

function OpenButton() {
  const { t } = useWords();
  const { api } = useOffice();
  const queries = useQueryClient();
  // The API runs the checks before it opens the shop. Fetch their results again, whether the shop opened or not.
  const press = () => answerOf(api.openShop({ body: {} })).finally(() => void invalidate(queries, 'openingChecks'));
  const open = useChange(opening, press, ['shopOpening', 'auditLog']);
  return (
    <Popconfirm
      title={t('backOfficeOpening.openQuestion')}
      okText={t('backOfficeOpening.open')}
      onConfirm={() => open.mutate(undefined)}
    >
      <Button type="primary" loading={open.isPending}>
        {t('backOfficeOpening.open')}
      </Button>
    </Popconfirm>
  );
}

/** Lines about the state: day of opening, reason, and who changed it when. */
function Details({ state: { isOpen, opensOn, reason, changedAt, changedBy } }: { state: ShopOpeningState }) {
  const { t, date, dateTime } = useWords();
  const lines = [
    ...(isOpen
      ? []
      : [opensOn === null ? t('backOfficeOpening.noDay') : t('backOfficeOpening.day', { day: date(opensOn) })]),
    ...(reason === '' ? [] : [t('backOfficeOpening.reasonIs', { reason })]),
    ...(changedAt === null ? [] : [t('backOfficeOpening.changed', { by: changedBy ?? '', at: dateTime(changedAt) })]),
  ];
  return lines.map((line) => <div key={line}>{line}</div>);
}

/** Tells whether the shop is open to buyers, with a button that opens or closes it. */
export function OpeningState({ state }: { state: ShopOpeningState }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex vertical gap={16}>
      <Alert
        showIcon
        type={state.isOpen ? 'success' : 'warning'}
        title={t(state.isOpen ? 'backOfficeOpening.stateOpen' : 'backOfficeOpening.stateClosed')}
        description={<Details state={state} />}
      />
      {state.isOpen ? null : <Typography.Text type="secondary">{t('backOfficeOpening.lead')}</Typography.Text>}
      <Flex gap={8} wrap>
        {state.isOpen ? null : <OpenButton />}
        <Button danger={state.isOpen} onClick={() => setAsking(true)}>
          {t(state.isOpen ? 'backOfficeOpening.close' : 'backOfficeOpening.tellDay')}
        </Button>
      </Flex>
      {isAsking ? <CloseForm state={state} onDone={() => setAsking(false)} /> : null}
    </Flex>
  );
}
