import { isMakerName } from '../header/maker-names.ts';
import { looksLikeMpn } from './column-values.ts';

/** A number with words before it, usually its maker: `Murata GRM1885C1H180JA01J`, `Diodes Inc 1N5819HW-7-F`. */
export interface NamedNumber {
  readonly words: string;
  readonly number: string;
}

/** Up to three words. A slash separates names of one maker: `Epcos / TDK`. */
const wordsOnly = /^\p{L}[\p{L}&.'-]*(?:(?: ?\/ ?| )\p{L}[\p{L}&.'-]*){0,2}$/u;

/** Splits a text into its words and its number. Returns null if the text has another form. */
export function namedNumber(text: string): NamedNumber | null {
  const at = text.lastIndexOf(' ');
  const [words, number] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  const isOfMaker = isMakerName(words);
  const isNumber = looksLikeMpn(number) ? number.length >= 8 || isOfMaker : isOfMaker && /^\d{6,}$/u.test(number);
  return isNumber && wordsOnly.test(words) ? { words, number } : null;
}
