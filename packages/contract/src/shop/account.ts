import { notificationChannels, notificationKinds } from '@farad/domain/account';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { RowNumber } from '../kit/query.ts';
import { LineText, LocaleName } from '../kit/wire.ts';
import { WireUser } from './sign-in.ts';

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
const Sessions = z.array(WireSession);

const EndSessionBody = z.object({ id: z.string().max(64) });

/** `withKeys`: keys of the API end too. */
const EndOtherSessionsBody = z.object({ withKeys: z.boolean().default(false) });

/** Addresses a person has: each proves who it is. */
const ContactKind = z.enum(['phone', 'email']);

/** What /account/…/code answered; anything else confirms nothing. */
const ChallengeId = z.string().max(200);
const CodeText = z.string().max(20);

const ProofCodeBody = z.object({ contact: ContactKind });
const ContactCodeBody = z.object({ contact: ContactKind, address: z.string().min(1).max(254) });

/** The challenge id, never the digits. */
const CodeAnswer = z.object({ code: z.string() });
const ProveBody = z.object({ contact: ContactKind, sessionId: ChallengeId, code: CodeText });
const ProveAnswer = z.object({ isProved: z.literal(true) });

const SetContactBody = z.object({
  contact: ContactKind,
  address: z.string().min(1).max(254),
  sessionId: ChallengeId,
  code: CodeText,
});

const SetContactAnswer = z.object({ user: WireUser });

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
const SetConsentBody = z.object({ kind: z.literal('advertising'), isGiven: z.boolean() });
const DeletionBody = z.object({ isWanted: z.boolean() });

/** Kind of data → its records, as they are kept. */
const PersonalData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

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

const EntryId = z.string().max(20);

/** Notifications of the caller on the site, the newest first. */
export const InboxAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      /** In the language of the call. */
      title: z.string(),
      /** A reason, a tracking number, an answer; empty: none. */
      text: z.string(),
      /** Of what it is about, without the language. */
      address: z.string(),
      at: z.string(),
      isRead: z.boolean(),
    }),
  ),
  /** Id to go on after; null: these are the last. */
  next: z.string().nullable(),
  /** 100 at most. */
  unread: z.int(),
});

export type InboxAnswer = z.infer<typeof InboxAnswer>;

/** One that was read, or it and all before it. */
const ReadInboxBody = z.object({ id: EntryId, isUpTo: z.boolean().default(false) });
const ReadInboxAnswer = z.object({ unread: z.int() });

/** What the caller keeps of and does with the own account. */
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
    query: z.strictObject({ after: RowNumber.optional().describe('Id of the last line of the page before') }),
    answer: BonusesAnswer,
  },
  inbox: {
    method: 'GET',
    path: '/account/inbox',
    summary: 'What the caller was told on the site in the last 90 days',
    isEmptyRefused: true,
    query: z.strictObject({ after: RowNumber.optional().describe('Id of the last one of the page before') }),
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
