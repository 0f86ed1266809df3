import type { Texts } from '../../ru/messages/account-messages.ts';

/** Returns ` at shop.example`, or '' without a host. */
const at = (host: string, word = 'at'): string => (host === '' ? '' : ` ${word} ${host}`);

export const texts: Texts = {
  contactCodeSms: (code) => `code ${code} to change details. Do not share.`,
  contactCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Code to change your details: ${code}`,
    text: `Your code to change the details of your account at ${host}: ${code}\n\nIt is valid for ${lifeMinutes} min. Do not tell it to anyone.\nIf you are not changing anything, do not enter the code and check the sessions in your account.\n`,
  }),
  changedWords: ({ host, address }) => ({
    phone: `The phone number of your account${at(host)} is now ${address}`,
    email: `The e-mail of your account${at(host)} is now ${address}`,
  }),
  notYou: ({ shopPhone }) => `If it was not you, ${shopPhone === '' ? 'write to us' : `call ${shopPhone}`}.`,
  changedSubjects: 'Your account details have changed',
  deletionWords: ({ host, day }) => `Your account${at(host)} will be deleted on ${day}`,
  callOff: 'Changed your mind',
  deletionSubjects: 'Your account will be deleted',
  newDeviceWords: ({ host, named }) => `Signed in${at(host, 'to')} on a new device${named}`,
  endIt: 'If it was not you, end the session',
};
