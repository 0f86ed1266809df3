import type { GrantedPermission, StaffRole } from '@farad/domain/customer';
import type { Locale } from '@farad/domain/shared';
import type { AuditAction, AuditObject } from '@farad/domain/staff';
import type { ProductId, PublicationState } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

interface StaffTable {
  id: GeneratedAlways<number>;
  email: string;
  name: string;
  locale: Locale;
  password_hash: Optional<string>;
  totp_secret: Optional<Buffer>;
  totp_step: Generated<number>;
  pending_totp_secret: Optional<Buffer>;
  invitation_sha256: Optional<Buffer>;
  invitation_expires_at: Optional<Date>;
  created_at: Date;
  signed_in_at: Optional<Date>;
  disabled_at: Optional<Date>;
}

interface StaffRoleTable {
  staff_id: number;
  role: StaffRole;
}

interface CustomRoleTable {
  id: GeneratedAlways<number>;
  name: string;
  permissions: GrantedPermission[];
  changed_at: Date;
  changed_by: number | null;
}

interface CustomRoleMemberTable {
  staff_id: number;
  role_id: number;
}

interface StaffRecoveryCodeTable {
  staff_id: number;
  code_hmac: Buffer;
  used_at: Optional<Date>;
}

interface StaffSessionTable {
  token_sha256: Buffer;
  former_sha256: Optional<Buffer>;
  id: Generated<string>;
  staff_id: number;
  step: 'password' | 'done';
  user_agent: string;
  ip: string;
  created_at: Date;
  turned_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  written_to: Generated<number>;
}

interface StaffTryTable {
  id: GeneratedAlways<number>;
  email_hmac: Buffer;
  subnet: string;
  outcome: 'failed' | 'passed' | 'right';
  at: Date;
}

type Values = Readonly<Record<string, unknown>>;

interface AuditTable {
  id: GeneratedAlways<number>;
  at: Date;
  action: AuditAction;
  staff_id: number | null;
  object_kind: AuditObject | null;
  object_id: number | null;
  before: ColumnType<Values | null, string | null>;
  after: ColumnType<Values | null, string | null>;
  reason: string;
  ip: string;
  user_agent: string;
  request_id: string;
}

/**
 * One product of a bulk change. `version` is the product's version after the change. `before` holds the changed fields
 * with their former values.
 */
export interface BulkChanged {
  readonly id: ProductId;
  readonly version: string;
  readonly before: {
    readonly state?: PublicationState;
    readonly categoryId?: number;
    readonly tiers?: readonly (readonly [quantity: number, price: number])[];
  };
}

interface ProductBulkTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  at: Date;
  undone_at: Date | null;
  products: ColumnType<readonly BulkChanged[], string, never>;
}

interface CustomerNoteTable {
  id: GeneratedAlways<number>;
  account_id: number;
  staff_id: number;
  text: string;
  at: Date;
}

interface StaffViewTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  list: string;
  name: string;
  query: string;
  columns: string[] | null;
  is_shared: Generated<boolean>;
  created_at: Date;
}

interface StaffViewDefaultTable {
  staff_id: number;
  list: string;
  view_id: number;
}

/** Tables of staff and of their actions, for the schema in schema.ts. */
export interface StaffTables {
  staff_view: StaffViewTable;
  staff_view_default: StaffViewDefaultTable;
  staff: StaffTable;
  custom_role: CustomRoleTable;
  custom_role_member: CustomRoleMemberTable;
  staff_role: StaffRoleTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_session: StaffSessionTable;
  staff_try: StaffTryTable;
  audit: AuditTable;
  customer_note: CustomerNoteTable;
  product_bulk: ProductBulkTable;
}
