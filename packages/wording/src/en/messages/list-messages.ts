import type { Texts } from '../../ru/messages/list-messages.ts';

export const texts: Texts = {
  watchHeadline: ({ mpn, roubles }) => ({
    in_stock: `${mpn} is in stock again, ${roubles} for one`,
    cheaper: `${mpn} is cheaper: ${roubles} for one`,
  }),
  farewells: 'You asked to be told of this once. To turn the notification off:',
  openPart: 'See the part',
  stopWords: 'Stop',
};
