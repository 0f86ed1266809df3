import { DownloadOutlined } from '@ant-design/icons';
import { Button, Collapse, Flex } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { toCsv } from '#ui/table/csv.ts';
import { saveFile } from '#ui/call/save-file.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { averageOf, conversionOf, marginOf, type ReportGroup } from './report-groups.ts';

interface Figure {
  readonly key: string;
  readonly title: string;
  readonly value: (group: ReportGroup) => number | null;
  readonly show: (value: number) => string;
}

type Simple = 'orders' | 'cancelled' | 'turnover' | 'paid' | 'shipped' | 'baskets';

function figuresOf(words: Words, hasProfit: boolean): readonly Figure[] {
  const { t, count, money, percent } = words;
  const figure = (key: Simple, show: (value: number) => string): Figure => ({
    key,
    title: t(`backOfficeReports.figure_${key}`),
    show,
    value: (group) => group[key],
  });
  return [
    figure('orders', count),
    figure('cancelled', count),
    figure('turnover', money),
    figure('paid', money),
    figure('shipped', money),
    { key: 'average', title: t('backOfficeReports.figure_average'), value: averageOf, show: money },
    figure('baskets', count),
    {
      key: 'conversion',
      title: t('backOfficeReports.figure_conversion'),
      value: conversionOf,
      show: percent,
    },
    ...(hasProfit
      ? [
          {
            key: 'profit',
            title: t('backOfficeReports.figure_profit'),
            show: money,
            value: (group: ReportGroup) => group.profit ?? null,
          },
          { key: 'margin', title: t('backOfficeReports.figure_margin'), show: percent, value: marginOf },
        ]
      : []),
  ];
}

interface ReportTableProps {
  readonly groups: readonly ReportGroup[];
  readonly isByWeek: boolean;
  readonly period: string;
}

/** Table with the figures of the chart, which can also be downloaded. */
export function ReportTable({ groups, isByWeek, period }: ReportTableProps) {
  const words = useWords();
  const { t, date } = words;
  const figures = figuresOf(words, groups[0]?.profit !== undefined);
  const dayTitle = t(isByWeek ? 'backOfficeReports.week' : 'backOfficeReports.day');
  const save = (): void => {
    const lines = groups.map((group) => [group.day, ...figures.map(({ value }) => value(group))]);
    saveFile(`report-${period}.csv`, 'text/csv', toCsv([dayTitle, ...figures.map(({ title }) => title)], lines, words));
  };
  return (
    <Flex vertical gap={8} align="start">
      <Collapse
        className="w-full"
        items={[
          {
            key: 'table',
            label: t('backOfficeReports.table'),
            children: (
              <WideTable<ReportGroup>
                size="small"
                rowKey="day"
                dataSource={groups.toReversed()}
                pagination={false}
                scroll={{ y: 420 }}
                columns={[
                  { key: 'day', title: dayTitle, render: (_, group) => date(group.day) },
                  ...figures.map(({ key, title, value, show }) => ({
                    key,
                    title,
                    align: 'right' as const,
                    render: (_: unknown, group: ReportGroup) => {
                      const figure = value(group);
                      return <span className="office-number">{figure === null ? '—' : show(figure)}</span>;
                    },
                  })),
                ]}
              />
            ),
          },
        ]}
      />
      <Button size="small" icon={<DownloadOutlined />} onClick={save}>
        {t('backOffice.export')}
      </Button>
    </Flex>
  );
}
