import type { Texts } from '../../ru/messages/deadline.ts';

export const texts: Texts = {
  inclusive: (day) => `${day} günü sonuna`,
  inMoscow: (moment) => `${moment} (Moskova) saatine`,
};
