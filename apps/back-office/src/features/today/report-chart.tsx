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

/** One figure over the period. */
export interface ReportSeries {
  readonly name: string;
  readonly values: readonly number[];
}

interface ReportChartProps {
  /** Text that a screen reader says instead of the chart. The table below has the same figures. */
  readonly label: string;
  /** Days or weeks of the chart: `short` labels the axis, `whole` stands beside the value under the pointer. */
  readonly moments: readonly { readonly short: string; readonly whole: string }[];
  readonly series: readonly ReportSeries[];
  readonly valueText: (value: number) => string;
}

type Token = ReturnType<typeof theme.useToken>['token'];

function configOf({ moments, series, valueText }: Omit<ReportChartProps, 'label'>, token: Token) {
  const colours = [token.colorPrimary, token.colorInfo, token.colorSuccess];
  const text = { color: token.colorTextDescription, font: { family: token.fontFamily } };
  const isSingle = series.length === 1;
  return {
    type: isSingle ? 'bar' : 'line',
    data: {
      labels: moments.map(({ short }) => short),
      datasets: series.map(({ name, values }, at) => {
        const colour = colours[at % colours.length] ?? token.colorPrimary;
        return {
          label: name,
          data: [...values],
          backgroundColor: isSingle ? values.map((value) => (value < 0 ? token.colorError : colour)) : colour,
          borderColor: colour,
          borderWidth: isSingle ? 0 : 2,
          // Each series has its own form of points, so that series with equal values can be told apart.
          pointStyle: (['circle', 'rect', 'triangle'] as const)[at % 3],
          pointRadius: moments.length > 40 ? 0 : 3,
          pointHitRadius: 12,
          tension: 0,
        };
      }),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: token.motion ? { duration: 200 } : false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { grid: { display: false }, border: { color: token.colorBorder }, ticks: { ...text, maxRotation: 0 } },
        y: {
          beginAtZero: true,
          grid: { color: token.colorBorderSecondary },
          border: { display: false },
          ticks: { ...text, maxTicksLimit: 6, callback: (value) => valueText(Number(value)) },
        },
      },
      plugins: {
        legend: {
          display: !isSingle,
          position: 'bottom',
          labels: { ...text, usePointStyle: true, boxWidth: 8, boxHeight: 8 },
        },
        tooltip: {
          callbacks: {
            title: (items) => moments[items[0]?.dataIndex ?? 0]?.whole ?? '',
            label: ({ dataset, raw }) => `${dataset.label ?? ''}: ${valueText(Number(raw))}`,
          },
        },
      },
    },
  } satisfies ChartConfiguration<'bar' | 'line', number[]>;
}

/** Chart of one figure as bars, or of several as lines, with the value under the pointer. */
export function ReportChart({ label, moments, series, valueText }: ReportChartProps) {
  const { token } = theme.useToken();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const chart = new Chart<'bar' | 'line', number[]>(canvas.current, configOf({ moments, series, valueText }, token));
    return () => chart.destroy();
  }, [moments, series, valueText, token]);
  return (
    <div className="office-chart">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
