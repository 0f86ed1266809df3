import type { DashboardGoods } from '@farad/contract/office/operation/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { Card, Empty, Flex, Skeleton, Statistic, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { RankingChart } from './ranking-chart.tsx';

type SoldPart = DashboardGoods['parts'][number];
type Supplier = NonNullable<DashboardGoods['suppliers']>[number];

const pollEveryMs = 300_000;

/** Column of figures. `text` null = the figure is not known. */
const numberColumn = <Row,>(key: string, title: string, text: (row: Row) => string | null) => ({
  key,
  title,
  align: 'right' as const,
  render: (_: unknown, row: Row) => <span className="office-number">{text(row) ?? '—'}</span>,
});

/** Column with the profit, if the person may see costs. */
const profitColumns = <Row extends { readonly profit?: number | null | undefined }>(
  rows: readonly Row[],
  { t, money }: Words,
) =>
  rows[0]?.profit === undefined
    ? []
    : [
        numberColumn('profit', t('backOfficeReports.figure_profit'), ({ profit }: Row) =>
          typeof profit === 'number' ? money(profit) : null,
        ),
      ];

function BestParts({ parts }: Pick<DashboardGoods, 'parts'>) {
  const words = useWords();
  const { t, count, money } = words;
  const mayOpen = useMay()('manage_catalogue');
  if (parts.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeReports.nothingYet')} />;
  }
  return (
    <WideTable<SoldPart>
      size="small"
      rowKey="productId"
      dataSource={parts}
      pagination={false}
      columns={[
        {
          key: 'part',
          title: t('backOfficeReports.part'),
          render: (_, { productId, mpn, brand }) => (
            <>
              {mayOpen ? <Link to={`/products/${productId}`}>{mpn}</Link> : mpn}{' '}
              <Typography.Text type="secondary">{brand}</Typography.Text>
            </>
          ),
        },
        numberColumn('sum', t('backOfficeReports.sold'), ({ sum }: SoldPart) => money(sum)),
        ...profitColumns(parts, words),
        numberColumn('pieces', t('backOfficeReports.pieces'), ({ pieces }: SoldPart) => count(pieces)),
        numberColumn('orders', t('backOfficeReports.figure_orders'), ({ orders }: SoldPart) => count(orders)),
      ]}
    />
  );
}

function Suppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  const words = useWords();
  const { t, count, money } = words;
  return (
    <WideTable<Supplier>
      size="small"
      rowKey="name"
      dataSource={suppliers}
      pagination={false}
      columns={[
        {
          key: 'name',
          title: t('backOfficeReports.supplier'),
          render: (_, { name }) => (name === '' ? t('backOfficeReports.noSupplier') : name),
        },
        numberColumn('sum', t('backOfficeReports.sold'), ({ sum }: Supplier) => money(sum)),
        ...profitColumns(suppliers, words),
        numberColumn('parts', t('backOfficeReports.partsInStock'), ({ stock }: Supplier) =>
          stock === null ? null : count(stock.parts),
        ),
        numberColumn('cost', t('backOfficeReports.figure_stockCost'), ({ stock }: Supplier) =>
          stock?.cost === undefined ? null : money(stock.cost),
        ),
      ]}
    />
  );
}

/** Value of the stock at the shop's prices and, for staff who may see it, at cost. */
function StockValue({ stock }: Pick<DashboardGoods, 'stock'>) {
  const { t, count, money, percent, dateTime } = useWords();
  if (stock === null)
    return <Typography.Text type="secondary">{t('backOfficeReports.stockNotCounted')}</Typography.Text>;
  const known = { costed: typeof stock.costed === 'number' ? percent(stock.costed) : '—' };
  return (
    <Flex vertical gap={8}>
      <div className="office-cards">
        {stock.cost === undefined ? null : (
          <Card size="small">
            <Statistic title={t('backOfficeReports.figure_stockCost')} value={money(stock.cost)} />
          </Card>
        )}
        <Card size="small">
          <Statistic title={t('backOfficeReports.figure_stockAtPrice')} value={money(stock.atPrice)} />
        </Card>
        <Card size="small">
          <Statistic title={t('backOfficeReports.partsInStock')} value={count(stock.parts)} />
        </Card>
        <Card size="small">
          <Statistic title={t('backOfficeReports.piecesInStock')} value={count(stock.pieces)} />
        </Card>
      </div>
      <Typography.Text type="secondary">
        {stock.cost === undefined ? '' : `${t('backOfficeReports.stockCostHint', known)} `}
        {t('backOfficeReports.stockCountedAt', { at: dateTime(stock.countedAt) })}
      </Typography.Text>
    </Flex>
  );
}

/** Report of the best-selling parts and suppliers of the period, and of the value of the stock. */
export function GoodsReport({ period }: { period: string }) {
  const { t } = useWords();
  const goods = useCall(
    'dashboardGoods',
    { query: { days: period } },
    { refetchInterval: pollEveryMs, placeholderData: keepPreviousData },
  );
  if (goods.error !== null) return <CallFailed error={goods.error} onRetry={() => void goods.refetch()} />;
  if (goods.data === undefined) return <Skeleton active paragraph={{ rows: 4 }} />;
  const { parts, suppliers = [], stock } = goods.data;
  return (
    <>
      <Card size="small" title={t('backOfficeReports.bestParts')}>
        <Flex vertical gap={12}>
          <RankingChart
            rows={parts.map(({ mpn, brand }) => ({ short: mpn, whole: `${mpn} · ${brand}` }))}
            series={[{ name: t('backOfficeReports.sold'), values: parts.map(({ sum }) => sum) }]}
          />
          <BestParts parts={parts} />
        </Flex>
      </Card>
      {suppliers.length === 0 ? null : (
        <Card size="small" title={t('backOfficeReports.suppliers')}>
          <Flex vertical gap={12}>
            <RankingChart
              rows={suppliers.map(({ name }) => {
                const shown = name === '' ? t('backOfficeReports.noSupplier') : name;
                return { short: shown, whole: shown };
              })}
              series={[
                { name: t('backOfficeReports.sold'), values: suppliers.map(({ sum }) => sum) },
                {
                  name: t('backOfficeReports.figure_stockCost'),
                  values: suppliers.map(({ stock: own }) => own?.cost ?? null),
                },
              ]}
            />
            <Suppliers suppliers={suppliers} />
          </Flex>
        </Card>
      )}
      <Card size="small" title={t('backOfficeReports.stockValue')}>
        <StockValue stock={stock} />
      </Card>
    </>
  );
}
