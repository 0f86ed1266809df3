import { theme } from 'antd';

const height = 160;
const step = 20;
const barWidth = 14;
const labelled = 4;

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

/** Bar chart; negative values are below the axis. Each bar has a title, and the table below has the same figures. */
export function ReportChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const { token } = theme.useToken();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const scale = (height - labelled) / (most - least);
  const zero = most * scale;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, bars.length) * step} ${height}`}
      preserveAspectRatio="none"
      style={{ width: '100%', height, display: 'block' }}
    >
      <line x1={0} x2={bars.length * step} y1={zero} y2={zero} stroke={token.colorBorder} />
      {bars.map(({ name, value, text }, at) => {
        const size = value === 0 ? 0 : Math.max(1, Math.abs(value) * scale);
        return (
          <rect
            key={name}
            x={at * step + (step - barWidth) / 2}
            y={value < 0 ? zero : zero - size}
            width={barWidth}
            height={size}
            fill={value < 0 ? token.colorError : token.colorPrimary}
          >
            <title>{text}</title>
          </rect>
        );
      })}
    </svg>
  );
}
