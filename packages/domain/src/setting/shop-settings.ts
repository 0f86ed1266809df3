import { allLanguages, type ShownLanguages } from '../shared/shown-languages.ts';
import { usualCalendar, type WorkCalendar } from '../delivery/working-day.ts';
import { calendarProblem } from './calendar-setting.ts';
import { contactsProblem, usualContacts, type ContactsSetting } from './contacts-setting.ts';
import { deliveryProblem, usualDelivery, type DeliverySetting, type ZonesSetting } from './delivery-setting.ts';
import { usualMessages, type MessagesSetting } from './messages-setting.ts';
import { homeProblem, usualHome, type HomeSetting } from './home-setting.ts';
import { languagesProblem } from './languages-setting.ts';
import { lookProblem, usualLook, type LookSetting } from './look-setting.ts';
import { noticesProblem, usualNotices, type NoticesSetting } from './notices-setting.ts';
import { paymentsProblem, usualPayments, type PaymentSetting } from './payment-setting.ts';
import { staffNoticesProblem, usualStaffNotices, type StaffNoticesSetting } from './staff-notices-setting.ts';
import { usualVat, type VatSetting } from './vat-setting.ts';
import { usualRules, type RuleSettings } from './rules-setting.ts';
import { usualShop, type ShopIdentity } from './shop-setting.ts';

/** All settings that staff can change, by key. Each setting is stored with its earlier versions. */
export interface ShopSettings extends RuleSettings {
  readonly shop: ShopIdentity;
  readonly look: LookSetting;
  readonly contacts: ContactsSetting;
  readonly languages: ShownLanguages;
  readonly home: HomeSetting;
  readonly delivery: DeliverySetting;
  readonly delivery_zones: ZonesSetting;
  readonly payments: PaymentSetting;
  readonly vat: VatSetting;
  readonly calendar: WorkCalendar;
  readonly messages: MessagesSetting;
  readonly notices: NoticesSetting;
  readonly staff_notices: StaffNoticesSetting;
}

export type SettingKey = keyof ShopSettings;

export const settingKeys = [
  'shop',
  'look',
  'contacts',
  'languages',
  'home',
  'delivery',
  'delivery_zones',
  'payments',
  'order',
  'holds',
  'open_orders',
  'second_look',
  'completion',
  'requests',
  'vat',
  'calendar',
  'messages',
  'notices',
  'staff_notices',
] as const satisfies readonly SettingKey[];

/** Settings that have default values. Delivery zones have none, because they are in their own table. */
export type UsualSettings = Omit<ShopSettings, 'delivery_zones'>;

export const usualSettings: UsualSettings = {
  shop: usualShop,
  look: usualLook,
  contacts: usualContacts,
  languages: allLanguages,
  home: usualHome,
  delivery: usualDelivery,
  payments: usualPayments,
  vat: usualVat,
  calendar: usualCalendar,
  messages: usualMessages,
  notices: usualNotices,
  staff_notices: usualStaffNotices,
  ...usualRules,
};

/** A setting with its key. */
export type KeyedSetting = {
  readonly [K in SettingKey]: { readonly key: K; readonly value: ShopSettings[K] };
}[SettingKey];

/**
 * Returns the invalid field of a setting; null = none. Delivery zones and VAT rates are not checked here, because their
 * rules need stored data.
 */
export function settingProblem(setting: KeyedSetting): string | null {
  if (setting.key === 'look') return lookProblem(setting.value);
  if (setting.key === 'contacts') return contactsProblem(setting.value);
  if (setting.key === 'languages') return languagesProblem(setting.value);
  if (setting.key === 'home') return homeProblem(setting.value);
  if (setting.key === 'delivery') return deliveryProblem(setting.value);
  if (setting.key === 'payments') return paymentsProblem(setting.value);
  if (setting.key === 'calendar') return calendarProblem(setting.value);
  if (setting.key === 'notices') return noticesProblem(setting.value);
  if (setting.key === 'staff_notices') return staffNoticesProblem(setting.value);
  return null;
}

/** Settings that decide what every page of the site looks like. Staff can see them on the site before they save. */
const faceKeys = ['shop', 'look', 'contacts', 'languages', 'home'] as const satisfies readonly SettingKey[];

export type FaceKey = (typeof faceKeys)[number];

export type FaceSetting = Extract<KeyedSetting, { readonly key: FaceKey }>;

export const isFaceSetting = (setting: KeyedSetting): setting is FaceSetting =>
  faceKeys.some((key) => key === setting.key);
