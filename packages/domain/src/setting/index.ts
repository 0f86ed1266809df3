export { contactsLimits, type ContactsSetting, type FooterColumn, type FooterLink } from './contacts-setting.ts';
export {
  isTariffOffered,
  officeCity,
  officeLimits,
  ownWordsLimits,
  priceWithMargin,
  wayOf,
  zonesProblem,
  type DeliverySetting,
  type OfficePlace,
  type ZonesSetting,
} from './delivery-setting.ts';
export { allBlocks, homeBlocks, homeLimits, shownBlocks, type HomeBlock, type HomeSetting } from './home-setting.ts';
export { lookPictures, type LookSetting } from './look-setting.ts';
export {
  fillTemplate,
  messageChannels,
  messageTextLimits,
  smsParts,
  templateOf,
  templateProblem,
} from './messages-setting.ts';
export type { OwnText, Placeholder } from './messages-setting.ts';
export { openWays, ruleOf, smsForecast, smsRules, notifiedEvents } from './notices-setting.ts';
export type { NoticeRule, NotifiedEvent } from './notices-setting.ts';
export { isPaymentOn, paymentBuyers, type PaymentSetting, type PaymentTerms } from './payment-setting.ts';
export { ruleBounds, ruleGroups } from './rules-setting.ts';
export { changingVatClasses, vatProblem } from './vat-setting.ts';
export { shopIdentityLimits, shopNames, smsNameMax, type ShopIdentity } from './shop-setting.ts';
export { chatIdLengthMax, messengerBody, messengerEvent, staffEvents, staffRuleOf } from './staff-notices-setting.ts';
export type { StaffEvent } from './staff-notices-setting.ts';
export {
  isFaceSetting,
  settingKeys,
  settingProblem,
  usualSettings,
  type FaceKey,
  type FaceSetting,
  type KeyedSetting,
  type SettingKey,
  type ShopSettings,
  type UsualSettings,
} from './shop-settings.ts';
