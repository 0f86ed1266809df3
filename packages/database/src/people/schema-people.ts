import type { ConsentKind, NotificationChannel, NotificationKind } from '@farad/domain/account';
import type { CompanyRole } from '@farad/domain/company';
import type { Coefficient, Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, Date>;

export interface AccountTable {
  id: GeneratedAlways<number>;
  phone: string | null;
  email: string | null;
  username: string;
  name: Generated<string>;
  surname: Generated<string>;
  image: Generated<string>;
  role: Generated<string>;
  prices_koef: ColumnType<Coefficient, Coefficient | undefined, Coefficient>;
  locale: Generated<Locale>;
  /** Id of the company for which the person buys; null = for themselves. */
  buys_as: number | null;
  password_hash: string | null;
  created_at: CreatedAt;
  delete_at: ColumnType<Date | null, Date | null | undefined>;
  deleted_at: ColumnType<Date | null, Date | null | undefined>;
  blocked_at: ColumnType<Date | null, Date | null | undefined>;
  /** Id of the staff member who blocked the account. */
  blocked_by: ColumnType<number | null, number | null | undefined>;
  block_reason: Generated<string>;
  /** Sum of the bonus ledger, in whole roubles. A database trigger maintains it. */
  bonus_balance: GeneratedAlways<number>;
  /** Number of the account's orders. A database trigger maintains it. */
  order_count: GeneratedAlways<number>;
}

export interface SessionTable {
  token_sha256: Buffer;
  account_id: number;
  user_agent: string;
  created_at: CreatedAt;
  last_seen_at: CreatedAt;
  expires_at: Date;
  id: Generated<string>;
  proved_at: ColumnType<Date | null, Date | null | undefined>;
  /** Id of the staff member who acts as the customer; null = the customer's own session. */
  impersonator_id: ColumnType<number | null, number | null | undefined>;
}

interface LoginChallengeTable {
  id: string;
  channel: 'sms' | 'email';
  destination_hash: Buffer;
  browser_hash: Buffer;
  code_hmac: Buffer;
  attempts: Generated<number>;
  created_at: CreatedAt;
  expires_at: Date;
  consumed_at: Date | null;
}

interface LoginSendTable {
  id: GeneratedAlways<number>;
  destination_hash: Buffer;
  ip: string;
  subnet: string;
  is_known_browser: Generated<boolean>;
  at: CreatedAt;
  channel: ColumnType<'sms' | 'email', 'sms' | 'email' | undefined>;
}

interface LoginTryTable {
  id: GeneratedAlways<number>;
  is_right: boolean;
  at: Date;
}

interface LoginGrantTable {
  challenge_id: string;
  channel: 'sms' | 'email';
  destination: string;
  browser_hash: Buffer;
  expires_at: Date;
  registered_at: Date | null;
  consumed_at: Date | null;
}

interface KnownBrowserTable {
  destination_hash: Buffer;
  browser_hash: Buffer;
  at: CreatedAt;
}

interface ConsentTable {
  id: GeneratedAlways<number>;
  account_id: number;
  kind: ConsentKind;
  version: string;
  locale: Locale;
  given_at: Date;
  withdrawn_at: Date | null;
  /** SHA-256 of the text that the person read; null = the consent is older than this column. */
  text_sha256: ColumnType<Buffer | null, Buffer | null | undefined>;
  caller_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  /** Id of the staff member who recorded a consent given by phone. */
  staff_id: ColumnType<number | null, number | null | undefined>;
}

interface CompanyTable {
  id: GeneratedAlways<number>;
  inn: string;
  kpp: string | null;
  ogrn: string | null;
  name: string;
  address: string;
  bik: string | null;
  bank_name: string | null;
  account: string | null;
  correspondent_account: string | null;
  contract_number: string | null;
  contract_date: string | null;
  prices_koef: Coefficient | null;
  created_at: Date;
}

interface CompanyMemberTable {
  company_id: number;
  account_id: number;
  role: CompanyRole;
  order_limit_kopecks: Kopecks | null;
  joined_at: Date;
}

interface CompanyInvitationTable {
  id: GeneratedAlways<number>;
  company_id: number;
  token_sha256: Buffer;
  phone: string | null;
  email: string | null;
  role: CompanyRole;
  order_limit_kopecks: Kopecks | null;
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface AddressTable {
  id: GeneratedAlways<number>;
  account_id: number;
  label: string;
  city: string;
  street: string;
  house: string;
  flat: string;
  postcode: string;
  comment: string;
  recipient: string;
  /** Phone number of 11 digits. */
  phone: string | null;
  created_at: Date;
  /** When the address became the default; null = never. */
  default_at: Date | null;
  removed_at: Date | null;
}

interface PickupChoiceTable {
  account_id: number;
  point: string;
  chosen_at: Date;
}

interface NotificationChoiceTable {
  account_id: number;
  kind: NotificationKind;
  channel: NotificationChannel;
  is_on: boolean;
}

interface InboxEntryTable {
  id: GeneratedAlways<number>;
  account_id: number;
  /** `kind` and `data` belong together as in the inbox messages of packages/wording. */
  kind: string;
  data: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  at: CreatedAt;
  read_at: ColumnType<Date | null, Date | null | undefined>;
}

interface BonusEntryTable {
  id: GeneratedAlways<number>;
  account_id: number;
  kind: 'credit' | 'debit' | 'expiry';
  /** Whole roubles. Negative = the balance fell. */
  roubles: number;
  reason: Generated<string>;
  order_id: number | null;
  at: Date;
  expires_at: Date | null;
  purpose: Generated<
    'other' | 'cashback' | 'payment' | 'payment_returned' | 'cashback_returned' | 'expiry' | 'refund_withdrawn'
  >;
  return_id: ColumnType<number | null, number | null | undefined>;
  refund_id: ColumnType<number | null, number | null | undefined>;
}

/** Tables of accounts, sign-in, consents and companies, for the schema in schema.ts. */
export interface PeopleTables {
  account: AccountTable;
  session: SessionTable;
  login_challenge: LoginChallengeTable;
  login_send: LoginSendTable;
  login_grant: LoginGrantTable;
  known_browser: KnownBrowserTable;
  login_try: LoginTryTable;
  consent: ConsentTable;
  company: CompanyTable;
  company_member: CompanyMemberTable;
  company_invitation: CompanyInvitationTable;
  address: AddressTable;
  pickup_choice: PickupChoiceTable;
  notification_choice: NotificationChoiceTable;
  inbox_entry: InboxEntryTable;
  bonus_entry: BonusEntryTable;
}
