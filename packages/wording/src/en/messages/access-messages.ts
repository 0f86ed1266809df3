import type { Texts } from '../../ru/messages/access-messages.ts';

/** Returns ` at shop.example`, or '' without a host. */
const at = (host: string): string => (host === '' ? '' : ` at ${host}`);

export const texts: Texts = {
  happened: {
    key: (host) => `A new API key was made in your account${at(host)}`,
    hook: (host) => `Events of your account${at(host)} are now sent to a new address`,
    data: (host) => `All personal data of your account${at(host)} was downloaded`,
  },
  notYou: (phone) =>
    `If it was not you, end foreign sessions in your account and ${phone === '' ? 'write to us' : `call ${phone}`}.`,
  subjects: 'Access to your account',
};
