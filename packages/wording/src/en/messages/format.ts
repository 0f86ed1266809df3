import type { Texts } from '../../ru/messages/format.ts';

export const texts: Texts = {
  unitNames: { piece: ['pc', 'pcs'], metre: ['m', 'm'], set: ['set', 'sets'], pack: ['pack', 'packs'] },
};
