import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { backOfficeCustomerQueries, type CustomerRow } from '@farad/database/people/back-office-customer.queries';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { sessionQueries } from '@farad/database/people/session.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Coefficient } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { showCustomer, wireCoefficient } from './present-customer.ts';

type Change = Omit<AuditEvent, 'object'>;

/**
 * Changes one customer under a lock and records the change in the audit log. Returns the customer after the change.
 */
async function change(
  deps: Deps,
  caller: StaffCallOrigin,
  customerId: string,
  work: (tx: Tx, customer: CustomerRow) => Promise<Result<Change, Failure>>,
): Promise<Result<CustomerDetails, Failure>> {
  const outcome = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(customerId);
    const customer = id === undefined ? undefined : await backOfficeCustomerQueries(tx).lock(id);
    if (customer === undefined) return fail({ code: 'not_found' });
    const changed = await work(tx, customer);
    if (!changed.ok) return changed;
    await record(tx, deps, caller, { ...changed.value, object: { kind: 'customer', id: customer.id } });
    return ok(null);
  });
  return outcome.ok ? showCustomer(deps, customerId) : outcome;
}

export const setCoefficient = (deps: Deps, caller: StaffCallOrigin, customerId: string, coefficient: Coefficient) =>
  change(deps, caller, customerId, async (tx, customer) => {
    await backOfficeCustomerQueries(tx).setCoefficient(customer.id, coefficient);
    const before = { priceCoefficient: wireCoefficient(customer.coefficient) };
    return ok({
      action: 'customer.coefficient_changed',
      before,
      after: { priceCoefficient: wireCoefficient(coefficient) },
    });
  });

export interface Block {
  readonly isBlocked: boolean;
  readonly reason: string;
}

/** Blocks a customer or removes the block. Blocking requires a reason and ends all sessions of the customer. */
export const setBlock = (deps: Deps, caller: StaffCallOrigin, customerId: string, { isBlocked, reason }: Block) =>
  change(deps, caller, customerId, async (tx, customer) => {
    if (isBlocked && reason === '') return fail({ code: 'invalid_input', field: 'reason' });
    const block = isBlocked ? { at: deps.clock(), by: caller.actor.staff.id, reason } : null;
    await backOfficeCustomerQueries(tx).setBlock(customer.id, block);
    if (isBlocked) await sessionQueries(tx).endAll(customer.id);
    const before = { isBlocked: customer.blockedAt !== null };
    return ok({
      action: isBlocked ? 'customer.blocked' : 'customer.unblocked',
      before,
      after: { isBlocked },
      reason,
    });
  });

/**
 * Adds a note to a customer. The text of the note is not logged: log entries are never changed, but the customer may
 * demand that the text be deleted.
 */
export const addNote = (deps: Deps, caller: StaffCallOrigin, customerId: string, text: string) =>
  change(deps, caller, customerId, async (tx, customer) => {
    const { staff } = caller.actor;
    const noteId = await backOfficeCustomerQueries(tx).addNote(customer.id, staff.id, text, deps.clock());
    return ok({ action: 'customer.noted', after: { noteId } });
  });

export const removeNote = (deps: Deps, caller: StaffCallOrigin, customerId: string, noteId: string) =>
  change(deps, caller, customerId, async (tx, customer) => {
    const id = readRowNumber(noteId);
    if (id === undefined || !(await backOfficeCustomerQueries(tx).removeNote(customer.id, id))) {
      return fail({ code: 'not_found' });
    }
    return ok({ action: 'customer.note_removed', before: { noteId: id } });
  });
