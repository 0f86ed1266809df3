import type { StatementReport } from '@farad/contract/office/payments/bank';
import { bankQueries } from '@farad/database/payments/bank.queries';
import type { Tx } from '@farad/database/connection/connect';
import { officeRefundQueries } from '@farad/database/payments/office-refund.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import {
  bankEntryKey,
  matchDebit,
  invoiceMentions,
  matchEntry,
  orderMentions,
  type BankMatch,
  type PayableInvoice,
  type RefundToPay,
} from '@farad/domain/bank-statement';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { AuditAction } from '@farad/domain/staff';
import { readBankStatement, type BankStatement, type StatementEntry } from '@farad/importers/bank-statement';

import { takeBankPayment } from '#core/payments/bank-payment.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { noteRefundPaid } from '#core/payments/refund-done.ts';
import { sellerOf } from '#core/shop/seller.ts';

type Reported = StatementReport['entries'][number];

/** Largest integer of PostgreSQL. */
const sequenceMax = 2_147_483_647;

/**
 * Returns the unpaid invoices that these entries may pay. They are found by the payer's INN or by numbers in the
 * purpose of payment.
 */
async function payableFor(tx: Tx, entries: readonly StatementEntry[]): Promise<readonly PayableInvoice[]> {
  const sequences = entries.flatMap(({ purpose }) => invoiceMentions(purpose).map(({ sequence }) => sequence));
  return bankQueries(tx).payable(
    [...new Set(entries.map(({ payerInn }) => payerInn).filter((inn) => inn !== ''))],
    [...new Set(sequences)].filter((sequence) => sequence <= sequenceMax),
    [...new Set(entries.flatMap(({ purpose }) => orderMentions(purpose)))],
  );
}

const orderIdsOf = (match: BankMatch): readonly number[] =>
  match.outcome === 'unknown' ? [] : match.outcome === 'ambiguous' ? match.orderIds : [match.orderId];

function reported(entry: StatementEntry, outcome: Reported['outcome'], orders: readonly string[]): Reported {
  const { line, number, day, amount, payerName, payerInn, purpose } = entry;
  const isSure = outcome === 'exact' || outcome === 'partial' || outcome === 'over' || outcome === 'refund_paid';
  return {
    line,
    number,
    day,
    amount: toRoubles(amount),
    payerName,
    payerInn,
    purpose,
    outcome,
    orderNumber: isSure ? (orders[0] ?? null) : null,
    candidates: isSure ? [] : [...orders],
  };
}

/** Data with which incoming payments are matched: unpaid invoices, and keys of payments that are stored already. */
interface Income {
  readonly invoices: readonly PayableInvoice[];
  readonly known: Set<string>;
}

/** Data with which outgoing payments are matched: unpaid refunds, and keys of payments that are stored already. */
interface Debits {
  readonly refunds: readonly RefundToPay[];
  readonly known: Set<string>;
}

/** Returns the key by which an outgoing payment is recognised again. */
const debitKey = ({
  number,
  day,
  amount,
  payeeAccount,
}: Pick<StatementEntry, 'number' | 'day' | 'amount' | 'payeeAccount'>) => [number, day, amount, payeeAccount].join('|');

async function debitsOf(tx: Tx, entries: readonly StatementEntry[]): Promise<Debits> {
  const queries = officeRefundQueries(tx);
  const refunds = await queries.toPay(
    [...new Set(entries.map(({ payeeAccount }) => payeeAccount))],
    [...new Set(entries.flatMap(({ purpose }) => orderMentions(purpose)))],
  );
  return { refunds, known: new Set((await queries.knownDebits(entries)).map(debitKey)) };
}

/**
 * Matches the new entries of a statement one after another, since each payment reduces the amounts due for the next
 * ones.
 */
class StatementTaking {
  private readonly tx: Tx;
  private readonly deps: Deps;
  private invoices: readonly PayableInvoice[];
  private readonly known: Set<string>;
  private refunds: readonly RefundToPay[];
  private readonly knownDebits: Set<string>;

  constructor(tx: Tx, deps: Deps, income: Income, debits: Debits) {
    this.tx = tx;
    this.deps = deps;
    this.invoices = income.invoices;
    this.known = income.known;
    this.refunds = debits.refunds;
    this.knownDebits = debits.known;
  }

  async take(entry: StatementEntry): Promise<Reported> {
    const key = bankEntryKey(entry);
    if (this.known.has(key)) return reported(entry, 'known', []);
    this.known.add(key);
    const match = matchEntry(entry, this.invoices);
    await this.keep(entry, match);
    const ids = orderIdsOf(match);
    const numbers = ids.map((id) => this.invoices.find(({ orderId }) => orderId === id)?.orderNumber ?? '');
    return reported(entry, match.outcome, numbers);
  }

