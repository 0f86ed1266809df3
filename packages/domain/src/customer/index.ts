export {
  customRoleLimits,
  grantedPermissions,
  mayGive,
  permissionGroups,
  roleTemplates,
  staffPermissions,
  type CustomRole,
  type GrantedPermission,
  type PermissionGroup,
  type RoleTemplate,
} from './custom-role.ts';
export { hideEmail, hidePhone } from './hide-address.ts';
export { normaliseEmail, type Email } from './email.ts';
export { allPermissions, may, mayWhileActingFor, permissions, permissionsOf, type Permission } from './permission.ts';
export {
  isMobilePhone,
  maskPhone,
  maskPhoneAt,
  maskPhonePartial,
  normalisePhone,
  phoneForSms,
  type Phone,
} from './phone.ts';
export {
  guestWireRole,
  isRole,
  isStaff,
  roles,
  staffRoles,
  wireRole,
  type Role,
  type StaffRole,
  type WireRole,
} from './role.ts';
export { emptyUser, unauthenticatedAnswer, type SignInAnswer, type WireUser } from './user.ts';
export type { UserId } from './user-id.ts';
