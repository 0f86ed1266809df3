import type { BonusRulesVersion } from '@farad/contract/office/prices/promotions';
import { Button, Empty, Flex, Popconfirm, Skeleton, Tag, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { BonusForm } from './bonus-form.tsx';
import { bonusWords, touchedByBonuses } from './bonus-words.ts';

const colours = { past: 'default', now: 'success', coming: 'processing' } as const;

function CallOff({ id }: { id: string }) {
  const { t } = useWords();
  const { api } = useOffice();
  const callOff = useChange(
    bonusWords,
    () => answerOf(api.callOffBonusRules({ rulesId: id, body: {} })),
    touchedByBonuses,
  );
  return (
    <Popconfirm title={t('backOfficePrices.callOffQuestion')} onConfirm={() => callOff.mutate(undefined)}>
      <Button size="small" loading={callOff.isPending}>
        {t('backOfficePrices.callOff')}
      </Button>
    </Popconfirm>
  );
}

function Versions({ versions }: { versions: readonly BonusRulesVersion[] }) {
  const { t, named, count, money, dateTime } = useWords();
  const figure = (key: string, title: string, text: (rules: BonusRulesVersion['rules']) => string) => ({
    key,
    title,
    align: 'right' as const,
    render: (_: unknown, { rules }: BonusRulesVersion) => <span className="office-number">{text(rules)}</span>,
  });
  return (
    <WideTable<BonusRulesVersion>
      size="small"
      rowKey="id"
      dataSource={versions}
      pagination={false}
      title={() => t('backOfficePrices.versions')}
      locale={{
        emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficePrices.versionsNone')} />,
      }}
      columns={[
        {
          key: 'since',
          title: t('backOfficePrices.since'),
          render: (_, { since }) => (since.startsWith('1970') ? t('backOfficePrices.alwaysSince') : dateTime(since)),
        },
        {
          key: 'state',
          title: t('backOfficePrices.state'),
          render: (_, { state }) => <Tag color={colours[state]}>{named(`backOfficePrices.version_${state}`)}</Tag>,
        },
        figure('percent', t('backOfficePrices.cashbackPercent'), (rules) => count(rules.cashbackPercent)),
        figure('least', t('backOfficePrices.leastPaid'), (rules) => money(rules.leastPaid)),
        figure('share', t('backOfficePrices.sharePercentMax'), (rules) => count(rules.sharePercentMax)),
        figure('life', t('backOfficePrices.lifeDays'), (rules) =>
          rules.lifeDays === null ? t('backOfficePrices.forEver') : count(rules.lifeDays),
        ),
        figure('exceptions', t('backOfficePrices.exceptions'), (rules) => count(rules.exceptions.length)),
        { key: 'by', title: t('backOfficePrices.by'), render: (_, { by }) => by || '—' },
        {
          key: 'callOff',
          title: t('backOffice.actions'),
          render: (_, { id, state }) => (state === 'coming' ? <CallOff id={id} /> : null),
        },
      ]}
    />
  );
}

/** Screen of the bonus rules, with the history of versions. */
export function BonusesPage() {
  const { t } = useWords();
  const rules = useCall('bonusRules');
  if (rules.error !== null) return <CallFailed error={rules.error} onRetry={() => void rules.refetch()} />;
  if (rules.data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <PageHead title={t('backOfficePrices.cashback')} />
      <Typography.Paragraph type="secondary">{t('backOfficePrices.bonusHint')}</Typography.Paragraph>
      <Flex vertical gap={16}>
        <BonusForm key={JSON.stringify(rules.data.now)} known={rules.data} />
        <Versions versions={rules.data.versions} />
      </Flex>
    </>
  );
}
