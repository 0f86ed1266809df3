import type { OneCExchange, MadeOneCAccount } from '@farad/contract/office/imports/one-c';
import { App, Alert, Button, Descriptions, Flex, Input, Modal, Popconfirm, Skeleton, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { ExchangeHead } from './exchange-head.tsx';
import { exchangeTouched, useExchange } from './use-exchange.ts';

const madeWords = { done: 'backOfficeExchange.added', notDone: 'backOfficeExchange.notAdded' } as const;
const endedWords = { done: 'backOfficeExchange.ended', notDone: 'backOfficeExchange.notEnded' } as const;
const againWords = { done: 'backOfficeExchange.sentAgain', notDone: 'backOfficeExchange.notSentAgain' } as const;
const waitingMax = 1000;

/** Dialog with the account's new password, to be copied. The password cannot be shown again. */
function Made({ made, onClose }: { made: MadeOneCAccount | null; onClose: () => void }) {
  const { t } = useWords();
  const copied = (text: string) => <Typography.Text copyable={{ text }}>{text}</Typography.Text>;
  return (
    <Modal
      open={made !== null}
      title={t('backOfficeExchange.passwordOnce')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('backOfficeExchange.done')}
        </Button>
      }
    >
      <Typography.Paragraph>{t('backOfficeExchange.passwordOnceLead')}</Typography.Paragraph>
      {made === null ? null : (
        <Descriptions
          column={1}
          size="small"
          items={[
            { key: 'address', label: t('backOfficeExchange.address'), children: copied(made.address) },
            { key: 'login', label: t('backOfficeExchange.login'), children: copied(made.login) },
            { key: 'password', label: t('backOfficeExchange.password'), children: copied(made.password) },
          ]}
        />
      )}
    </Modal>
  );
}

function Account({ exchange: { account, address } }: { exchange: OneCExchange }) {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const mayManage = useMay()('manage_settings');
  const [made, setMade] = useState<MadeOneCAccount | null>(null);
  const make = useChange(madeWords, () => answerOf(api.makeExchangeAccount({ body: {} })), exchangeTouched, setMade);
  const end = useChange(endedWords, () => answerOf(api.endExchangeAccount({ body: {} })), exchangeTouched);
  const addressItem = {
    key: 'address',
    label: t('backOfficeExchange.address'),
    children: <Typography.Text copyable>{address}</Typography.Text>,
  };
  return (
    <Flex vertical gap={16} align="start">
      {account === null ? <Alert type="info" showIcon title={t('backOfficeExchange.noAccount')} /> : null}
      <Descriptions
        column={1}
        size="small"
        items={
          account === null
            ? [addressItem]
            : [
                addressItem,
                { key: 'login', label: t('backOfficeExchange.login'), children: account.login },
                {
                  key: 'made',
                  label: t('backOfficeExchange.madeBy'),
                  children: t('backOfficeExchange.madeAtBy', { at: dateTime(account.madeAt), by: account.by }),
                },
                {
                  key: 'used',
                  label: t('backOfficeExchange.usedAt'),
                  children: account.usedAt === null ? t('backOfficeExchange.neverUsed') : dateTime(account.usedAt),
                },
              ]
        }
      />
      {mayManage && account === null ? (
        <Button type="primary" loading={make.isPending} onClick={() => make.mutate(undefined)}>
          {t('backOfficeExchange.makeAccount')}
        </Button>
      ) : null}
      {mayManage && account !== null ? (
        <Flex gap={12} wrap>
          <Popconfirm
            title={t('backOfficeExchange.newPasswordQuestion')}
            description={t('backOfficeExchange.newPasswordConsequence')}
            onConfirm={() => make.mutate(undefined)}
          >
            <Button loading={make.isPending}>{t('backOfficeExchange.newPassword')}</Button>
          </Popconfirm>
          <Popconfirm
            title={t('backOfficeExchange.endAccountQuestion')}
            description={t('backOfficeExchange.endAccountConsequence')}
            onConfirm={() => end.mutate(undefined)}
          >
            <Button danger loading={end.isPending}>
              {t('backOfficeExchange.endAccount')}
            </Button>
          </Popconfirm>
        </Flex>
      ) : null}
      <Made made={made} onClose={() => setMade(null)} />
    </Flex>
  );
}

function Orders({ exchange: { waiting } }: { exchange: OneCExchange }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const { notification } = App.useApp();
  const mayManage = useMay()('manage_settings');
  const [since, setSince] = useState('');
  const send = useChange(
    againWords,
    (day: string) => answerOf(api.sendOrdersAgain({ body: { since: day } })),
    exchangeTouched,
    ({ orders }) => notification.info({ title: t('backOfficeExchange.sentAgainCount', { number: count(orders) }) }),
  );
  return (
    <section>
      <Typography.Title level={2} className="text-18">
        {t('backOfficeExchange.orders')}
      </Typography.Title>
      <Typography.Paragraph>
        {t(waiting >= waitingMax ? 'backOfficeExchange.waitingMany' : 'backOfficeExchange.waiting', {
          number: count(waiting),
        })}
      </Typography.Paragraph>
      {mayManage ? (
        <>
          <Typography.Paragraph type="secondary">{t('backOfficeExchange.sendAgainLead')}</Typography.Paragraph>
          <Flex gap={12} wrap align="center">
            <Input
              type="date"
              aria-label={t('backOfficeExchange.since')}
              value={since}
              onChange={({ target }) => setSince(target.value)}
              className="w-180"
            />
            <Button disabled={since === ''} loading={send.isPending} onClick={() => send.mutate(since)}>
              {t('backOfficeExchange.sendAgain')}
            </Button>
          </Flex>
        </>
      ) : null}
    </section>
  );
}

/** Screen with the account that 1C signs in with, and the orders that wait for export to 1C. */
export function AccountPage() {
  const exchange = useExchange();
  return (
    <>
      <ExchangeHead view="account" />
      {exchange.error === null ? null : <CallFailed error={exchange.error} onRetry={() => void exchange.refetch()} />}
      {exchange.error === null && exchange.data === undefined ? <Skeleton active /> : null}
      {exchange.data === undefined || exchange.error !== null ? null : (
        <Flex vertical gap={32}>
          <Account exchange={exchange.data} />
          <Orders exchange={exchange.data} />
        </Flex>
      )}
    </>
  );
}
