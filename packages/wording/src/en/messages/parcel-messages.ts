import type { Texts } from '../../ru/messages/parcel-messages.ts';

export const texts: Texts = {
  ofParcel: {
    handed_over: (number, parcel) => `Parcel ${parcel} of order ${number} is on its way`,
    ready_for_pickup: (number, parcel) => `Parcel ${parcel} of order ${number} is ready for pickup`,
    not_delivered: (number, parcel) => `Parcel ${parcel} of order ${number} was not delivered`,
    delivered: (number, parcel) => `Parcel ${parcel} of order ${number} is delivered`,
  },
  readyOrder: (number) => `Order ${number} is ready for pickup`,
  undeliveredOrder: (number) => `Order ${number} was not delivered`,
  undeliveredAdvice: 'Write to us: we will send it again or refund you',
  trackWords: 'Tracking number',
  troubleWords: {
    headline: (number, parcel) => `Order ${number}: parcel ${parcel} was not delivered`,
    unclear: (words) => `The carrier said what we do not know: ${words}.`,
    todo: 'Ask the carrier where the parcel is and say so in the order',
  },
  unclearHeadline: (number, parcel) => `Order ${number}: it is not clear where parcel ${parcel} is`,
  unheldWords: {
    headline: (number, parcel) => `Order ${number}: parcel ${parcel} left without a reservation`,
    taken: (part, pieces) => `${part}: ${pieces} pcs were taken from the free stock.`,
    missing: (part, pieces) => `${part}: ${pieces} pcs were not taken from the stock, none is free.`,
    todo: 'Check the stock. These pieces are either promised to another order or were written off before.',
  },
};
