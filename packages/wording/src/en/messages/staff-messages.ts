import type { Texts } from '../../ru/messages/staff-messages.ts';

export const texts: Texts = {
  staffInvitationMail: ({ shop, name, date, url }) => ({
    subject: `Access to the back office of ${shop}`,
    text: `${name}, you have been given access to the back office of the shop.\n\nSet your password by the link: it works once, until ${date}.\n\nSet the password: ${url}\n\nAt the first sign-in you will need an authenticator app on your phone. If you did not expect this message, just delete it.\n`,
  }),
};
