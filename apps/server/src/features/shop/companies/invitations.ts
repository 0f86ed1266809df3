import { randomBytes } from 'node:crypto';

import type { InvitationAnswer, InviteBody } from '@farad/contract/shop/companies';
import {
  companyInvitationQueries,
  type InvitationRow,
  type NewInvitation,
} from '@farad/database/people/company-invitation.queries';
import { companyQueries, type MemberRow } from '@farad/database/people/company.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import {
  companiesMax,
  invitationLifeSeconds,
  invitationState,
  invitationsADayMax,
  limitFor,
  membersMax,
  openInvitationsMax,
  readInn,
} from '@farad/domain/company';
import { isMobilePhone, normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { kopecksFromRoubles } from '@farad/domain/money';
import { dayMs, fail, type Locale, ok, type Result } from '@farad/domain/shared';
import { companyInvitationMail, companyInvitationSms } from '@farad/wording/company-messages';
import type { NamedCompany } from '@farad/wording/company-title';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import { cabinetUrlOf } from '#core/messages/cabinet-url.ts';
import { smsName } from '#core/shop/shop-identity.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import type { AccountActor } from '#http/session/session.ts';
import { sha256 } from '#kit/sha256.ts';
import { lockOwnCompany } from './own-company.ts';
import { presentLimit } from './present-company.ts';
import type { CompanyCaller } from './save-company.ts';

interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
}

function readContact(text: string): Result<Contact, Failure> {
  if (text.includes('@')) {
    const email = normaliseEmail(text);
    return email.ok ? ok({ phone: null, email: email.value }) : fail({ code: email.error, field: 'contact' });
  }
  const phone = normalisePhone(text);
  if (!phone.ok) return fail({ code: phone.error, field: 'contact' });
  if (!isMobilePhone(phone.value)) return fail({ code: 'not_a_mobile_phone', field: 'contact' });
  return ok({ phone: phone.value, email: null });
}

const hasContact =
  ({ phone, email }: Contact) =>
  (other: Contact): boolean =>
    phone === null ? other.email === email : other.phone === phone;

/**
 * Returns a failure if the company has too many members or open invitations. Returns a failure too if the caller has
 * sent too many invitations within a day. null = another invitation is allowed.
 */
async function checkRoom(
  tx: Tx,
  { companyId, members, contact }: { companyId: number; members: readonly MemberRow[]; contact: Contact },
  accountId: number,
  now: Date,
): Promise<Failure | null> {
  const queries = companyInvitationQueries(tx);
  const open = (await queries.open(companyId, now)).filter((other) => !hasContact(contact)(other));
  if (members.length >= membersMax || open.length >= openInvitationsMax) return { code: 'companies_full' };
  const moments = await queries.momentsBy(accountId, new Date(now.getTime() - dayMs));
  const [oldest] = moments.slice(-invitationsADayMax);
  if (moments.length < invitationsADayMax || oldest === undefined) return null;
  const waitMs = oldest.getTime() + dayMs - now.getTime();
  return { code: 'too_many_requests', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

async function notifyInvited(deps: Deps, tx: Tx, row: NewInvitation, company: NamedCompany, link: Link) {
  const { siteUrl } = deps.config;
  const url = `${cabinetUrlOf(deps.config, link.locale)}/companies/invitation/${link.token}`;
  const values = { ...company, host: new URL(siteUrl).host, url, expiresAt: row.expiresAt };
  const outbox = outboxQueries(tx);
  const of = { kind: 'company_invitation', orderId: null } as const;
  if (row.phone === null) {
    const letter = companyInvitationMail(link.locale, values);
    return outbox.add({ ...of, channel: 'email', recipient: row.email ?? '', ...letter });
  }
  const text = companyInvitationSms(link.locale, await smsName(tx, deps.config), values);
  return outbox.add({ ...of, channel: 'sms', recipient: row.phone, subject: '', text });
}

interface Link {
  /** Token of 128 random bits in the link. The database stores only its SHA-256. */
  readonly token: string;
  readonly locale: Locale;
}

/**
 * Returns the company's name in the register; '' = unknown, or the register does not answer. It is called before
 * anything is locked, since the register may answer slowly.
 */
async function registeredName(deps: Deps, { companyId }: CompanyCaller): Promise<string> {
  const company = await companyQueries(deps.db).find(readRowNumber(companyId) ?? 0);
  if (company === undefined) return '';
  const inn = readInn(company.inn);
  const found = inn.ok ? await deps.suggestions.companyByInn(inn.value) : inn;
  return found.ok && found.value?.inn === company.inn ? found.value.name : '';
}

/** Invites a person to a company by SMS or email. An open invitation to the same phone or address is replaced. */
export async function invite(
  deps: Deps,
  caller: CompanyCaller,
  body: z.output<typeof InviteBody>,
  locale: Locale,
): Promise<Result<null, Failure>> {
  const contact = readContact(body.contact);
  if (!contact.ok) return contact;
  const now = deps.clock();
  const name = await registeredName(deps, caller);
  return decideInTransaction<null, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, caller.accountId);
    const own = await lockOwnCompany(tx, caller, 'manage_company');
    if (!own.ok) return own;
    const { id: companyId, members } = own.value;
    if (members.some(hasContact(contact.value))) {
      const detail = translators[locale]('company.alreadyMember');
      return fail({ code: 'invalid_input', field: 'contact', detail });
    }
    const noRoom = await checkRoom(tx, { companyId, members, contact: contact.value }, caller.accountId, now);
    if (noRoom !== null) return fail(noRoom);
    const company = await companyQueries(tx).find(companyId);
    if (company === undefined) return fail({ code: 'not_found' });
    const token = randomBytes(16).toString('base64url');
    const limit = body.orderLimit === null ? null : kopecksFromRoubles(body.orderLimit);
    const row: NewInvitation = {
      companyId,
      tokenSha256: sha256(token),
      ...contact.value,
      role: body.role,
      orderLimit: limitFor({
        role: body.role,
        orderLimit: limit,
      }),
      expiresAt: new Date(now.getTime() + invitationLifeSeconds * 1e3),
      invitedBy: caller.accountId,
      now,
    };
    await companyInvitationQueries(tx).add(row);
    await notifyInvited(deps, tx, row, { inn: company.inn, name }, { token, locale });
    return ok(null);
  });
}

