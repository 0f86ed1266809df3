import type { Translation } from './translation.ts';
import type { input as russian } from '../ru/input.ts';

export const input = {
  missing: 'It is empty.',
  wrongType: 'A value of another kind is expected here.',
  tooShort: 'Too short: it needs at least {{limit}} characters.',
  tooLong: 'Too long: it may have at most {{limit}} characters.',
  tooFew: 'Too few values: at least {{limit}} are needed.',
  tooMany: 'Too many values: at most {{limit}} are allowed.',
  tooSmall: 'The number must be {{limit}} or more.',
  tooBig: 'The number must be {{limit}} or less.',
  numberTooBig: 'The number is too big.',
  numberTooSmall: 'The number is too small.',
  notWhole: 'A whole number is needed.',
  wrongForm: 'The value is not written in the right form.',
  unknownValue: 'There is no such choice.',
} as const satisfies Translation<typeof russian>;
