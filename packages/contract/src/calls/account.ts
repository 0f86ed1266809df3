import { z } from 'zod';

import {
  BonusesAnswer,
  CodeAnswer,
  ContactCodeBody,
  DeletionBody,
  EndOtherSessionsBody,
  EndSessionBody,
  Notifications,
  PersonalData,
  Profile,
  ProofCodeBody,
  ProveAnswer,
  ProveBody,
  SaveNotificationsBody,
  SaveProfileBody,
  Sessions,
  SetConsentBody,
  SetContactAnswer,
  SetContactBody,
} from '../account.ts';
import { define } from '../call.ts';
import { BotCheck } from '../users.ts';
import { RowNumber } from '../query.ts';

/** What the caller keeps of and does with the own account. */
export const accountCalls = define({
  botCheck: { method: 'GET', path: '/bot-check', summary: 'What a page needs for the bot check', answer: BotCheck },
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
});
