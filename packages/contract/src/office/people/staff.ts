import { allPermissions, customRoleLimits, grantedPermissions, staffRoles } from '@farad/domain/customer';
import { auditActions, auditObjects, staffLimits, viewedListNames } from '@farad/domain/staff';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, RowNumber } from '../../kit/query.ts';
import {
  DoneAnswer,
  EmailText,
  EmptyBody,
  LineText,
  LocaleName,
  NeededPersonName,
  NextPage,
  RowId,
} from '../../kit/wire.ts';

/** Values before or after a change, by field name and without secrets; null = none. */
const Values = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: RowId,
  at: z.string(),
  action: z.enum(auditActions),
  /** Who acted; null = the server itself, or not known. */
  actor: z.object({ id: RowId, name: z.string(), email: z.string() }).nullable(),
  /** What was changed; null = nothing in particular. `name` = its current name, empty if it no longer exists. */
  object: z.object({ kind: z.enum(auditObjects), id: RowId, name: z.string() }).nullable(),
  before: Values,
  after: Values,
  reason: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  requestId: z.string(),
});

export type AuditEntry = z.infer<typeof AuditEntry>;

/** Latest first. */
const AuditLog = z.object({ entries: z.array(AuditEntry), next: NextPage });

const StaffRoleName = z.enum(staffRoles);
const PermissionName = z.enum(allPermissions);
const GrantedPermissionName = z.enum(grantedPermissions);
const NamedRole = z.object({ id: RowId, name: z.string() });

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

export const StaffUser = z.object({
  id: RowId,
  email: z.string(),
  name: z.string(),
  locale: LocaleName,
  roles: z.array(StaffRoleName),
  /** Roles that the shop made of permissions. */
  customRoles: z.array(NamedRole),
  isDisabled: z.boolean(),
  /** True = a password is set. */
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  /** When the link to set a password expires; null = there is no valid link. */
  invitedUntil: z.string().nullable(),
  /** Time of the last sign-in; null = never. */
  signedInAt: z.string().nullable(),
  createdAt: z.string(),
  isMe: z.boolean(),
});

export type StaffUser = z.infer<typeof StaffUser>;

/** Staff in the order of their names, and the permissions of each role. */
const StaffUsers = z.object({
  users: z.array(StaffUser),
  roles: z.array(z.object({ role: StaffRoleName, permissions: z.array(PermissionName) })),
  customRoles: z.array(
    NamedRole.extend({ permissions: z.array(GrantedPermissionName), /** Staff who have it. */ members: z.int() }),
  ),
});

/**
 * How a new staff member gets a password. `link` = an emailed link to set it. `password` = the server makes a first
 * one.
 */
const InvitationKind = z.enum(['link', 'password']);

/** Roles of the program and of the shop's own; at least one. */
const RolesGiven = {
  roles: z.array(StaffRoleName).max(staffRoles.length),
  customRoles: z.array(RowId).max(customRoleLimits.roles).default([]),
};
const hasRole = ({ roles, customRoles }: { roles: unknown[]; customRoles: unknown[] }): boolean =>
  roles.length + customRoles.length > 0;
const noRole = { path: ['roles'] };

const CreateStaffBody = z
  .object({
    email: EmailText,
    name: NeededPersonName,
    locale: LocaleName,
    ...RolesGiven,
    by: InvitationKind,
  })
  .refine(hasRole, noRole);

const InviteStaffBody = z.object({ by: InvitationKind });

/** `password` = the first password, shown only here; null = a link was sent. */
const StaffInvited = z.object({ user: StaffUser, password: z.string().nullable() });
const StaffUserAnswer = z.object({ user: StaffUser });
const SetStaffRolesBody = z.object(RolesGiven).refine(hasRole, noRole);

/** A role of the shop's own; `id` null = a new one. */
const SaveRoleBody = z.object({
  id: RowId.nullable(),
  name: LineText.min(1).max(customRoleLimits.name),
  permissions: z.array(GrantedPermissionName).min(1).max(grantedPermissions.length),
});
const RolesChanged = z.object({ isDone: z.literal(true) });
const SetStaffDisabledBody = z.object({ isDisabled: z.boolean() });

/** Name of a list of the back office: `orders`. */
export const ListName = z.enum(viewedListNames);
const Columns = z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)).max(60);

