import { normaliseEmail } from '@farad/domain/customer';
import { hookLimits } from '@farad/domain/customer-api';
import type { Day } from '@farad/domain/delivery';
import { isHex, shopPictureName } from '@farad/domain/look';
import { deliveryKinds, paymentKinds } from '@farad/domain/order';
import { taxSystems, tillKinds, timezones, usualTill } from '@farad/domain/receipt';
import {
  changingVatClasses,
  contactsLimits,
  homeBlocks,
  homeLimits,
  messageChannels,
  messageTextLimits,
  paymentBuyers,
  ruleBounds,
  settingKeys,
  shopIdentityLimits,
  smsRules,
  staffEvents,
  notifiedEvents,
} from '@farad/domain/setting';
import { inEachLocale } from '@farad/domain/shared';
import { vatPercents } from '@farad/domain/vat';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EmptyBody, LineText, LocaleName, PlainText, Roubles, RowId, Slug } from '../../kit/wire.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

/** Schema of a text in each language that replaces the default text. Empty = the default text applies. */
const words = (most: number) => {
  const text = LineText.max(most);
  return z.object(inEachLocale(() => text));
};

const SomeDay = z.iso.date().transform((day) => day as Day);

/** Whole roubles. */
const WholeRoubles = z.int().min(0).max(100_000_000);

