import type { OrderFigures } from '@farad/contract/back-office-orders';
import { theme } from 'antd';

import { useWords } from '../../i18n/words.tsx';

const height = 120;
const step = 20;
const barWidth = 14;

/** Sums by day as bars; each says its day and figures. The same is told in a table below. */
export function DayBars({ days, label }: { days: OrderFigures['days']; label: string }) {
  const { t, money, date, count } = useWords();
  const { token } = theme.useToken();
  const most = Math.max(1, ...days.map(({ total }) => total));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      style={{ width: '100%', height }}
    >
      {days.map(({ day, total, orders }, at) => {
        const bar = (total / most) * (height - 4);
        return (
          <rect
            key={day}
            x={at * step}
            y={height - Math.max(1, bar)}
            width={barWidth}
            height={Math.max(1, bar)}
            fill={token.colorPrimary}
          >
            <title>
              {t('backOfficeOrders.dayFigures', { day: date(day), orders: count(orders), sum: money(total) })}
            </title>
          </rect>
        );
      })}
    </svg>
  );
}
