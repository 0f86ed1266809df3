import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  Tooltip,
);

/** Form of a chart: bars or lines over time, or lying bars of a ranking. */
type ChartForm = 'bars' | 'lines' | 'ranking';

/** One figure of each moment, or of each row of a ranking. null = there is none. */
interface ReportSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

interface ReportChartProps {
  readonly form: ChartForm;
  /** Text that a screen reader says instead of the chart. The table below has the same figures. */
  readonly label: string;
  /** Days, weeks or rows: `short` labels the axis, `whole` stands beside the value under the pointer. */
  readonly moments: readonly { readonly short: string; readonly whole: string }[];
  readonly series: readonly ReportSeries[];
  readonly valueText: (value: number) => string;
}

/** Maximum number of rows in a low chart. */
const shortRowsMax = 3;

type Token = ReturnType<typeof theme.useToken>['token'];

const textStyle = (token: Token) => ({ color: token.colorTextDescription, font: { family: token.fontFamily } });

function scalesOf({ form, valueText }: Pick<ReportChartProps, 'form' | 'valueText'>, token: Token) {
  const text = textStyle(token);
  const named = {
    grid: { display: false },
    border: { color: token.colorBorder },
    ticks: { ...text, maxRotation: 0, autoSkip: form !== 'ranking' },
  };
  const counted = {
    beginAtZero: true,
    grid: { color: token.colorBorderSecondary },
    border: { display: false },
    ticks: {
      ...text,
      maxRotation: 0,
      maxTicksLimit: 6,
      callback: (value: number | string) => valueText(Number(value)),
    },
  };
  return form === 'ranking' ? { x: counted, y: named } : { x: named, y: counted };
}

function configOf({ form, moments, series, valueText }: Omit<ReportChartProps, 'label'>, token: Token) {
  const colours = [token.colorPrimary, token.colorInfo, token.colorSuccess];
  const isSingle = series.length === 1;
  const isLine = form === 'lines';
  return {
    type: isLine ? 'line' : 'bar',
    data: {
      labels: moments.map(({ short }) => short),
      datasets: series.map(({ name, values }, at) => {
        const colour = colours[at % colours.length] ?? token.colorPrimary;
        return {
          label: name,
          data: [...values],
          backgroundColor: isLine ? colour : values.map((value) => ((value ?? 0) < 0 ? token.colorError : colour)),
          borderColor: colour,
          borderWidth: isLine ? 2 : 0,
          maxBarThickness: form === 'ranking' ? 16 : 48,
          // Each series has its own form of points, so that series with equal values can be told apart.
          pointStyle: (['circle', 'rect', 'triangle'] as const)[at % 3],
          pointRadius: moments.length > 40 ? 0 : 3,
          pointHitRadius: 12,
          tension: 0,
          spanGaps: true,
        };
      }),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      indexAxis: form === 'ranking' ? 'y' : 'x',
      animation: token.motion ? { duration: 200 } : false,
      interaction: { mode: 'index', axis: form === 'ranking' ? 'y' : 'x', intersect: false },
      scales: scalesOf({ form, valueText }, token),
      plugins: {
        legend: {
          display: !isSingle,
          position: 'bottom',
          labels: { ...textStyle(token), usePointStyle: true, boxWidth: 8, boxHeight: 8 },
        },
        tooltip: {
          callbacks: {
            title: (items) => moments[items[0]?.dataIndex ?? 0]?.whole ?? '',
            label: ({ dataset, raw }) => `${dataset.label ?? ''}: ${raw === null ? '—' : valueText(Number(raw))}`,
          },
        },
      },
    },
  } satisfies ChartConfiguration<'bar' | 'line', (number | null)[]>;
}

/** Chart of one figure or of several, with the value under the pointer. */
export function ReportChart({ form, label, moments, series, valueText }: ReportChartProps) {
  const { token } = theme.useToken();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const config = configOf({ form, moments, series, valueText }, token);
    const chart = new Chart<'bar' | 'line', (number | null)[]>(canvas.current, config);
    return () => chart.destroy();
  }, [form, moments, series, valueText, token]);
  const height = moments.length > shortRowsMax ? 'office-chart-ranking' : 'office-chart-short';
  return (
    <div className={form === 'ranking' ? `office-chart ${height}` : 'office-chart'}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
