import type { ReportFigures } from '@farad/contract/office/operation/reports';
import { Empty, Flex, Segmented } from 'antd';
import { useMemo, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { ReportChart } from './report-chart.tsx';
import { conversionOf, lastKnown, marginOf, type ReportGroup } from './report-groups.ts';

/** Figures of a day, a week or the whole period. */
type Figures = Omit<ReportGroup, 'day'>;

/** Figure → its value in a day, a week or the whole period; null = there is none. */
const figureOf = {
  turnover: ({ turnover }) => turnover,
  paid: ({ paid }) => paid,
  shipped: ({ shipped }) => shipped,
  profit: ({ profit }) => profit ?? null,
  margin: marginOf,
  orders: ({ orders }) => orders,
  conversion: conversionOf,
  baskets: ({ baskets }) => baskets,
  stockAtPrice: ({ stockAtPrice }) => stockAtPrice,
  stockCost: ({ stockCost }) => stockCost ?? null,
} as const satisfies Readonly<Record<string, (figures: Figures) => number | null>>;

type Figure = keyof typeof figureOf;

interface FiguresChart {
  readonly figures: readonly Figure[];
  /** Figures that are added for staff who may see costs. */
  readonly costs?: readonly Figure[];
  readonly unit: 'money' | 'count' | 'percent';
  readonly form: 'bars' | 'lines';
  /** True = the chart is only for staff who may see costs. */
  readonly ofCosts?: true;
}

const charts = {
  revenue: { figures: ['turnover', 'paid', 'shipped'], unit: 'money', form: 'lines' },
  profit: { figures: ['profit'], unit: 'money', form: 'bars', ofCosts: true },
  margin: { figures: ['margin'], unit: 'percent', form: 'lines', ofCosts: true },
  orders: { figures: ['orders'], unit: 'count', form: 'bars' },
  conversion: { figures: ['conversion'], unit: 'percent', form: 'lines' },
  baskets: { figures: ['baskets'], unit: 'count', form: 'bars' },
  stock: { figures: ['stockAtPrice'], costs: ['stockCost'], unit: 'money', form: 'lines' },
} as const satisfies Readonly<Record<string, FiguresChart>>;

type ChartName = keyof typeof charts;

const chartNames = Object.keys(charts) as readonly ChartName[];

/** Returns a day without its year: `21 нояб.`. */
const shortDay = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));

interface FiguresChartProps {
  readonly groups: readonly ReportGroup[];
  readonly now: ReportFigures;
  readonly isByWeek: boolean;
}

/** Chart of the period, with a choice of what it shows. */
export function FiguresChart({ groups, now, isByWeek }: FiguresChartProps) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState<ChartName>('revenue');
  const seesCosts = now.profit !== undefined;
  const names = chartNames.filter((name) => seesCosts || !('ofCosts' in charts[name]));
  // Keep the same object until the figures change, because a new object redraws the chart.
  const drawn = useMemo(() => {
    const { figures: forAll, costs = [], unit, form }: FiguresChart = charts[chosen];
    const figures = seesCosts ? [...forAll, ...costs] : forAll;
    const whole: Figures = {
      ...now,
      stockAtPrice: lastKnown(groups, 'stockAtPrice'),
      stockCost: lastKnown(groups, 'stockCost'),
    };
    const valueText = words[unit];
    const text = (value: number | null): string => (value === null ? '—' : valueText(value));
    return {
      form,
      label: figures
        .map((figure) =>
          words.t(isByWeek ? 'backOfficeReports.chartWeeks' : 'backOfficeReports.chart', {
            figure: words.t(`backOfficeReports.figure_${figure}`),
            sum: text(figureOf[figure](whole)),
          }),
        )
        .join('. '),
      moments: groups.map(({ day }) => ({ short: shortDay(words.locale, day), whole: words.date(day) })),
      series: figures.map((figure) => ({
        name: words.t(`backOfficeReports.figure_${figure}`),
        values: groups.map(figureOf[figure]),
      })),
      valueText,
    };
  }, [chosen, groups, now, isByWeek, seesCosts, words]);
  return (
    <Flex vertical gap={12}>
      <div className="scrolls-x">
        <Segmented<ChartName>
          aria-label={t('backOfficeReports.whatChart')}
          value={chosen}
          onChange={setChosen}
          options={names.map((value) => ({ value, label: t(`backOfficeReports.chart_${value}`) }))}
        />
      </div>
      {drawn.series.every(({ values }) => values.every((value) => (value ?? 0) === 0)) ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeReports.nothingYet')} />
      ) : (
        <ReportChart {...drawn} />
      )}
    </Flex>
  );
}
