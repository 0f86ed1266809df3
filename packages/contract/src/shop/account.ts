import { consentKinds, notificationChannels, notificationKinds } from '@farad/domain/account';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { AfterQuery } from '../kit/query.ts';
import { EmailText, LocaleName, PersonName } from '../kit/wire.ts';
import { WireUser } from './sign-in.ts';

/** A session of the caller. IP addresses are not stored (product S4). */
export const WireSession = z.object({
  id: z.string(),
  /** Browser and system of the device that signed in, from its user agent. Empty = not known. */
  browser: z.string(),
  system: z.string(),
  startedAt: z.string(),
  /** Time of the last call, rounded to ten minutes. */
  seenAt: z.string(),
  /** True = the session of this call. */
  isCurrent: z.boolean(),
  /** True = the shop's support uses this session to see the site as the customer does. */
  isSupport: z.boolean(),
});

export type WireSession = z.infer<typeof WireSession>;

/** Sessions of the caller: the current one first, the others by last use, latest first. */
const Sessions = z.array(WireSession);

const EndSessionBody = z.object({ id: z.string().max(64) });

/** Ends all sessions except the current one. `withKeys` = also revokes the API keys. */
const EndOtherSessionsBody = z.object({ withKeys: z.boolean().default(false) });

/** Kinds of contacts that a code can be sent to, to prove who the person is. */
const ContactKind = z.enum(['phone', 'email']);

/** Id of a sent code, from the answer of /account/…/code. It is required to confirm the code. */
const ChallengeId = z.string().max(200);
const CodeText = z.string().max(20);

const ProofCodeBody = z.object({ contact: ContactKind });
const ContactCodeBody = z.object({ contact: ContactKind, address: EmailText });

/** `code` = id of the sent code (not its digits). */
const CodeAnswer = z.object({ code: z.string() });
const ProveBody = z.object({ contact: ContactKind, sessionId: ChallengeId, code: CodeText });
const ProveAnswer = z.object({ isProved: z.literal(true) });

const SetContactBody = z.object({
  contact: ContactKind,
  address: EmailText,
  sessionId: ChallengeId,
  code: CodeText,
});

const SetContactAnswer = z.object({ user: WireUser });

export const Profile = z.object({
  name: z.string(),
  surname: z.string(),
  /** URL of the person's picture. */
  image: z.string(),
  /** Language of the messages that the shop sends to the person. */
  locale: LocaleName,
  /** 11 digits. Empty = not set. */
  phone: z.string(),
  email: z.string(),
  /** True = the person recently confirmed a code sent to their phone or email, so they may change these addresses. */
  isProved: z.boolean(),
  consents: z.array(z.object({ kind: z.enum(consentKinds), version: z.string(), givenAt: z.string() })),
  /** When the account will be deleted; null = never. */
  deleteAt: z.string().nullable(),
});

export type Profile = z.infer<typeof Profile>;

export const SaveProfileBody = z.object({ name: PersonName, surname: PersonName, locale: LocaleName });

/**
 * Sets the consent to advertising. Other consents cannot be set here: consent to personal data is given with an order
 * and ends with the account.
 */
const SetConsentBody = z.object({ kind: z.literal('advertising'), isGiven: z.boolean() });
const DeletionBody = z.object({ isWanted: z.boolean() });

/** Stored records of the person, by kind of data. */
const PersonalData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

const NotificationChoice = z.object({
  kind: z.enum(notificationKinds),
  channel: z.enum(notificationChannels),
  isOn: z.boolean(),
});

/** Every kind of notification for every channel. */
export const Notifications = z.object({
  choices: z.array(NotificationChoice),
  /** True = the account has a phone number for notifications. `hasEmail` says the same of an email address. */
  hasPhone: z.boolean(),
  hasEmail: z.boolean(),
  /** News is sent only to people who agreed to advertising. */
  hasAdvertisingConsent: z.boolean(),
});

export type Notifications = z.infer<typeof Notifications>;

export const SaveNotificationsBody = z.object({ choices: z.array(NotificationChoice).max(20) });

export const BonusesAnswer = z.object({
  /** Balance in whole roubles. */
  balance: z.int(),
  /** How bonuses are earned and spent, in percent. `lifeDays` null = they never expire. */
  rules: z.object({ cashbackPercent: z.number(), sharePercentMax: z.number(), lifeDays: z.int().nullable() }),
  /** Latest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['credit', 'debit', 'expiry']),
      /** Change of the balance in whole roubles. Negative = spent or expired. */
      roubles: z.int(),
      reason: z.string(),
      orderNumber: z.string().nullable(),
      at: z.string(),
      expiresAt: z.string().nullable(),
    }),
  ),
  /** Parameter `after` for the next page; null = the last page. */
  next: z.string().nullable(),
});

