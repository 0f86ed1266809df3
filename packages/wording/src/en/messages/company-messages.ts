import type { Texts } from '../../ru/messages/company-messages.ts';

export const texts: Texts = {
  unnamedCompany: (inn) => `with INN ${inn}`,
  namedCompany: (name, inn) => `${name} (INN ${inn})`,
  companyInvitationSms: ({ company, url }) => `You are invited to buy for the company ${company}: ${url}`,
  companyInvitationMail: ({ host, company, url, date }) => ({
    subject: `Invitation to a company at ${host}`,
    text: `You are invited to buy at ${host} on behalf of the company ${company}.\n\nTo accept, sign in with this e-mail address.\n\nAccept the invitation: ${url}\n\nThe link is valid until ${date}. If you did not expect an invitation, just delete this message.\n`,
  }),
};
