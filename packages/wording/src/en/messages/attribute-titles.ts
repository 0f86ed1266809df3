import type { Texts } from '../../ru/messages/attribute-titles.ts';

export const texts: Texts = {
  range: 'range',
  values: 'options',
  single: 'single figure',
  max: 'maximum',
  min: 'minimum',
  other: 'other',
};