/** Withdraws an open invitation, whose link stops working. */
export const withdrawInvitation = (
  deps: Deps,
  caller: CompanyCaller,
  invitationId: string,
): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnCompany(tx, caller, 'manage_company');
    if (!own.ok) return own;
    const isDone = await companyInvitationQueries(tx).use(readRowNumber(invitationId) ?? 0, own.value.id, deps.clock());
    return isDone ? ok(null) : fail({ code: 'not_found' });
  });

const tokenForm = /^[A-Za-z0-9_-]{22}$/;

async function findInvitation(
  handle: Handle,
  token: string,
  { account }: AccountActor,
  now: Date,
): Promise<Result<InvitationRow, Failure>> {
  const row = tokenForm.test(token) ? await companyInvitationQueries(handle).byToken(sha256(token)) : undefined;
  if (row === undefined) return fail({ code: 'not_found' });
  const state = invitationState(row, account, now);
  if (state === 'for_another') return fail({ code: 'invitation_for_another' });
  return state === 'open' ? ok(row) : fail({ code: 'invitation_over' });
}

/** Returns the data that the invited person sees at the link. */
export async function showInvitation(
  deps: Deps,
  token: string,
  actor: AccountActor,
): Promise<Result<InvitationAnswer, Failure>> {
  const found = await findInvitation(deps.db, token, actor, deps.clock());
  if (!found.ok) return found;
  const company = await companyQueries(deps.db).find(found.value.companyId);
  if (company === undefined) return fail({ code: 'not_found' });
  const { role, orderLimit } = found.value;
  return ok({ company: { name: company.name, inn: company.inn }, role, orderLimit: presentLimit(orderLimit) });
}

/** Makes the invited person a member of the company. Each invitation works once. Returns the company's id. */
export const acceptInvitation = (deps: Deps, token: string, actor: AccountActor): Promise<Result<string, Failure>> =>
  decideInTransaction<string, Failure>(deps.db, async (tx) => {
    const now = deps.clock();
    const accountId = actor.account.id;
    await lockAccount(tx, accountId);
    const found = await findInvitation(tx, token, actor, now);
    if (!found.ok) return found;
    const { id, companyId, role, orderLimit } = found.value;
    const queries = companyQueries(tx);
    if (!(await queries.lock(companyId))) return fail({ code: 'not_found' });
    if (!(await companyInvitationQueries(tx).use(id, companyId, now))) return fail({ code: 'invitation_over' });
    const mine = await queries.ofAccount(accountId);
    if (mine.some((company) => company.id === companyId)) return ok(String(companyId));
    const members = await queries.members(companyId);
    if (mine.length >= companiesMax || members.length >= membersMax) return fail({ code: 'companies_full' });
    await queries.addMember(companyId, { accountId, role, orderLimit }, now);
    return ok(String(companyId));
  });