  /** Records an outgoing payment as the payment of a refund. If staff recorded this before, nothing changes. */
  async takeDebit(entry: StatementEntry): Promise<Reported> {
    const key = debitKey(entry);
    if (this.knownDebits.has(key)) return reported(entry, 'known', []);
    this.knownDebits.add(key);
    const match = matchDebit(entry, this.refunds);
    if (match.outcome === 'outgoing') return reported(entry, 'outgoing', []);
    if (match.outcome === 'refund_differs') {
      return reported(entry, match.outcome, [...new Set(match.refunds.map(({ orderNumber }) => orderNumber))]);
    }
    const { refundId, orderNumber } = match.refund;
    this.refunds = this.refunds.filter((each) => each.refundId !== refundId);
    const { number, day } = entry;
    // Staff recorded this refund as paid meanwhile.
    if (!(await noteRefundPaid(this.tx, this.deps, refundId, { number, day, staffId: null }))) {
      return reported(entry, 'known', []);
    }
    await officeRefundQueries(this.tx).addDebit(refundId, entry, this.deps.clock());
    return reported(entry, match.outcome, [orderNumber]);
  }

  private async keep(entry: StatementEntry, match: BankMatch): Promise<void> {
    const { amount, day } = entry;
    const orderId = 'orderId' in match ? match.orderId : null;
    const candidates = match.outcome === 'ambiguous' ? match.orderIds : [];
    const row = { ...entry, outcome: match.outcome, orderId, candidates, now: this.deps.clock() };
    const entryId = await bankQueries(this.tx).insert(row);
    if (entryId === undefined || orderId === null) return;
    const order = await orderQueries(this.tx).lockById(orderId);
    if (order === undefined) throw new Error(`order ${orderId} of an invoice not found`);
    await takeBankPayment(this.tx, this.deps, order, { amount, day, entryId, staffId: null, note: '' });
    this.invoices = this.invoices.map((each) =>
      each.orderId === orderId ? { ...each, due: Math.max(0, each.due - amount) as Kopecks } : each,
    );
  }
}

/**
 * Returns a failure if the statement must not be imported: another file format, a cut-off file, or a statement of
 * another account. null = it may be imported.
 */
function refusalOf({ entries, problems }: BankStatement, account: string): Failure | null {
  const isBroken = problems.some(({ kind }) => kind === 'no_header' || kind === 'no_end');
  if (isBroken) return { code: 'broken_statement', field: 'file' };
  const isOwn =
    entries.length === 0 || entries.some((each) => [each.payeeAccount, each.payerAccount].includes(account));
  return isOwn ? null : { code: 'foreign_statement', field: 'file' };
}

/** Returns how many payments have each outcome. */
const countsOf = (entries: readonly Reported[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(entries.map(({ outcome }) => outcome))].map((outcome) => [
      outcome,
      entries.filter((each) => each.outcome === outcome).length,
    ]),
  );

class Rehearsed extends Error {
  readonly report: StatementReport;

  constructor(report: StatementReport) {
    super('a rehearsal changes nothing');
    this.report = report;
  }
}

async function takeAll(tx: Tx, deps: Deps, { entries, problems }: BankStatement, account: string) {
  const bank = bankQueries(tx);
  await bank.holdStatements();
  const incoming = entries.filter(({ payeeAccount }) => payeeAccount === account);
  const known = await bank.known(incoming);
  const outgoing = entries.filter(
    ({ payeeAccount, payerAccount }) => payeeAccount !== account && payerAccount === account,
  );
  const income = {
    invoices: await payableFor(tx, incoming),
    known: new Set(known.map((each) => [each.number, each.day, each.amount, each.payerAccount].join('|'))),
  };
  const taking = new StatementTaking(tx, deps, income, await debitsOf(tx, outgoing));
  const shown: Reported[] = [];
  for (const entry of entries) {
    if (entry.payeeAccount === account) shown.push(await taking.take(entry));
    else shown.push(entry.payerAccount === account ? await taking.takeDebit(entry) : reported(entry, 'outgoing', []));
  }
  return { entries: shown, problems: [...problems] };
}

/**
 * Imports a bank statement. Payments with an unambiguous match pay their orders; other payments wait for staff (product
 * Y2). A rehearsal does the same but is rolled back, so it shows the exact result.
 */
export async function takeStatement(
  deps: Deps,
  caller: StaffCallOrigin,
  file: Uint8Array,
  isRehearsal: boolean,
): Promise<Result<StatementReport, Failure>> {
  const statement = readBankStatement(file);
  const seller = await sellerOf(deps.db);
  if (seller === undefined) return fail({ code: 'seller_missing' });
  const refusal = refusalOf(statement, seller.account);
  if (refusal !== null) {
    const [problem] = statement.problems;
    return fail(problem === undefined ? refusal : { ...refusal, field: `line ${problem.line}` });
  }
  const log = (tx: Tx, action: AuditAction, { entries }: Pick<StatementReport, 'entries'>): Promise<void> =>
    record(tx, deps, caller, { action, object: null, after: countsOf(entries) });
  try {
    return await decideInTransaction<StatementReport, Failure>(deps.db, async (tx) => {
      const taken = await takeAll(tx, deps, statement, seller.account);
      if (isRehearsal) throw new Rehearsed({ ...taken, isApplied: false });
      await log(tx, 'bank.statement_taken', taken);
      return ok({ ...taken, isApplied: true });
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    const { report } = error;
    await inTransaction(deps.db, (tx) => log(tx, 'bank.statement_read', report));
    return ok(error.report);
  }
}
