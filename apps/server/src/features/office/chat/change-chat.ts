import type { StaffChat } from '@farad/contract/office/messages/chat';
import { chatQueries, type ChatRow } from '@farad/database/messages/chat.queries';
import type { Tx } from '@farad/database/connection/connect';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { answerAs, chatLimits, settle, take } from '@farad/domain/chat';
import type { AuditAction } from '@farad/domain/staff';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { presentStaffChat } from './present-staff-chat.ts';

type Shown = Promise<Result<StaffChat, Failure>>;

/** A change for the audit log. Message texts are not logged; they stay in the conversation. */
interface Done {
  readonly action: Extract<AuditAction, `chat.${string}`>;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Changes one conversation under a lock. Returns the conversation after the change. */
const change = (
  deps: Deps,
  caller: StaffCallOrigin,
  idText: string,
  make: (tx: Tx, chat: ChatRow, now: Date) => Promise<Result<Done | null, Failure>>,
): Shown =>
  decideInTransaction<StaffChat, Failure>(deps.db, async (tx) => {
    const now = deps.clock();
    const id = readRowNumber(idText);
    const chat = id === undefined ? undefined : await chatQueries(tx).lock(id);
    if (chat === undefined) return fail({ code: 'not_found' });
    const done = await make(tx, chat, now);
    if (!done.ok) return done;
    if (done.value !== null) await record(tx, deps, caller, { ...done.value, object: { kind: 'chat', id: chat.id } });
    return presentStaffChat(tx, chat.id, now);
  });

async function giveTo(tx: Tx, chat: ChatRow, staffId: number, now: Date): Promise<void> {
  const queries = chatQueries(tx);
  await queries.setState(chat.id, { state: 'open', staffId }, now);
  await queries.add(chat.id, { kind: 'taken', staffId }, now);
}

export const takeChat = (deps: Deps, caller: StaffCallOrigin, id: string, from: string | null): Shown =>
  change(deps, caller, id, async (tx, chat, now) => {
    const by = caller.actor.staff.id;
    const taken = take(chat, by, from === null ? null : Number(from));
    if (!taken.ok) return fail({ code: taken.error });
    await giveTo(tx, chat, by, now);
    return ok({ action: 'chat.taken', before: { staffId: chat.staffId }, after: { staffId: by } });
  });

/**
 * Sends a message to the customer. If nobody has taken the conversation yet, the caller takes it. A message that is
 * sent again with the same `key` counts once.
 */
export const answerChat = (
  deps: Deps,
  caller: StaffCallOrigin,
  id: string,
  { text, key }: { readonly text: string; readonly key: string },
): Shown =>
  change(deps, caller, id, async (tx, chat, now) => {
    const queries = chatQueries(tx);
    if (await queries.isSaid(chat.id, key)) return ok(null);
    const by = caller.actor.staff.id;
    const answered = answerAs(chat, by);
    if (!answered.ok) return fail({ code: answered.error });
    if (answered.value === 'taken') await giveTo(tx, chat, by, now);
    const seq = await queries.add(chat.id, { kind: 'staff', staffId: by, text, key }, now);
    await queries.lookLater(chat.id, new Date(now.getTime() + chatLimits.letterAfterSeconds * 1000));
    return ok({ action: 'chat.answered', after: { message: seq } });
  });

export const closeChat = (deps: Deps, caller: StaffCallOrigin, id: string): Shown =>
  change(deps, caller, id, async (tx, chat, now) => {
    const by = caller.actor.staff.id;
    const settled = settle(chat, by);
    if (!settled.ok) return fail({ code: settled.error });
    const queries = chatQueries(tx);
    await queries.setState(chat.id, { state: 'closed', staffId: by }, now);
    await queries.add(chat.id, { kind: 'closed', staffId: by }, now);
    return ok({ action: 'chat.closed', before: { state: chat.state } });
  });

/** Returns true if the staff member may answer in the chat. */
async function mayAnswer(tx: Tx, staffId: number): Promise<boolean> {
  const staff = await staffQueries(tx).find(staffId);
  return staff !== undefined && staff.disabledAt === null && staff.permissions.includes('answer_chat');
}

export const handOverChat = (deps: Deps, caller: StaffCallOrigin, id: string, to: string | null): Shown =>
  change(deps, caller, id, async (tx, chat, now) => {
    const settled = settle(chat, caller.actor.staff.id);
    const staffId = to === null ? null : Number(to);
    if (!settled.ok || staffId === chat.staffId) return fail({ code: 'already_decided' });
    if (staffId !== null && !(await mayAnswer(tx, staffId))) return fail({ code: 'invalid_input', field: 'to' });
    const queries = chatQueries(tx);
    await queries.setState(chat.id, { state: staffId === null ? 'waiting' : 'open', staffId }, now);
    await queries.add(chat.id, { kind: 'handed_over', staffId }, now);
    return ok({ action: 'chat.handed_over', before: { staffId: chat.staffId }, after: { staffId } });
  });