const EntryId = z.string().max(20);

/** Notifications of the caller on the site, newest first. */
export const InboxAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      /** Title in the language of the call. */
      title: z.string(),
      /** Further text: a reason, a tracking number or an answer. Empty = none. */
      text: z.string(),
      /** Path of the page that the notification is about, without the language. */
      address: z.string(),
      at: z.string(),
      isRead: z.boolean(),
    }),
  ),
  /** Parameter `after` for the next page; null = the last page. */
  next: z.string().nullable(),
  /** Number of unread notifications, counted up to 100. */
  unread: z.int(),
});

export type InboxAnswer = z.infer<typeof InboxAnswer>;

/** Marks one notification as read. `isUpTo` = also marks all earlier ones. */
const ReadInboxBody = z.object({ id: EntryId, isUpTo: z.boolean().default(false) });
const ReadInboxAnswer = z.object({ unread: z.int() });

/** API calls about the caller's own account. */
export const accountCalls = define({
  sessions: { method: 'GET', path: '/account/sessions', summary: 'Where the caller is signed in', answer: Sessions },
  endSession: {
    method: 'POST',
    path: '/account/sessions/end',
    summary: 'End one session of the caller; answers those that are left',
    body: EndSessionBody,
    answer: Sessions,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/sessions/end-others',
    summary: 'End every session of the caller but this one',
    body: EndOtherSessionsBody,
    answer: Sessions,
  },
  sendProofCode: {
    method: 'POST',
    path: '/account/proof/code',
    summary: 'Send a code to an address of the caller, to prove who it is',
    body: ProofCodeBody,
    answer: CodeAnswer,
  },
  prove: {
    method: 'POST',
    path: '/account/proof',
    summary: 'Answer that code: for ten minutes the addresses may be changed',
    body: ProveBody,
    answer: ProveAnswer,
  },
  sendContactCode: {
    method: 'POST',
    path: '/account/contacts/code',
    summary: 'Send a code to a phone or an e-mail that the caller wants to have; needs the proof',
    body: ContactCodeBody,
    answer: CodeAnswer,
  },
  setContact: {
    method: 'POST',
    path: '/account/contacts',
    summary: "Answer that code: the address becomes the caller's, every other session ends",
    body: SetContactBody,
    answer: SetContactAnswer,
  },
  profile: { method: 'GET', path: '/account/profile', summary: 'What the caller is to the shop', answer: Profile },
  saveProfile: {
    method: 'POST',
    path: '/account/profile',
    summary: 'Set name, surname and language of messages',
    body: SaveProfileBody,
    answer: Profile,
  },
  setConsent: {
    method: 'POST',
    path: '/account/consents',
    summary: 'Give or withdraw a consent',
    body: SetConsentBody,
    answer: Profile,
  },
  setDeletion: {
    method: 'POST',
    path: '/account/deletion',
    summary: 'Ask for the deletion of the account (needs the proof), or call it off',
    body: DeletionBody,
    answer: Profile,
  },
  personalData: {
    method: 'GET',
    path: '/account/data',
    summary: 'Everything that is kept about the caller',
    answer: PersonalData,
  },
  notifications: {
    method: 'GET',
    path: '/account/notifications',
    summary: 'What the caller wants to be told, and how',
    answer: Notifications,
  },
  saveNotifications: {
    method: 'POST',
    path: '/account/notifications',
    summary: 'Choose what to be told and how; what is not named stays',
    body: SaveNotificationsBody,
    answer: Notifications,
  },
  bonuses: {
    method: 'GET',
    path: '/account/bonuses',
    summary: 'The bonuses of the caller, line by line',
    query: AfterQuery,
    answer: BonusesAnswer,
  },
  inbox: {
    method: 'GET',
    path: '/account/inbox',
    summary: 'What the caller was told on the site in the last 90 days',
    isEmptyRefused: true,
    query: AfterQuery,
    answer: InboxAnswer,
  },
  readInbox: {
    method: 'POST',
    path: '/account/inbox/read',
    summary: 'Mark a notification as read, or it and all before it',
    body: ReadInboxBody,
    answer: ReadInboxAnswer,
  },
});
