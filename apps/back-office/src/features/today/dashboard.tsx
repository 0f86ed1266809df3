import { reportPeriods, type Dashboard as Figures } from '@farad/contract/office/operation/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Card, Flex, Segmented, Skeleton, Statistic, Typography } from 'antd';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { Explained } from '#ui/page/explained.tsx';
import { FiguresChart } from './figures-chart.tsx';
import { GoodsReport } from './goods-report.tsx';
import { averageOf, changeOf, conversionOf, daysShownMax, groupsOf } from './report-groups.ts';
import { ReportTable } from './report-table.tsx';

const usualPeriod = '30';
const pollEveryMs = 60_000;

interface CardProps {
  readonly title: string;
  readonly text: string;
  /** Explains how the figure is calculated. */
  readonly hint?: string;
  /** Text below the figure. */
  readonly note?: string;
  /**
   * Figures of this and the previous period, for the percentage of change; null = no percentage. `beforeText` = the
   * previous figure as text. Absent = the card shows no comparison.
   */
  readonly both?: readonly [now: number | null, before: number | null, beforeText: string];
}

function FigureCard({ title, text, hint, note, both }: CardProps) {
  const { t } = useWords();
  const [now = null, before = null] = both ?? [];
  const change = now === null || before === null ? null : changeOf(now, before);
  return (
    <Card size="small">
      <Statistic title={hint === undefined ? title : <Explained term={title} text={hint} />} value={text} />
      {both === undefined ? null : (
        <Typography.Text type="secondary">
          {t('backOfficeReports.comparedWith', { before: both[2] })}
          {change === null ? '' : ` (${change > 0 ? '+' : ''}${change} %)`}
        </Typography.Text>
      )}
      {note === undefined ? null : <Typography.Text type="secondary">{note}</Typography.Text>}
    </Card>
  );
}

const orDash = (value: number | null, text: (value: number) => string): string => (value === null ? '—' : text(value));

