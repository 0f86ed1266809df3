import type { Texts } from '../../ru/messages/pay-terms.ts';

export const texts: Texts = {
  buyers: {
    all: 'Bireyler ve şirketler',
    personal: 'Yalnızca bireyler',
    company: 'Yalnızca şirketler ve şahıs işletmeleri',
  },
  least: (sum) => `en az ${sum} tutarındaki siparişler`,
  most: (sum) => `en çok ${sum} tutarındaki siparişler`,
  between: (least, most) => `${least} ile ${most} arasındaki siparişler`,
};
