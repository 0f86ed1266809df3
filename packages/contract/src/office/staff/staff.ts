import { allPermissions, staffRoles } from '@farad/domain/customer';
import { staffLimits } from '@farad/domain/staff';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { DoneAnswer, EmailText, EmptyBody, LocaleName, NeededPersonName, RowId } from '../../kit/wire.ts';

export const StaffRoleName = z.enum(staffRoles);
export const PermissionName = z.enum(allPermissions);
export const NamedRole = z.object({ id: RowId, name: z.string() });

/** A password as typed. Only its length is limited here; packages/domain has the rule for new passwords. */
const PasswordText = z.string().min(1).max(staffLimits.passwordLengthMax);

/** Six digits from the authenticator app, or a recovery code. */
const CodeText = z.string().max(staffLimits.codeLengthMax);

/**
 * Next step of the sign-in in this browser: `password`, then `code`, then `done`. `enrol` replaces `code` for staff
 * without an authenticator app.
 */
const StaffStep = z.object({ step: z.enum(['password', 'code', 'enrol', 'done']) });

const StaffPasswordBody = z.object({ email: EmailText, password: PasswordText });
const StaffCodeBody = z.object({ code: CodeText });

/** Secret for the authenticator app: as a URI for a QR code, and as base32 text to type. */
const TotpSecret = z.object({ uri: z.string(), secret: z.string() });

/** Recovery codes, shown only once. Each can be used once instead of a code from the authenticator app. */
const RecoveryCodesList = z.array(z.string());
const RecoveryCodes = z.object({ recoveryCodes: RecoveryCodesList });

/** The signed-in staff member, and what the member's menu may show. */
export const StaffMe = z.object({
  id: RowId,
  name: z.string(),
  email: z.string(),
  locale: LocaleName,
  roles: z.array(StaffRoleName),
  /** Roles that the shop made of permissions. */
  customRoles: z.array(NamedRole),
  permissions: z.array(PermissionName),
  /** Number of recovery codes that are not used yet. */
  recoveryCodesLeft: z.int(),
  /** When this session ends at the latest. It ends earlier after `sessionIdleSeconds` without a call. */
  sessionEndsAt: z.string(),
  sessionIdleSeconds: z.int(),
});

export type StaffMe = z.infer<typeof StaffMe>;

const SaveStaffMeBody = z.object({ name: NeededPersonName, locale: LocaleName });

export const StaffSession = z.object({
  id: z.string(),
  /** Name of the browser and system, derived from the user agent. Empty = not known. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
});

export type StaffSession = z.infer<typeof StaffSession>;

/** Sessions of the caller: the current one first, the others by last use, latest first. */
const StaffSessions = z.array(StaffSession);
const EndStaffSessionBody = z.object({ id: z.string().max(64) });

/**
 * Password and a code (from the authenticator app, or a recovery code). Required again before a change of credentials.
 */
const Proof = { password: PasswordText, code: CodeText };
const StaffProofBody = z.object(Proof);
const ChangeStaffPasswordBody = z.object({ ...Proof, newPassword: PasswordText });

/** `token` = from the link of the invitation, `<ADMIN_URL>/invitation#<token>`. */
const AcceptStaffInvitationBody = z.object({ token: z.string().max(200), password: PasswordText });

/** API calls of staff about themselves: sign-in and own account. */
export const officeStaffCalls = define({
  staffStep: {
    method: 'GET',
    path: '/admin/sign-in',
    summary: 'Where the sign-in of this browser is',
    answer: StaffStep,
  },
  staffSignIn: {
    method: 'POST',
    path: '/admin/sign-in',
    summary: 'First step: e-mail and password',
    body: StaffPasswordBody,
    answer: StaffStep,
  },
  staffSignInCode: {
    method: 'POST',
    path: '/admin/sign-in/code',
    summary: 'Second step: a code of the authenticator, or a recovery code',
    body: StaffCodeBody,
    answer: StaffMe,
  },
  staffEnrol: {
    method: 'POST',
    path: '/admin/sign-in/totp',
    summary: 'Second step of the very first sign-in: a secret for the authenticator',
    body: EmptyBody,
    answer: TotpSecret,
  },
  staffConfirmEnrol: {
    method: 'POST',
    path: '/admin/sign-in/totp/confirm',
    summary: 'A right code of that authenticator ends the first sign-in; the recovery codes are shown once',
    body: StaffCodeBody,
    answer: RecoveryCodes,
  },
  acceptStaffInvitation: {
    method: 'POST',
    path: '/admin/invitation/accept',
    summary: 'Set the own password by the link of an invitation',
    body: AcceptStaffInvitationBody,
    answer: DoneAnswer,
  },
  staffSignOut: {
    method: 'POST',
    path: '/admin/sign-out',
    summary: 'End this session of the back office',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  staffMe: {
    method: 'GET',
    path: '/admin/me',
    summary: 'Who is signed in to the back office, with permissions',
    answer: StaffMe,
  },
  saveStaffMe: {
    method: 'POST',
    path: '/admin/me',
    summary: 'Set the own name and language',
    body: SaveStaffMeBody,
    answer: StaffMe,
  },
  staffSessions: {
    method: 'GET',
    path: '/admin/sessions',
    summary: 'Where the caller is signed in',
    answer: StaffSessions,
  },
  endStaffSession: {
    method: 'POST',
    path: '/admin/sessions/end',
    summary: 'End one session of the caller; answers those that are left',
    body: EndStaffSessionBody,
    answer: StaffSessions,
  },
  endOtherStaffSessions: {
    method: 'POST',
    path: '/admin/sessions/end-others',
    summary: 'End every session of the caller but this one',
    body: EmptyBody,
    answer: StaffSessions,
  },
  changeStaffPassword: {
    method: 'POST',
    path: '/admin/password',
    summary: 'Set a new own password; every other session ends',
    body: ChangeStaffPasswordBody,
    answer: DoneAnswer,
  },
  renewStaffTotp: {
    method: 'POST',
    path: '/admin/totp',
    summary: 'A new secret for another authenticator; the old one works until it is confirmed',
    body: StaffProofBody,
    answer: TotpSecret,
  },
  confirmStaffTotp: {
    method: 'POST',
    path: '/admin/totp/confirm',
    summary: 'A right code of the new authenticator; new recovery codes are shown once, every other session ends',
    body: StaffCodeBody,
    answer: RecoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/admin/recovery-codes',
    summary: 'New recovery codes, shown once; the old ones open nothing',
    body: StaffProofBody,
    answer: RecoveryCodes,
  },
});
