import type { Texts } from '../../ru/messages/format.ts';

export const texts: Texts = {
  unitNames: { piece: ['adet', 'adet'], metre: ['m', 'm'], set: ['takım', 'takım'], pack: ['paket', 'paket'] },
};
