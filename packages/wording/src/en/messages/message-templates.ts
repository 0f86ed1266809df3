import type { Texts } from '../../ru/messages/message-templates.ts';

export const texts: Texts = {
  reasons: 'the maker has discontinued the part',
  buyers: 'John',
  placed: 'Timer',
  placedExample: 'Kazan, Bauman St. 7',
};
