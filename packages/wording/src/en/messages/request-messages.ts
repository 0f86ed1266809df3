import type { Texts } from '../../ru/messages/request-messages.ts';

export const texts: Texts = {
  headlines: {
    received: ({ number }) => `We have your request ${number} and are preparing a quote`,
    quoted: ({ number, total, until }) => `Your quote for request ${number} is ready: ${total}, valid until ${until}`,
    revised: ({ number, total, until }) =>
      `The quote for request ${number} has changed: ${total}, valid until ${until}`,
    ending: ({ number, until }) => `The prices of request ${number} hold only until ${until}`,
    expired: ({ number }) => `The quote for request ${number} is no longer valid`,
    closed: ({ number }) => `Request ${number} is closed`,
  },
  farewells: {
    received: 'We will write when the answer is ready.',
    quoted: 'Accept it on the page of the request and it becomes an order at these prices.',
    revised: 'Accept it on the page of the request and it becomes an order at these prices.',
    ending: 'After that they have to be confirmed anew.',
    expired: 'If you still need the parts, send the request again and we will renew the prices.',
    closed: '',
  },
  openRequest: 'Open the request',
  shopWords: { subject: (number, part) => `Request ${number}: ${part}`, contact: 'Answer to', more: 'and more lines' },
};
