import type { Texts } from '../../ru/messages/distance.ts';

export const texts: Texts = {
  metresWord: 'm',
  kilometresWord: 'km',
};
