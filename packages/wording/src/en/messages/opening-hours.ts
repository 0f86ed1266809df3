import type { Texts } from '../../ru/messages/opening-hours.ts';

export const texts: Texts = {
  days: [
    ['Mon', 'monday'],
    ['Tue', 'tuesday'],
    ['Wed', 'wednesday'],
    ['Thu', 'thursday'],
    ['Fri', 'friday'],
    ['Sat', 'saturday'],
    ['Sun', 'sunday'],
  ],
  words: { daily: ['daily'], always: ['24 hours'], closed: ['closed'], break: ['break'] },
};