const DeliveryValue = z.object({
  ways: z.array(z.object({ kind: z.enum(deliveryKinds), isOn: z.boolean(), name: words(60) })).max(10),
  packingGrams: z.int().min(0).max(10_000),
  carrier: z.object({
    isOn: z.boolean(),
    tariffs: z.array(z.int().min(1).max(99_999)).max(50),
    marginPercent: z.int().min(0).max(100),
    marginRoubles: z.int().min(0).max(10_000),
  }),
  office: z
    .object({
      address: LineText.min(5).max(200),
      hours: LineText.min(1).max(200),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable(),
});

const Days = z.int().min(0).max(90);
const Grams = z.int().min(1).max(100_000);

const ZonesValue = z.object({
  zones: z
    .array(
      z.object({
        id: z.int(),
        daysMin: Days,
        daysMax: Days,
        baseRoubles: z.int().min(0).max(1e5),
        includedGrams: Grams,
        stepRoubles: z.int().min(0).max(1e5),
        stepGrams: Grams,
        freeFromRoubles: z.int().min(1).max(1e8).nullable(),
      }),
    )
    .max(50),
});

const PaymentsValue = z.object({
  methods: z
    .array(
      z.object({
        method: z.enum(paymentKinds),
        isOn: z.boolean(),
        buyers: z.enum(paymentBuyers),
        leastRoubles: WholeRoubles.nullable(),
        mostRoubles: WholeRoubles.nullable(),
        name: words(60),
        note: words(200),
      }),
    )
    .max(10),
  isHeldFirst: z.boolean(),
  /** Cash register for receipts of online payments. Settings saved before it was added have none. */
  till: z
    .object({
      kind: z.enum(tillKinds),
      /** Tax system of the seller; null = not set. */
      taxSystem: z.literal(taxSystems).nullable(),
      /** Time zone of the place of payment, as a number from the law on cash registers: 2 = Moscow. */
      timezone: z.literal(timezones),
    })
    .default(usualTill),
});

const { order, holds, open_orders: open, second_look: secondLook, completion, requests } = ruleBounds;

const OwnText = z.object({
  id: z.string().max(60),
  channel: z.enum(messageChannels),
  locale: LocaleName,
  subject: LineText.max(messageTextLimits.subject),
  text: PlainText.min(1).max(messageTextLimits.text),
});

const ShopEmail = z
  .string()
  .trim()
  .max(254)
  .refine((email) => email === '' || normaliseEmail(email).ok);

const ContactsValue = z.object({
  email: ShopEmail,
  hours: LineText.max(contactsLimits.hours),
  social: z
    .array(z.object({ name: LineText.max(contactsLimits.name), url: LineText.max(contactsLimits.address) }))
    .max(contactsLimits.social),
  columns: z
    .array(
      z.object({
        title: words(contactsLimits.name),
        links: z
          .array(z.object({ title: words(contactsLimits.title), address: LineText.max(contactsLimits.address) }))
          .max(contactsLimits.links),
      }),
    )
    .max(contactsLimits.columns),
});

/** Examples of searches for the home page. Empty lines are removed. */
const Examples = z
  .array(LineText.max(homeLimits.example))
  .overwrite((texts) => texts.filter((text) => text !== ''))
  .max(homeLimits.examples);

const HomeValue = z.object({
  blocks: z.array(z.object({ kind: z.enum(homeBlocks), isOn: z.boolean() })).max(homeBlocks.length),
  title: words(homeLimits.title),
  lead: words(homeLimits.lead),
  examples: z.object(inEachLocale(() => Examples)),
});

/** File name of an uploaded picture. Empty = none. */
const PictureName = z.string().refine((name) => name === '' || shopPictureName.test(name));

/** A setting: its key and the value that belongs to the key. */
export const Setting = z.discriminatedUnion('key', [
  z.object({
    key: z.literal('shop'),
    value: z.object({
      name: LineText.max(shopIdentityLimits.name),
      shortName: LineText.max(shopIdentityLimits.shortName),
      tagline: words(shopIdentityLimits.tagline),
    }),
  }),
  z.object({
    key: z.literal('look'),
    value: z.object({
      logo: PictureName,
      darkLogo: PictureName,
      icon: PictureName,
      /** Accent colour `#rrggbb`. Empty = the default colour. */
      accent: z
        .string()
        .toLowerCase()
        .refine((accent) => accent === '' || isHex(accent)),
    }),
  }),
  z.object({ key: z.literal('contacts'), value: ContactsValue }),
  z.object({
    key: z.literal('languages'),
    value: z.object({ shown: z.array(LocaleName).max(20), main: LocaleName }),
  }),
  z.object({ key: z.literal('home'), value: HomeValue }),
  z.object({ key: z.literal('delivery'), value: DeliveryValue }),
  z.object({ key: z.literal('delivery_zones'), value: ZonesValue }),
  z.object({ key: z.literal('payments'), value: PaymentsValue }),
  z.object({ key: z.literal('order'), value: z.object({ leastRoubles: within(order.leastRoubles) }) }),
  z.object({
    key: z.literal('holds'),
    value: z.object({
      onlineMinutes: within(holds.onlineMinutes),
      invoiceWorkingDays: within(holds.invoiceWorkingDays),
    }),
  }),
  z.object({
    key: z.literal('open_orders'),
    value: z.object({
      mostOrders: within(open.mostOrders),
      mostRoubles: within(open.mostRoubles),
      mostCompanyRoubles: within(open.mostCompanyRoubles),
      firstRoubles: within(open.firstRoubles),
      cashDays: within(open.cashDays),
      warnRoubles: within(open.warnRoubles),
    }),
  }),
  z.object({
    key: z.literal('second_look'),
    value: z.object({ changePercent: within(secondLook.changePercent) }),
  }),
  z.object({ key: z.literal('completion'), value: z.object({ days: within(completion.days) }) }),
  z.object({
    key: z.literal('vat'),
    value: z.object({
      periods: z
        .array(
          z.object({
            vatClass: z.enum(changingVatClasses),
            percent: z.literal(vatPercents),
            from: SomeDay,
          }),
        )
        .max(50),
    }),
  }),
  z.object({
    key: z.literal('calendar'),
    value: z.object({
      daysOff: z.array(SomeDay).max(500),
      workDays: z.array(SomeDay).max(500),
      through: z.int().min(2026).max(2100),
    }),
  }),
  z.object({ key: z.literal('messages'), value: z.object({ texts: z.array(OwnText).max(500) }) }),
  z.object({
    key: z.literal('notices'),
    value: z.object({
      rules: z
        .array(
          z.object({ event: z.enum(notifiedEvents), sms: z.enum(smsRules), email: z.boolean(), site: z.boolean() }),
        )
        .max(notifiedEvents.length),
      /** Price of one SMS part in kopecks. */
      smsKopecks: z.int().min(0).max(10_000),
    }),
  }),
  z.object({
    key: z.literal('staff_notices'),
    value: z.object({
      emails: z
        .array(
          z
            .string()
            .max(254)
            .refine((email) => normaliseEmail(email).ok),
        )
        .max(10),
      /** https URL of a messenger's webhook. Empty = not set. */
      url: LineText.max(hookLimits.urlLengthMax).regex(/^(?:https?:\/\/\S+)?$/),
      chatId: LineText.max(100),
      rules: z
        .array(z.object({ event: z.enum(staffEvents), email: z.boolean(), messenger: z.boolean() }))
        .max(staffEvents.length),
    }),
  }),
  z.object({ key: z.literal('requests'), value: z.object({ partsAnHour: within(requests.partsAnHour) }) }),
]);

export type Setting = z.output<typeof Setting>;

const Version = z.object({
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
  /** Default value; null = the setting's values have a table of their own. */
  usual: z.unknown().nullable(),
  /** Saved versions, latest first. Empty = the default applies. */
  versions: z.array(Version),
  /**
   * Fields that environment variables set, by field; the value is the name of the variable. Staff cannot change them.
   */
  fixed: z.record(z.string(), z.string()),
});

export type ShopSetting = z.output<typeof ShopSetting>;

/** Id of the version that the caller saw; null = there was none. */
const Seen = RowId.nullable();

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
    }),
  ),
});

export type DeliveryPreview = z.output<typeof DeliveryPreview>;

/** Content types accepted for a picture of the shop. The server detects the format from the content. */
export const shopPictureTypes = ['image/svg+xml', 'image/png', 'application/octet-stream'] as const;

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

export const CarrierTested = z.object({ result: z.enum(['works', 'not_admitted', 'no_answer', 'not_connected']) });

/** Calls of settings of delivery, payment and limits. Old versions of a setting are not deleted (product X). */
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
