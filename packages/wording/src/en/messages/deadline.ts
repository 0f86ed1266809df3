import type { Texts } from '../../ru/messages/deadline.ts';

export const texts: Texts = {
  inclusive: (day) => `the end of ${day}`,
  inMoscow: (moment) => `${moment} (Moscow)`,
};
