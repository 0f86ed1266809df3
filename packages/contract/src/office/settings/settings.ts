import { deliveryKinds } from '@farad/domain/order';
import { lookPictures, settingKeys } from '@farad/domain/setting';
import { inEachLocale } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EmptyBody, Roubles, RowId, Slug } from '../../kit/wire.ts';
import { WholeRoubles, DeliveryValue, ZonesValue, OwnText, Setting } from './setting.ts';

/** A saved version of a setting or of the seller. */
export const SettingVersion = z.object({
  id: RowId,
  at: z.string(),
  /** Staff member who set this value; null = the value before staff changed it. */
  by: z.string().nullable(),
  /** Id of the older version whose value was restored; null = the value is new. */
  restored: RowId.nullable(),
  value: z.unknown(),
});

export const ShopSetting = z.object({
  setting: Setting,
  /** Default value; null = the setting's values are in a separate table. */
  usual: z.unknown().nullable(),
  /** Saved versions, latest first. Empty = the default applies. */
  versions: z.array(SettingVersion),
  /** Field → name of the environment variable that sets it. Staff cannot change these fields. */
  fixed: z.record(z.string(), z.string()),
});

export type ShopSetting = z.output<typeof ShopSetting>;

/** Id of the version that the caller saw; null = there was none. */
export const Seen = RowId.nullable();

export const SetSettingBody = z.object({ setting: Setting, seen: Seen });
const RestoreSettingBody = z.object({ key: z.enum(settingKeys), version: RowId, seen: Seen });

export const DeliveryPreviewBody = z.object({
  city: Slug,
  grams: z.int().min(1).max(1_000_000),
  goods: WholeRoubles,
  delivery: DeliveryValue,
  zones: ZonesValue,
});

export const DeliveryPreview = z.object({
  /** Where the prices come from: the built-in table, or the carrier. */
  source: z.enum(['table', 'carrier']),
  /** True = the carrier did not answer, so the prices are from the built-in table. */
  isFallback: z.boolean(),
  freeFrom: Roubles.nullable(),
  options: z.array(
    z.object({
      kind: z.enum(deliveryKinds),
      price: Roubles,
      from: z.iso.date(),
      to: z.iso.date(),
      /** Tariff code of the carrier; null = the price is from the built-in table. */
      tariff: z.int().nullable(),
      /** True = pickup at the shop's office in another town, which the checkout offers after the other ways. */
      isElsewhere: z.boolean(),
    }),
  ),
});

export type DeliveryPreview = z.output<typeof DeliveryPreview>;

/** Content types accepted for a picture of the shop. The server detects the format from the content. */
export const shopPictureTypes = ['image/svg+xml', 'image/png', 'application/octet-stream'] as const;

const ShopPictureQuery = z.object({
  picture: z.enum(lookPictures).describe('Which picture of the look the file will be; a refusal names it'),
});

export const ShopPictureAnswer = z.object({
  name: z.string(),
  type: z.enum(['svg', 'png']),
  width: z.number(),
  height: z.number(),
});

export type ShopPictureAnswer = z.output<typeof ShopPictureAnswer>;

const Words = z.object({ subject: z.string(), text: z.string() });
const InLanguages = z.object(inEachLocale(() => Words));
const Values = z.record(z.string(), z.string());

/** Messages whose texts the shop can replace. */
export const MessageTemplates = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      placeholders: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
      /** The default texts as templates. */
      usual: z.object({ sms: InLanguages, email: InLanguages }),
      /** Example values for the template's placeholders. */
      example: z.object(inEachLocale(() => Values)),
      /** Number of SMS parts that the current Russian text needs. */
      smsParts: z.int(),
    }),
  ),
});

export type MessageTemplates = z.output<typeof MessageTemplates>;

export const TestMessageBody = OwnText;

const MessageTested = z.object({
  /** Email address of the caller, who receives the test message. */
  email: z.string(),
});

export const CarrierState = z.object({
  /** The carrier's account; null = not connected. */
  account: z.object({ id: z.string(), fromPoint: z.string(), fromCity: z.int() }).nullable(),
  isTwin: z.boolean(),
  /** Names of the environment variables that connect the carrier. */
  variables: z.array(z.string()),
  /** Number of open orders by kind of delivery. */
  openOrders: z.record(z.enum(deliveryKinds), z.int()),
});

export type CarrierState = z.output<typeof CarrierState>;

const Name = z.object(inEachLocale(() => z.string()));

/** The towns of each delivery zone by region. Regions are sorted by their largest town. */
const DeliveryTowns = z.object({
  zones: z.array(
    z.object({
      id: z.int(),
      regions: z.array(z.object({ name: Name, towns: z.array(z.object({ slug: Slug, name: Name })) })),
    }),
  ),
});

export const CarrierTested = z.object({ result: z.enum(['works', 'not_admitted', 'no_answer', 'not_connected']) });

/** API calls about settings of delivery, payment and limits. Old versions of a setting are not deleted. */
export const officeSettingsCalls = define({
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
  addShopPicture: {
    method: 'POST',
    path: '/admin/shop-pictures',
    summary: 'Add a picture for the look of the shop: the body is the file, SVG or PNG',
    query: ShopPictureQuery,
    fileTypes: shopPictureTypes,
    answer: ShopPictureAnswer,
  },
  previewDelivery: {
    method: 'POST',
    path: '/admin/delivery-preview',
    summary: 'What a parcel would cost by settings that are not saved yet',
    body: DeliveryPreviewBody,
    isQuestion: true,
    answer: DeliveryPreview,
  },
  deliveryTowns: {
    method: 'GET',
    path: '/admin/delivery-towns',
    summary: 'The towns of each delivery zone, by region',
    answer: DeliveryTowns,
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
    body: EmptyBody,
    answer: CarrierTested,
  },
});
