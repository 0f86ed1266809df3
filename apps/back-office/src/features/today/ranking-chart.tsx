import { useMemo } from 'react';

import { useWords } from '#i18n/words.tsx';
import { ReportChart } from './report-chart.tsx';

/** Longest name beside a bar, in characters. A phone has room for no more. */
const nameMax = 18;

const shortened = (name: string): string => (name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name);

interface RankingChartProps {
  readonly rows: readonly { readonly short: string; readonly whole: string }[];
  /** Sums in roubles, in the order of the rows; null = not known. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Lying bars that compare sums, such as those of the best-selling parts. Not shown without a sum. */
export function RankingChart({ rows, series }: RankingChartProps) {
  const { t, money } = useWords();
  // Answers that are equal give an equal text, so the chart is drawn again only for new figures.
  const figures = JSON.stringify({ rows, series });
  const drawn = useMemo(() => {
    const { rows: named, series: counted } = JSON.parse(figures) as RankingChartProps;
    return {
      form: 'ranking' as const,
      label: counted
        .map(({ name, values }) =>
          t('backOfficeReports.chartRanking', {
            figure: name,
            rows: named.map(({ whole }, at) => `${whole} ${money(values[at] ?? 0)}`).join('; '),
          }),
        )
        .join('. '),
      moments: named.map(({ short, whole }) => ({ short: shortened(short), whole })),
      series: counted,
      valueText: money,
    };
  }, [figures, t, money]);
  if (series.every(({ values }) => values.every((value) => (value ?? 0) === 0))) return null;
  return <ReportChart {...drawn} />;
}