function Cards({ figures }: { figures: Figures }) {
  const { t, count, money, percent } = useWords();
  const { now, before } = figures;
  const figure = (
    name: 'orders' | 'turnover' | 'paid' | 'shipped' | 'baskets',
    text: (value: number) => string,
    hint?: string,
  ) => (
    <FigureCard
      title={t(`backOfficeReports.figure_${name}`)}
      text={text(now[name])}
      both={[now[name], before[name], text(before[name])]}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  const [average, averageBefore] = [averageOf(now), averageOf(before)];
  const [conversion, conversionBefore] = [conversionOf(now), conversionOf(before)];
  return (
    <div className="office-cards">
      {figure('turnover', money, t('backOfficeReports.turnoverHint'))}
      {figure('paid', money, t('backOfficeReports.paidHint'))}
      {figure('shipped', money, t('backOfficeReports.shippedHint'))}
      {figure('orders', count)}
      <FigureCard
        title={t('backOfficeReports.figure_average')}
        text={orDash(average, money)}
        both={[average ?? 0, averageBefore ?? 0, orDash(averageBefore, money)]}
      />
      {figure('baskets', count, t('backOfficeReports.basketsHint'))}
      <FigureCard
        title={t('backOfficeReports.figure_conversion')}
        text={orDash(conversion, percent)}
        hint={t('backOfficeReports.conversionHint')}
        both={[null, null, orDash(conversionBefore, percent)]}
      />
      <Margins now={now} before={before} />
      <FigureCard
        title={t('backOfficeReports.searchesWithoutResult')}
        text={count(figures.searchesWithoutResult)}
        both={[
          figures.searchesWithoutResult,
          figures.searchesWithoutResultBefore,
          count(figures.searchesWithoutResultBefore),
        ]}
      />
      <Unpaid unpaid={figures.unpaid} />
      <LeftUnpaid left={figures.unpaid.left} />
      <Reorder />
    </div>
  );
}

/** Profit and margin. The API sends them only to staff who may see purchase prices. */
function Margins({ now, before }: Pick<Figures, 'now' | 'before'>) {
  const { t, count, money, percent } = useWords();
  if (now.profit === undefined) return null;
  const [margin, marginBefore] = [now.margin ?? null, before.margin ?? null];
  return (
    <>
      <FigureCard
        title={t('backOfficeReports.figure_profit')}
        text={money(now.profit)}
        hint={t('backOfficeReports.profitHint', { costed: count(now.costed ?? 0) })}
        both={[now.profit, before.profit ?? 0, money(before.profit ?? 0)]}
      />
      <FigureCard
        title={t('backOfficeReports.figure_margin')}
        text={orDash(margin, percent)}
        hint={t('backOfficeReports.profitHint', { costed: count(now.costed ?? 0) })}
        both={[null, null, orDash(marginBefore, percent)]}
      />
    </>
  );
}

/**
 * Tells when the figures were calculated. Figures of today are current; a job calculates the figures of earlier days.
 */
function Age({ countedAt }: Pick<Figures, 'countedAt'>) {
  const { t, dateTime } = useWords();
  return (
    <Typography.Text type="secondary">
      {t('backOfficeReports.todayLive')}{' '}
      {countedAt === null ? '' : t('backOfficeReports.countedAt', { at: dateTime(countedAt) })}
    </Typography.Text>
  );
}

/** Number and sum of the unpaid orders. */
function Unpaid({ unpaid }: Pick<Figures, 'unpaid'>) {
  const { t, count, money } = useWords();
  return (
    <Link to="/orders?payment=unpaid">
      <FigureCard
        title={t('backOfficeReports.unpaid')}
        text={money(unpaid.total)}
        note={t('backOfficeReports.unpaidHint', { orders: count(unpaid.orders) })}
      />
    </Link>
  );
}

/** Number of orders whose goods left the warehouse before payment, and the sums due. */
function LeftUnpaid({ left: { orders, missing, cash } }: { left: Figures['unpaid']['left'] }) {
  const { t, count, money } = useWords();
  if (orders === 0) return null;
  return (
    <Link to="/orders?payment=left_unpaid">
      <FigureCard
        title={t('backOfficeReports.leftUnpaid')}
        text={money(missing)}
        note={t('backOfficeReports.leftUnpaidHint', { orders: count(orders), cash: money(cash) })}
      />
    </Link>
  );
}

/** Buyers whose unpaid orders reserve much stock. */
function Holders({ unpaid }: Pick<Figures, 'unpaid'>) {
  const { t, count, money } = useWords();
  if (unpaid.holders.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('backOfficeReports.holders')}
      description={
        <ul className="flush indent">
          {unpaid.holders.map(({ accountId, orders, total }) => (
            <li key={accountId}>
              <Link to={`/customers/${accountId}`}>
                {t('backOfficeReports.holder', { id: accountId, orders: count(orders), sum: money(total) })}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Number of products that should be reordered, for staff who may see that list. */
function Reorder() {
  const { t, count } = useWords();
  const maySee = useMay()('manage_stock');
  const list = useCall('reorderList', { query: {} }, { enabled: maySee });
  if (!maySee || list.data === undefined) return null;
  const { products, isCut } = list.data;
  const text = isCut ? t('backOfficeReports.more', { count: count(products.length) }) : count(products.length);
  return (
    <Link to="/reorder">
      <FigureCard title={t('backOfficeReports.toReorder')} text={text} />
    </Link>
  );
}

/** Figures of a period, such as orders and revenue, compared with the period before. */
export function Dashboard() {
  const { t, named } = useWords();
  const [search, setSearch] = useSearchParams();
  const requested = search.get('days') ?? usualPeriod;
  const period = reportPeriods.some((days) => String(days) === requested) ? requested : usualPeriod;
  const report = useCall(
    'dashboard',
    { query: { days: period } },
    { refetchInterval: pollEveryMs, placeholderData: keepPreviousData },
  );
  const isByWeek = (report.data?.days.length ?? 0) > daysShownMax;
  const figures = report.data?.days;
  const groups = useMemo(() => (figures === undefined ? [] : groupsOf(figures)), [figures]);
  return (
    <Flex vertical gap={16}>
      <div className="scrolls-x">
        <Segmented<string>
          aria-label={t('backOfficeReports.period')}
          value={period}
          onChange={(days) => setSearch(days === usualPeriod ? {} : { days })}
          options={reportPeriods.map((days) => ({
            value: String(days),
            label: named(`backOfficeReports.period_${days}`),
          }))}
        />
      </div>
      {report.error !== null ? (
        <CallFailed error={report.error} onRetry={() => void report.refetch()} />
      ) : report.data === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <>
          <Holders unpaid={report.data.unpaid} />
          <Cards figures={report.data} />
          <Age countedAt={report.data.countedAt} />
          <Card size="small">
            <FiguresChart groups={groups} now={report.data.now} isByWeek={isByWeek} />
          </Card>
          <ReportTable groups={groups} isByWeek={isByWeek} period={period} />
          <GoodsReport period={period} />
        </>
      )}
    </Flex>
  );
}
