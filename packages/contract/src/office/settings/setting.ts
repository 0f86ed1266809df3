import { normaliseEmail } from '@farad/domain/customer';
import { hookLimits } from '@farad/domain/customer-api';
import type { Day } from '@farad/domain/delivery';
import { isHex, shopPictureName } from '@farad/domain/look';
import { deliveryKinds, paymentKinds } from '@farad/domain/order';
import { taxSystems, tillKinds, timezones, usualTill } from '@farad/domain/receipt';
import {
  changingVatClasses,
  chatIdLengthMax,
  contactsLimits,
  homeBlocks,
  homeLimits,
  messageChannels,
  messageTextLimits,
  notifiedEvents,
  officeLimits,
  ownWordsLimits,
  paymentBuyers,
  ruleBounds,
  shopIdentityLimits,
  smsRules,
  staffEvents,
} from '@farad/domain/setting';
import { inEachLocale, textLimits } from '@farad/domain/shared';
import { vatPercents } from '@farad/domain/vat';
import { z } from 'zod';

import { LineText, LocaleName, PlainText, Slug } from '../../kit/wire.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

/** Schema of a text in each language that replaces the default text. Empty = the default text applies. */
const words = (most: number) => {
  const text = LineText.max(most);
  return z.object(inEachLocale(() => text));
};

const SomeDay = z.iso.date().transform((day) => day as Day);

/** Whole roubles. */
export const WholeRoubles = z.int().min(0).max(100_000_000);

export const DeliveryValue = z.object({
  ways: z.array(z.object({ kind: z.enum(deliveryKinds), isOn: z.boolean(), name: words(ownWordsLimits.name) })).max(10),
  packingGrams: z.int().min(0).max(10_000),
  carrier: z.object({
    isOn: z.boolean(),
    tariffs: z.array(z.int().min(1).max(99_999)).max(50),
    marginPercent: z.int().min(0).max(100),
    marginRoubles: z.int().min(0).max(10_000),
  }),
  office: z
    .object({
      address: LineText.min(5).max(officeLimits.address),
      hours: LineText.min(1).max(officeLimits.hours),
      latitude: z.number().min(-90).max(90).nullable(),
      longitude: z.number().min(-180).max(180).nullable(),
      city: z
        .union([z.literal(''), Slug])
        .optional()
        .describe('Slug of a city; empty = none of them, absent = Moscow'),
    })
    .nullable(),
});

const Days = z.int().min(0).max(90);
const Grams = z.int().min(1).max(100_000);

export const ZonesValue = z.object({
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
        name: words(ownWordsLimits.name),
        note: words(ownWordsLimits.note),
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

export const OwnText = z.object({
  id: z.string().max(60),
  channel: z.enum(messageChannels),
  locale: LocaleName,
  subject: LineText.max(messageTextLimits.subject),
  text: PlainText.min(1).max(messageTextLimits.text),
});

const ShopEmail = z
  .string()
  .trim()
  .max(textLimits.email)
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
            .max(textLimits.email)
            .refine((email) => normaliseEmail(email).ok),
        )
        .max(10),
      /** https URL of a messenger's webhook. Empty = not set. */
      url: LineText.max(hookLimits.urlLengthMax).regex(/^(?:https?:\/\/\S+)?$/),
      chatId: LineText.max(chatIdLengthMax),
      rules: z
        .array(z.object({ event: z.enum(staffEvents), email: z.boolean(), messenger: z.boolean() }))
        .max(staffEvents.length),
    }),
  }),
  z.object({ key: z.literal('requests'), value: z.object({ partsAnHour: within(requests.partsAnHour) }) }),
]);

export type Setting = z.output<typeof Setting>;
