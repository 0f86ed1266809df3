import type { OneCRunInFull } from '@farad/contract/office/imports/one-c';
import { Alert, Button, Descriptions, Empty, Flex, Typography } from 'antd';
import { useNavigate, useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { bytesText } from '#ui/call/bytes-text.ts';
import { RowDrawer } from '#ui/page/row-drawer.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { countsText, failureOf, kindText, StateTag } from './run-words.tsx';

const againMs = 2000;

/**
 * Warning that prices were not imported, because their price type is not mapped. It links to the table of price types.
 */
function WaitingPrices({ run }: { run: OneCRunInFull }) {
  const { t, count } = useWords();
  const navigate = useNavigate();
  const waiting = run.counts['prices_waiting'] ?? 0;
  if (waiting === 0) return null;
  const types = run.first.flatMap(({ problem, of, value }) =>
    problem === 'price_type_unused' ? [`${of} (${value})`] : [],
  );
  return (
    <Alert
      type="warning"
      showIcon
      title={t('backOfficeExchange.waitingPrices', { prices: count(waiting) })}
      description={t('backOfficeExchange.waitingPricesLead', { types: types.join(', ') || '—' })}
      action={
        <Button type="primary" onClick={() => void navigate('/exchange/mapping')}>
          {t('backOfficeExchange.toPriceTypes')}
        </Button>
      }
    />
  );
}

function Result({ run }: { run: OneCRunInFull }) {
  const words = useWords();
  const { t, dateTime, locale } = words;
  const failure = failureOf(run, words);
  const items = [
    ['what', kindText(run, words)],
    ['file', run.file || '—'],
    ['state', <StateTag key="state" run={run} words={words} />],
    ['counts', countsText(run, words) || '—'],
    ['when', dateTime(run.createdAt)],
    ['size', bytesText(run.size, locale)],
  ] as const;
  return (
    <Flex vertical gap={16}>
      {failure === '' ? null : (
        <Alert type="error" showIcon title={failure} description={t('backOfficeExchange.nothingTaken')} />
      )}
      <WaitingPrices run={run} />
      <Descriptions
        column={1}
        size="small"
        items={items.map(([key, children]) => ({ key, label: t(`backOfficeExchange.${key}`), children }))}
      />
    </Flex>
  );
}

function Problems({ run: { first, problems } }: { run: OneCRunInFull }) {
  const { t, named, count } = useWords();
  return (
    <>
      {problems > first.length ? (
        <Typography.Paragraph type="secondary">
          {t('backOfficeExchange.firstProblems', { number: count(first.length) })}
        </Typography.Paragraph>
      ) : null}
      <WideTable<OneCRunInFull['first'][number] & { readonly key: number }>
        size="small"
        dataSource={first.map((problem, key) => ({ ...problem, key }))}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeExchange.noProblems')} />,
        }}
        columns={[
          { key: 'line', title: t('backOfficeExchange.line'), align: 'right', render: (_, { line }) => line ?? '' },
          { key: 'of', title: t('backOfficeExchange.of'), dataIndex: 'of' },
          { key: 'value', title: t('backOfficeExchange.value'), dataIndex: 'value' },
          {
            key: 'why',
            title: t('backOfficeExchange.why'),
            render: (_, { problem }) => named(`backOfficeExchange.problem_${problem}`),
          },
        ]}
      />
    </>
  );
}

/** Drawer of one file from 1C: its changes and its rejected rows. */
export function RunDrawer() {
  const words = useWords();
  const { t, count } = words;
  const { runId = '' } = useParams();
  const run = useCall(
    'exchangeRun',
    { runId },
    {
      // Poll until the file is processed.
      refetchInterval: ({ state }) =>
        state.data?.state === 'queued' || state.data?.state === 'running' ? againMs : false,
    },
  );
  const { data } = run;
  const tabs =
    data === undefined
      ? undefined
      : [
          { key: 'result', label: t('backOfficeExchange.tab_result'), content: <Result run={data} /> },
          {
            key: 'problems',
            label: t('backOfficeExchange.tab_problems', { number: count(data.problems) }),
            content: <Problems run={data} />,
          },
        ];
  return (
    <RowDrawer
      list="/exchange"
      title={data === undefined ? t('backOfficeExchange.exchange') : kindText(data, words)}
      tabs={tabs}
      error={run.error}
      onRetry={() => void run.refetch()}
    />
  );
}
