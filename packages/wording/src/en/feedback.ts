import type { Translation } from './translation.ts';
import type { feedback as russian } from '../ru/feedback.ts';

/** Contact form of the shop (product S3). */
export const feedback = {
  title: 'Write to the shop',
  lead: 'A question, a request or a mistake on the website: a person reads your message and answers in working hours.',
  subject: 'What it is about',
  order_subject: 'An order',
  part_subject: 'A part',
  site_subject: 'The website',
  cooperation_subject: 'Cooperation',
  other_subject: 'Something else',
  text: 'Message',
  name: 'Your name',
  contact: 'E-mail or phone',
  contactHint: 'We answer an e-mail in writing and call a phone.',
  orderNumber: 'Order number',
  orderNumberHint: 'If you write about an order.',
  optional: 'optional',
  consent: 'By sending the message you agree that we keep your name and contact in order to answer.',
  privacy: 'How we keep data',
  send: 'Send',
  wrong: 'Check the fields marked below.',
  sent: 'We have your message {{number}}',
  sentText: 'We will answer to {{contact}}. Keep the number in case you call us.',
  another: 'Write another message',
} as const satisfies Translation<typeof russian>;
