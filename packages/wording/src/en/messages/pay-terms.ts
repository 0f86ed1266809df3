import type { Texts } from '../../ru/messages/pay-terms.ts';

export const texts: Texts = {
  buyers: {
    all: 'Private persons and companies',
    personal: 'Private persons only',
    company: 'Companies and sole traders only',
  },
  least: (sum) => `orders from ${sum}`,
  most: (sum) => `orders up to ${sum}`,
  between: (least, most) => `orders from ${least} to ${most}`,
};
