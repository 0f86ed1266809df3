import type { OpeningChecks } from '@farad/contract/office/operation/opening';
import { findingText } from '@farad/wording/opening-words';
import { Button, Card, Flex, Progress, Skeleton, Table, Tag, Typography } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';
import { placeToMend } from './place-to-mend.ts';

type Line = OpeningChecks['lines'][number];

const checking = { done: 'backOfficeOpening.checked', notDone: 'backOfficeOpening.notChecked' } as const;

const colours = { passed: 'success', warning: 'warning', fault: 'error' } as const;

const worstOf = ({ findings }: Line): keyof typeof colours =>
  findings.some(({ kind }) => kind === 'fault') ? 'fault' : (findings[0]?.kind ?? 'passed');

function Findings({ line }: { line: Line }) {
  const { t } = useWords();
  const place = placeToMend(line);
  return (
    <Flex vertical gap={4} align="start">
      {line.findings.map((finding) => (
        <span key={JSON.stringify(finding)}>{findingText(t, finding)}</span>
      ))}
      {line.findings.length === 0 || place === undefined ? null : <Link to={place}>{t('backOfficeOpening.mend')}</Link>}
    </Flex>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t, named } = useWords();
  return (
    <Table<Line>
      size="small"
      rowKey="check"
      dataSource={lines}
      pagination={false}
      showHeader={false}
      columns={[
        {
          key: 'check',
          width: 160,
          render: (_, line) => (
            <Flex vertical gap={4} align="start">
              <Typography.Text strong>{named(`opening.check_${line.check}`)}</Typography.Text>
              <Flex wrap gap={4}>
                <Tag color={colours[worstOf(line)]}>{t(`backOfficeOpening.${worstOf(line)}`)}</Tag>
                {line.by === null ? null : <Tag>{t(`opening.${line.by}`)}</Tag>}
              </Flex>
            </Flex>
          ),
        },
        { key: 'findings', render: (_, line) => <Findings line={line} /> },
      ]}
    />
  );
}

function Summary({ checks: { checkedAt, lines } }: { checks: OpeningChecks }) {
  const { t, dateTime } = useWords();
  if (checkedAt === null) return t('backOfficeOpening.never');
  const count = lines.filter((line) => worstOf(line) === 'fault').length;
  const result = count === 0 ? t('backOfficeOpening.ready') : t('backOfficeOpening.faults', { count });
  return `${result} ${t('backOfficeOpening.checkedAt', { at: dateTime(checkedAt) })}`;
}

/**
 * List of the problems that prevent opening the shop. The checks run only on a click, because they call external
 * services.
 */
export function CheckList() {
  const { t } = useWords();
  const { api } = useOffice();
  const last = useCall('openingChecks');
  const run = useChange(checking, () => answerOf(api.runOpeningChecks({ body: {} })), ['openingChecks']);
  if (last.error !== null) return <CallFailed error={last.error} onRetry={() => void last.refetch()} />;
  const { data } = last;
  return (
    <Card
      size="small"
      title={t('backOfficeOpening.list')}
      extra={
        <Button loading={run.isPending} onClick={() => run.mutate(undefined)}>
          {t(data?.checkedAt ? 'backOfficeOpening.again' : 'backOfficeOpening.check')}
        </Button>
      }
    >
      {data === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <Flex vertical gap={12}>
          {run.isPending ? (
            <div role="status">
              {t('backOfficeOpening.checking')}
              <Progress percent={100} status="active" showInfo={false} aria-label={t('backOfficeOpening.list')} />
            </div>
          ) : (
            <Typography.Text type="secondary">
              <Summary checks={data} />
            </Typography.Text>
          )}
          {data.lines.length === 0 ? null : <Lines lines={data.lines} />}
        </Flex>
      )}
    </Card>
  );
}
