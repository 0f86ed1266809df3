import { normaliseEmail } from '@farad/domain/customer';
import { hookLimits } from '@farad/domain/customer-api';
import type { Day } from '@farad/domain/delivery';
import { deliveryKinds, paymentKinds } from '@farad/domain/order';
import { taxSystems, tillKinds, timezones, usualTill } from '@farad/domain/receipt';
import {
  changingVatClasses,
  messageChannels,
  paymentBuyers,
  ruleBounds,
  settingKeys,
  smsRules,
  staffEvents,
  toldEvents,
} from '@farad/domain/setting';
import { inEachLocale } from '@farad/domain/shared';
import { vatPercents } from '@farad/domain/vat';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, LocaleName, PlainText, Roubles, RowId, Slug } from '../kit/wire.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

/** Words of the shop's own in each language; empty: the usual ones. */
const words = (most: number) => {
  const text = LineText.pipe(z.string().max(most));
  return z.object({ ru: text, en: text, tr: text });
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
      address: LineText.pipe(z.string().min(5).max(200)),
      hours: LineText.pipe(z.string().min(1).max(200)),
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
  /** The till that receipts of online payments go to; versions of before name none. */
  till: z
    .object({
      kind: z.enum(tillKinds),
      /** Of the seller; null: not told. */
      taxSystem: z.literal(taxSystems).nullable(),
      /** Of the place where payments are taken, by the law's numbers: 2 is Moscow. */
      timezone: z.literal(timezones),
    })
    .default(usualTill),
});

const { order, holds, open_orders: open, second_look: secondLook, completion, requests } = ruleBounds;

const OwnText = z.object({
  id: z.string().max(60),
  channel: z.enum(messageChannels),
  locale: LocaleName,
  subject: LineText.pipe(z.string().max(200)),
  text: PlainText.pipe(z.string().min(1).max(4000)),
});

/** A setting with its key. */
export const Setting = z.discriminatedUnion('key', [
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
        .array(z.object({ event: z.enum(toldEvents), sms: z.enum(smsRules), email: z.boolean(), site: z.boolean() }))
        .max(toldEvents.length),
      /** Of one part of an SMS. */
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
      /** An https address of a messenger; empty: none. */
      url: LineText.pipe(
        z
          .string()
          .max(hookLimits.urlLengthMax)
          .regex(/^(?:https?:\/\/\S+)?$/),
      ),
      chatId: LineText.pipe(z.string().max(100)),
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
  /** Who set it; null: it was so before staff changed it. */
  by: z.string().nullable(),
  /** The version that was taken back; null: it was typed. */
  restored: RowId.nullable(),
  value: z.unknown(),
});

export const ShopSetting = z.object({
  setting: Setting,
  /** As long as nobody says otherwise; null: there is a table of its own. */
  usual: z.unknown().nullable(),
  /** The latest first; none: it is as usual. */
  versions: z.array(Version),
  /** What the environment has fixed: name of the field → name of the variable. */
  fixed: z.record(z.string(), z.string()),
});

export type ShopSetting = z.output<typeof ShopSetting>;

/** The version that was on the screen; null: there was none. */
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
  /** Whose prices these are. */
  source: z.enum(['table', 'cdek']),
  /** The carrier gave no answer: the prices are the built-in table's. */
  isFallback: z.boolean(),
  freeFrom: Roubles.nullable(),
  options: z.array(
    z.object({
      kind: z.enum(deliveryKinds),
      price: Roubles,
      from: z.iso.date(),
      to: z.iso.date(),
      /** The carrier's number; null: the built-in table. */
      tariff: z.int().nullable(),
    }),
  ),
});

export type DeliveryPreview = z.output<typeof DeliveryPreview>;

const Words = z.object({ subject: z.string(), text: z.string() });
const InLanguages = z.object(inEachLocale(() => Words));
const Values = z.record(z.string(), z.string());

/** Messages that may be told in words of the shop's own. */
export const MessageTemplates = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      placeholders: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
      /** The usual words as templates. */
      usual: z.object({ sms: InLanguages, email: InLanguages }),
      /** Values of an example. */
      example: z.object(inEachLocale(() => Values)),
      /** In how many parts its Russian SMS is sent, in own words where there are some. */
      smsParts: z.int(),
    }),
  ),
});

export type MessageTemplates = z.output<typeof MessageTemplates>;

export const TestMessageBody = OwnText;

const MessageTested = z.object({
  /** Whom it was sent to: the caller. */
  email: z.string(),
});

const TestCarrierBody = z.object({});

export const CarrierState = z.object({
  /** How the account is known; null: no carrier is connected. */
  account: z.object({ id: z.string(), fromPoint: z.string(), fromCity: z.int() }).nullable(),
  isTwin: z.boolean(),
  /** Names of the variables that connect it. */
  variables: z.array(z.string()),
  /** Open orders by the way they are delivered. */
  openOrders: z.record(z.enum(deliveryKinds), z.int()),
});

export type CarrierState = z.output<typeof CarrierState>;

export const CarrierTested = z.object({ result: z.enum(['works', 'not_admitted', 'no_answer', 'not_connected']) });

/** What staff set about delivery, payment and limits; every version is kept (product X). */
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
