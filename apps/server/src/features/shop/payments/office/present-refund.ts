import type { BankRefund, StaffOrderPayments, WirePayee } from '@farad/contract/office/payments/payments';
import { companyQueries } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import type { PaymentLineRow } from '@farad/database/payments/payment.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { toRoubles } from '@farad/domain/money';
import { moneySource, waysBack } from '@farad/domain/payment';

import { officeLines } from './office-lines.ts';
import { officeMoney } from './office-refunds.ts';

type ShownRefund = Omit<BankRefund, 'order'>;
type Office = StaffOrderPayments['office'];

const payeeOf = ({ payee }: RefundRow): WirePayee | null =>
  payee?.account === undefined
    ? null
    : {
        name: payee.name ?? '',
        inn: payee.inn ?? '',
        kpp: payee.kpp ?? '',
        bankName: payee.bankName ?? '',
        bik: payee.bik ?? '',
        account: payee.account,
        correspondentAccount: payee.correspondentAccount ?? '',
      };

const paperOf = ({ paperNumber, paperDay }: RefundRow): ShownRefund['paper'] =>
  paperNumber === null || paperDay === null ? null : { number: paperNumber, day: paperDay };

export async function presentRefund(handle: Handle, refund: RefundRow): Promise<ShownRefund> {
  const { id, sequence, amount, way, purpose, state, cause, note, failure, retriedBy, createdAt, doneAt } = refund;
  const { withdrawnBecause } = refund;
  const lines = await refundQueries(handle).lines(id);
  return {
    id: String(id),
    sequence,
    amount: toRoubles(amount),
    way,
    purpose,
    state,
    cause,
    note,
    failure,
    payee: payeeOf(refund),
    paper: paperOf(refund),
    withdrawnBecause,
    mayRetry: state === 'cancelled' && retriedBy === null,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      position: line.position,
      qty: line.quantity,
      amount: toRoubles(line.amount),
    })),
  };
}

export type CountPieces = (line: PaymentLineRow) => number;

export const presentLine = (line: PaymentLineRow, unpacked: CountPieces): Office['lines'][number] => ({
  position: line.position,
  name: line.name,
  qty: line.quantity,
  total: toRoubles(line.total),
  cancelled: line.cancelled,
  shipped: line.shipped,
  returned: line.returned,
  unpacked: unpacked(line),
  isMarked: line.isMarked,
});

/**
 * Returns a suggestion for the payee of a refund: the payee of the last refund, or the company's requisites. For a
 * person it contains only the name.
 */
async function suggestPayee(
  handle: Handle,
  { company, companyId, contact }: PaidOrderRow,
  refunds: readonly RefundRow[],
): Promise<WirePayee> {
  const before = refunds
    .map(payeeOf)
    .filter((payee) => payee !== null)
    .at(-1);
  if (before !== undefined) return before;
  const none = { inn: '', kpp: '', bankName: '', bik: '', account: '', correspondentAccount: '' };
  if (company === null) return { ...none, name: `${contact.surname} ${contact.name}`.trim() };
  const known = companyId === null ? undefined : await companyQueries(handle).find(companyId);
  return {
    name: company.name,
    inn: company.inn,
    kpp: company.kpp ?? '',
    bankName: known?.bankName ?? '',
    bik: known?.bik ?? '',
    account: known?.account ?? '',
    correspondentAccount: known?.correspondentAccount ?? '',
  };
}

/** Returns the bank and cash payments of an order, with their refunds. */
export async function presentOffice(
  handle: Handle,
  order: PaidOrderRow,
  refunds: readonly RefundRow[],
  unpacked: CountPieces,
): Promise<Office> {
  const own = refunds.filter(({ way }) => way !== 'provider');
  const { money, left } = await officeMoney(handle, order.id);
  const source = moneySource(money);
  const isOffice = source === 'bank' || source === 'cash';
  const lines = isOffice ? await officeLines(handle, order) : [];
  return {
    source,
    ways: isOffice ? [...waysBack[source]] : [],
    refundable: toRoubles(left.own),
    beyond: toRoubles(left.beyond),
    lines: lines.map((line) => presentLine(line, unpacked)),
    payee: await suggestPayee(handle, order, own),
    isCompany: order.company !== null,
    refunds: await Promise.all(own.map((refund) => presentRefund(handle, refund))),
  };
}