/** Filters, order and columns of a list, saved under a name. */
export const ListView = z.object({
  id: RowId,
  name: z.string(),
  /** Query parameters of the list. */
  query: z.string(),
  /** Shown columns in no particular order; null = the default columns. */
  columns: z.array(z.string()).nullable(),
  isShared: z.boolean(),
  /** True = created by the caller. */
  isOwn: z.boolean(),
  /** True = the list opens with this view for the caller. */
  isDefault: z.boolean(),
});

export type ListView = z.infer<typeof ListView>;

/** Views that the caller may use (own and shared ones), in the order of their names. */
export const ListViews = z.object({ views: z.array(ListView) });

const SaveViewBody = z.object({
  list: ListName,
  name: LineText.min(1).max(60),
  query: LineText.max(1000),
  columns: Columns.nullable(),
  /** True = visible to everyone who may see the list. */
  isShared: z.boolean(),
});

const SetDefaultViewBody = z.object({ isDefault: z.boolean() });
/** A day in Moscow as the moment when it starts. Moscow's offset is always +03:00. */
const MoscowDay = z.iso.date().transform((day) => new Date(`${day}T00:00:00+03:00`));

/** Calls of staff: sign-in, own account, users and roles, audit log, saved views of lists (product X). */
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
  staffUsers: { method: 'GET', path: '/admin/users', summary: 'Staff, and what each role may do', answer: StaffUsers },
  createStaff: {
    method: 'POST',
    path: '/admin/users',
    summary: 'Add a member of staff, by a link or with a first password',
    body: CreateStaffBody,
    answer: StaffInvited,
  },
  inviteStaff: {
    method: 'POST',
    path: '/admin/users/{staffId}/invitation',
    summary: 'A new link or a new first password; the old password and every session end',
    body: InviteStaffBody,
    answer: StaffInvited,
  },
  setStaffRoles: {
    method: 'POST',
    path: '/admin/users/{staffId}/roles',
    summary: 'Give other roles; nobody changes the own ones',
    body: SetStaffRolesBody,
    answer: StaffUserAnswer,
  },
  saveCustomRole: {
    method: 'POST',
    path: '/admin/roles',
    summary: 'Make a role of permissions, or change one; nobody gives permissions that they do not have',
    body: SaveRoleBody,
    answer: RolesChanged,
  },
  removeCustomRole: {
    method: 'POST',
    path: '/admin/roles/remove',
    summary: 'Remove a role of the shop’s own that nobody has',
    body: z.object({ id: RowId }),
    answer: RolesChanged,
  },
  setStaffDisabled: {
    method: 'POST',
    path: '/admin/users/{staffId}/disabled',
    summary: 'Close the back office to somebody, or open it again',
    body: SetStaffDisabledBody,
    answer: StaffUserAnswer,
  },
  resetStaffTotp: {
    method: 'POST',
    path: '/admin/users/{staffId}/totp/reset',
    summary: 'Forget an authenticator and its recovery codes: the next sign-in sets up another',
    body: EmptyBody,
    answer: StaffUserAnswer,
  },
  auditLog: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'What staff did, the latest first',
    answer: AuditLog,
    query: z.strictObject({
      actor: RowNumber.optional().describe('Id of a member of staff'),
      object: z.enum(auditObjects).optional().describe('Kind of object: staff, customer, company'),
      objectId: RowNumber.optional().describe('Id of the object, beside its kind'),
      action: z.enum(auditActions).optional().describe('Name of an action'),
      from: MoscowDay.optional().describe('First day, YYYY-MM-DD, of Moscow'),
      to: MoscowDay.optional().describe('Last day, YYYY-MM-DD, of Moscow'),
      after: AfterRow,
    }),
  },
  listViews: {
    method: 'GET',
    path: '/admin/views',
    summary: "The caller's views of a list, and those that are for all",
    answer: ListViews,
    query: z.strictObject({ list: ListName.describe('Name of the list: `orders`') }),
  },
  saveView: {
    method: 'POST',
    path: '/admin/views',
    summary: 'Keep a view of a list; an own one of that name is replaced',
    body: SaveViewBody,
    answer: ListViews,
  },
  setDefaultView: {
    method: 'POST',
    path: '/admin/views/{viewId}/default',
    summary: 'Open the list with this view from now on, or not any more',
    body: SetDefaultViewBody,
    answer: ListViews,
  },
  removeView: {
    method: 'POST',
    path: '/admin/views/{viewId}/remove',
    summary: 'Forget a view',
    body: EmptyBody,
    answer: ListViews,
  },
});
