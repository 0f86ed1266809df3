import type { BankEntry, StatementReport } from '@farad/contract/office/payments/bank';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';

type Outcome = BankEntry['outcome'] | StatementReport['entries'][number]['outcome'];

const colours = {
  exact: 'success',
  partial: 'processing',
  over: 'warning',
  ambiguous: 'warning',
  unknown: 'warning',
  by_hand: 'success',
  set_aside: 'default',
  known: 'default',
  outgoing: 'default',
  refund_paid: 'success',
  refund_differs: 'warning',
} as const satisfies Record<Outcome, string>;

/** Tag that tells what happened to a payment, followed by its order, or by the orders that it may belong to. */
export function OutcomeTag({
  entry,
}: {
  entry: { readonly outcome: Outcome; readonly orderNumber: string | null; readonly candidates: readonly string[] };
}) {
  const { t, named } = useWords();
  const { outcome, orderNumber, candidates } = entry;
  return (
    <>
      <Tag color={colours[outcome]}>{named(`backOfficeBank.outcome_${outcome}`)}</Tag>
      {orderNumber === null ? null : <span className="office-number">{orderNumber}</span>}
      {orderNumber === null && candidates.length > 0 ? (
        <span>{t('backOfficeBank.couldBe', { orders: candidates.join(', ') })}</span>
      ) : null}
    </>
  );
}
