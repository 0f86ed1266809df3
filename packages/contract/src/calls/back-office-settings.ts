import {
  CarrierState,
  CarrierTested,
  DeliveryPreview,
  DeliveryPreviewBody,
  MessageTemplates,
  MessageTested,
  RestoreSettingBody,
  SetSettingBody,
  ShopSetting,
  TestCarrierBody,
  TestMessageBody,
} from '../back-office-settings.ts';
import { define } from '../call.ts';

/** What staff set about delivery, payment and limits; every version is kept (product X). */
export const backOfficeSettingsCalls = define({
  shopSetting: {
    method: 'GET',
    path: '/admin/settings/{key}',
    summary: 'A setting, with its versions',
    answer: ShopSetting,
  },
  setSetting: {
    method: 'POST',
    path: '/admin/settings',
    summary: 'Change a setting',
    body: SetSettingBody,
    answer: ShopSetting,
  },
  restoreSetting: {
    method: 'POST',
    path: '/admin/settings/restore',
    summary: 'Take an earlier version of a setting back',
    body: RestoreSettingBody,
    answer: ShopSetting,
  },
  previewDelivery: {
    method: 'POST',
    path: '/admin/delivery-preview',
    summary: 'What a parcel would cost by settings that are not saved yet',
    body: DeliveryPreviewBody,
    isQuestion: true,
    answer: DeliveryPreview,
  },
  carrierState: {
    method: 'GET',
    path: '/admin/carrier',
    summary: 'How the carrier is connected, and open orders by their way of delivery',
    answer: CarrierState,
  },
  messageTemplates: {
    method: 'GET',
    path: '/admin/message-templates',
    summary: 'Messages that may be told in own words, with the usual ones',
    answer: MessageTemplates,
  },
  testMessage: {
    method: 'POST',
    path: '/admin/message-templates/test',
    summary: 'Send own words with the values of an example to oneself, by e-mail',
    body: TestMessageBody,
    answer: MessageTested,
  },
  testCarrier: {
    method: 'POST',
    path: '/admin/carrier/test',
    summary: 'Ask the carrier whether the account works',
    body: TestCarrierBody,
    answer: CarrierTested,
  },
});
