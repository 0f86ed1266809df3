import { allPermissions, staffRoles } from '@farad/domain/customer';
import { z } from 'zod';

import { LineText, LocaleName, RowIdText } from './wire.ts';

/** Number of a row, in decimal digits. */
export const RowId = RowIdText;

const StaffRoleName = z.enum(staffRoles);
const PermissionName = z.enum(allPermissions);

const PersonName = LineText.pipe(z.string().min(1).max(100));
const EmailText = z.string().min(1).max(254);
/** Judged by the rule of passwords; here only kept from being endless. */
const PasswordText = z.string().min(1).max(200);
/** Six digits of the authenticator, or a recovery code. */
const CodeText = z.string().max(40);

/**
 * Where the sign-in of this browser is: nothing yet (`password`), the password was right (`code`, or `enrol` where no
 * authenticator is set up yet), or done.
 */
export const StaffStep = z.object({ step: z.enum(['password', 'code', 'enrol', 'done']) });

export const StaffPasswordBody = z.object({ email: EmailText, password: PasswordText });
export const StaffCodeBody = z.object({ code: CodeText });
export const EmptyBody = z.object({});
export const DoneAnswer = z.object({ isDone: z.literal(true) });

/** For the authenticator: as an address (QR code), and as a text to type (base32). */
export const TotpSecret = z.object({ uri: z.string(), secret: z.string() });

/** Shown once; each opens the sign-in once in place of a code. */
const RecoveryCodesList = z.array(z.string());
export const RecoveryCodes = z.object({ recoveryCodes: RecoveryCodesList });

/** Who is signed in to the back office, and what the menu may show. */
export const StaffMe = z.object({
  id: RowId,
  name: z.string(),
  email: z.string(),
  locale: LocaleName,
  roles: z.array(StaffRoleName),
  permissions: z.array(PermissionName),
  /** How many are not used yet. */
  recoveryCodesLeft: z.int(),
  /** When this session ends whatever happens, and after how many seconds without a call. */
  sessionEndsAt: z.string(),
  sessionIdleSeconds: z.int(),
});

export type StaffMe = z.infer<typeof StaffMe>;

export const SaveStaffMeBody = z.object({ name: PersonName, locale: LocaleName });

export const StaffSession = z.object({
  id: z.string(),
  /** By the user agent; empty where it does not say. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
});

export type StaffSession = z.infer<typeof StaffSession>;

/** The caller's first, then the latest seen. */
export const StaffSessions = z.array(StaffSession);
export const EndStaffSessionBody = z.object({ id: z.string().max(64) });

/** Password and a code of the authenticator (or a recovery code): asked again before what proves who one is changes. */
const Proof = { password: PasswordText, code: CodeText };
export const StaffProofBody = z.object(Proof);
export const ChangeStaffPasswordBody = z.object({ ...Proof, newPassword: PasswordText });

/** `token`: of the invitation's link, `<ADMIN_URL>/invitation#<token>`. */
export const AcceptStaffInvitationBody = z.object({ token: z.string().max(200), password: PasswordText });

export const StaffUser = z.object({
  id: RowId,
  email: z.string(),
  name: z.string(),
  locale: LocaleName,
  roles: z.array(StaffRoleName),
  isDisabled: z.boolean(),
  /** A password was set. */
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  /** Until when the link to set a password works; null: none is open. */
  invitedUntil: z.string().nullable(),
  /** Of the last sign-in; null: never. */
  signedInAt: z.string().nullable(),
  createdAt: z.string(),
  isMe: z.boolean(),
});

export type StaffUser = z.infer<typeof StaffUser>;

/** In the order of their names, and what each role may do. */
export const StaffUsers = z.object({
  users: z.array(StaffUser),
  roles: z.array(z.object({ role: StaffRoleName, permissions: z.array(PermissionName) })),
});

/** A link by e-mail with which the person sets a password, or a first password that is shown once here. */
const InvitationKind = z.enum(['link', 'password']);

export const CreateStaffBody = z.object({
  email: EmailText,
  name: PersonName,
  locale: LocaleName,
  roles: z.array(StaffRoleName).min(1),
  by: InvitationKind,
});
export const InviteStaffBody = z.object({ by: InvitationKind });
/** `password`: shown once; null where a link was sent. */
export const StaffInvited = z.object({ user: StaffUser, password: z.string().nullable() });
export const StaffUserAnswer = z.object({ user: StaffUser });
export const SetStaffRolesBody = z.object({ roles: z.array(StaffRoleName).min(1) });
export const SetStaffDisabledBody = z.object({ isDisabled: z.boolean() });
