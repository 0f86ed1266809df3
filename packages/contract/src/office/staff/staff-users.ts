import { customRoleLimits, grantedPermissions, staffRoles } from '@farad/domain/customer';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EmailText, EmptyBody, LineText, LocaleName, NeededPersonName, RowId } from '../../kit/wire.ts';
import { StaffRoleName, PermissionName, NamedRole } from './staff.ts';

const GrantedPermissionName = z.enum(grantedPermissions);
export const StaffUser = z.object({
  id: RowId,
  email: z.string(),
  name: z.string(),
  locale: LocaleName,
  roles: z.array(StaffRoleName),
  /** Roles that administrators of the shop composed of permissions. */
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

/** Built-in and custom roles; at least one. */
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

/** A custom role; `id` null = a new one. */
const SaveRoleBody = z.object({
  id: RowId.nullable(),
  name: LineText.min(1).max(customRoleLimits.name),
  permissions: z.array(GrantedPermissionName).min(1).max(grantedPermissions.length),
});
const RolesChanged = z.object({ isDone: z.literal(true) });
const SetStaffDisabledBody = z.object({ isDisabled: z.boolean() });

/** API calls about staff and their roles, for administrators. */
export const officeStaffUsersCalls = define({
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
});
