import type { Texts } from '../../ru/messages/order-messages.ts';
import { statusHeadlines } from '../shared/order-status.ts';
import { sentence } from '../../sentence.ts';

export const texts: Texts = {
  thanks: 'thank you!',
  arrivals: {
    own_pickup: (place) => `We will tell you when you can collect it: ${place}`,
    courier: (place, days) => (days === '' ? `We will bring it to ${place}` : `It arrives ${days}: ${place}`),
    pickup_point: (place, days) =>
      days === '' ? `It goes to the pickup point: ${place}` : `It is at the pickup point ${days}: ${place}`,
  },
  collect: (place, hours) => sentence(`You can collect it: ${place}${hours === '' ? '' : `, ${hours}`}`),
  paidText: ({ sum, number }) => `We have received ${sum} for order ${number}.`,
  openOrder: 'Open the order',
  headlines: {
    ...statusHeadlines,
    awaited: (number) => `Order ${number} is accepted. Parts are on their way to us; you can pay when they are here`,
    lapsed: (number) => `Order ${number} is cancelled: its time is over, the parts are no longer held`,
    paid: (number) => `Order ${number} is paid`,
    refused: (number) => `The company did not approve order ${number}, it is cancelled`,
    changed: (number) => `The contents of order ${number} have changed`,
    cancelRequested: (number) => `We have your request to cancel order ${number} and will answer soon`,
    cancelRefused: (number) => `Order ${number} cannot be cancelled`,
    returnRequested: (number) => `We have your return request for order ${number}`,
    returnAccepted: (number) => `Your return for order ${number} is accepted`,
    returnRefused: (number) => `Your return for order ${number} is refused`,
  },
  reasonWords: 'Reason',
  sumWords: (before, after) => `It was ${before}, it is ${after} now.`,
  refundWords: (sum) => `We will send ${sum} back the way you paid.`,
  orderWaitsHeadline: ({ number, sum, company }) =>
    `Order ${number} for ${sum} for the company ${company} is waiting for your approval`,
};
