import type { Texts } from '../../ru/messages/opening-hours.ts';

export const texts: Texts = {
  days: [
    ['Pzt', 'pazartesi'],
    ['Sal', 'salı'],
    ['Çar', 'çarşamba'],
    ['Per', 'perşembe'],
    ['Cum', 'cuma'],
    ['Cmt', 'cumartesi'],
    ['Paz', 'pazar'],
  ],
  words: { daily: ['her gün'], always: ['24 saat'], closed: ['kapalı'], break: ['mola'] },
};
