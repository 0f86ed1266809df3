import type { StaffOrder, WireFigures } from '@farad/contract/office/orders/orders';
import { Timeline, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';

type Change = StaffOrder['changes'][number];

/** Returns the differences between two states of an order as texts, such as `Сумма: 100 ₽ → 120 ₽`. */
function differencesOf({ before, after }: Change, { t, named, money, count }: Words): readonly string[] {
  const pieces = (figures: WireFigures, mpn: string): string => {
    const line = figures.lines.find((each) => each.mpn === mpn);
    return line === undefined ? '—' : `${count(line.qty)}, ${money(line.total)}`;
  };
  const mpns = [...new Set([...before.lines, ...after.lines].map(({ mpn }) => mpn))];
  const rows: readonly (readonly [string, string, string])[] = [
    ...mpns.map((mpn) => [mpn, pieces(before, mpn), pieces(after, mpn)] as const),
    [
      t('backOfficeOrdering.delivery'),
      `${named(`backOfficeOrders.delivery_${before.delivery}`)}, ${money(before.cargo)}`,
      `${named(`backOfficeOrders.delivery_${after.delivery}`)}, ${money(after.cargo)}`,
    ],
    [
      t('backOfficeOrdering.payment'),
      named(`backOfficeOrders.payment_${before.payment}`),
      named(`backOfficeOrders.payment_${after.payment}`),
    ],
    [t('backOfficeOrdering.total'), money(before.total), money(after.total)],
  ];
  return rows.filter(([, was, is]) => was !== is).map(([title, was, is]) => `${title}: ${was} → ${is}`);
}

/** History of what staff changed in the order's lines, delivery and payment: who, when, before and after. */
export function OrderChanges({ changes }: { changes: StaffOrder['changes'] }) {
  const words = useWords();
  const { t, dateTime } = words;
  return (
    <Timeline
      items={changes.map((change, index) => ({
        key: `${change.at} ${index}`,
        content: (
          <>
            <Typography.Text strong>{t(`backOfficeOrdering.change_${change.kind}`)}</Typography.Text>
            <br />
            <Typography.Text type="secondary">
              {dateTime(change.at)} · {change.by}
            </Typography.Text>
            {change.after.number === '' ? null : (
              <div>
                <Link to={`/orders/${change.after.number}`}>
                  {t('backOfficeOrdering.newPart', { number: change.after.number })}
                </Link>
              </div>
            )}
            {differencesOf(change, words).map((text) => (
              <div key={text} className="office-number">
                {text}
              </div>
            ))}
            {change.reason === '' ? null : <div>{t('backOfficeStaff.reasonIs', { reason: change.reason })}</div>}
          </>
        ),
      }))}
    />
  );
}
