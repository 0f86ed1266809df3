import { notificationChannels, notificationKinds } from '@farad/domain/account';
import { z } from 'zod';

import { LineText, LocaleName } from './wire.ts';
import { WireUser } from './users.ts';

/** A session of the caller. No network address is kept (product S4). */
export const WireSession = z.object({
  id: z.string(),
  /** Of the device that signed in, by its user agent; empty where it does not say. */
  browser: z.string(),
  system: z.string(),
  startedAt: z.string(),
  /** To ten minutes. */
  seenAt: z.string(),
  /** The session of this very call. */
  isCurrent: z.boolean(),
  /** Support of the shop looks at it as the customer sees it. */
  isSupport: z.boolean(),
});

export type WireSession = z.infer<typeof WireSession>;

/** The caller's first, then the latest seen. */
export const Sessions = z.array(WireSession);

export const EndSessionBody = z.object({ id: z.string().max(64) });
/** `withKeys`: keys of the API end too. */
export const EndOtherSessionsBody = z.object({ withKeys: z.boolean().default(false) });

/** Addresses a person has: each proves who it is. */
const ContactKind = z.enum(['phone', 'email']);
/** What /account/…/code answered; anything else confirms nothing. */
const ChallengeId = z.string().max(200);
const CodeText = z.string().max(20);

export const ProofCodeBody = z.object({ contact: ContactKind });
export const ContactCodeBody = z.object({ contact: ContactKind, address: z.string().min(1).max(254) });
/** The challenge id, never the digits. */
export const CodeAnswer = z.object({ code: z.string() });
export const ProveBody = z.object({ contact: ContactKind, sessionId: ChallengeId, code: CodeText });
export const ProveAnswer = z.object({ isProved: z.literal(true) });
export const SetContactBody = z.object({
  contact: ContactKind,
  address: z.string().min(1).max(254),
  sessionId: ChallengeId,
  code: CodeText,
});
export const SetContactAnswer = z.object({ user: WireUser });

const ConsentKind = z.enum(['personal_data', 'advertising']);

export const Profile = z.object({
  name: z.string(),
  surname: z.string(),
  /** Address of the person's picture. */
  image: z.string(),
  /** Of the messages the shop sends. */
  locale: LocaleName,
  /** 11 digits; empty: none. */
  phone: z.string(),
  email: z.string(),
  /** A code to an own address was answered so lately that addresses may be changed. */
  isProved: z.boolean(),
  consents: z.array(z.object({ kind: ConsentKind, version: z.string(), givenAt: z.string() })),
  /** When the account will be deleted; null: it stays. */
  deleteAt: z.string().nullable(),
});

export type Profile = z.infer<typeof Profile>;

const PersonName = LineText.max(100);

export const SaveProfileBody = z.object({ name: PersonName, surname: PersonName, locale: LocaleName });
/** That to personal data is given with an order and ends with the account. */
export const SetConsentBody = z.object({ kind: z.literal('advertising'), isGiven: z.boolean() });
export const DeletionBody = z.object({ isWanted: z.boolean() });
/** Kind of data → its records, as they are kept. */
export const PersonalData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

const NotificationChoice = z.object({
  kind: z.enum(notificationKinds),
  channel: z.enum(notificationChannels),
  isOn: z.boolean(),
});

/** Every kind by every channel. */
export const Notifications = z.object({
  choices: z.array(NotificationChoice),
  /** Addresses there are to tell at. */
  hasPhone: z.boolean(),
  hasEmail: z.boolean(),
  /** News are sent only to whoever agreed to advertising. */
  hasAdvertisingConsent: z.boolean(),
});

export type Notifications = z.infer<typeof Notifications>;

export const SaveNotificationsBody = z.object({ choices: z.array(NotificationChoice).max(20) });

export const BonusesAnswer = z.object({
  /** Whole roubles. */
  balance: z.int(),
  /** How they come and what they pay, percent; `lifeDays` null: they never end. */
  rules: z.object({ cashbackPercent: z.number(), sharePercentMax: z.number(), lifeDays: z.int().nullable() }),
  /** The latest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['credit', 'debit', 'expiry']),
      /** Whole roubles; taken ones are negative. */
      roubles: z.int(),
      reason: z.string(),
      orderNumber: z.string().nullable(),
      at: z.string(),
      expiresAt: z.string().nullable(),
    }),
  ),
  /** Id to go on after; null: these are the last. */
  next: z.string().nullable(),
});
