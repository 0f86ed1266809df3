import { isMakerName } from '../header/maker-names.ts';
import { looksLikeMpn } from './column-values.ts';

/**
 * A number with words before it, usually its maker: `Murata GRM1885C1H180JA01J`, `Diodes Inc 1N5819HW-7-F`. Its maker
 * may also stand behind it: `LM311 Texas Instruments`.
 */
export interface NamedNumber {
  readonly words: string;
  readonly number: string;
}

/** Up to three words. A slash separates names of one maker: `Epcos / TDK`. */
const wordsOnly = /^\p{L}[\p{L}&.'-]*(?:(?: ?\/ ?| )\p{L}[\p{L}&.'-]*){0,2}$/u;

/**
 * Matches a maker's name with a usual company word: `Rohm Semiconductor`; but not `Linear regulator` behind a number.
 */
const companyWords =
  /^\S+(?: (?:semiconductors?|electronics?|technolog(?:y|ies)|components?|corp(?:oration)?|inc(?:orporated)?|ltd|gmbh|instruments|devices|integrated|rectifier|connectivity|contact|yuden|labs)\.?){1,2}$/iu;
/** Names of makers that are also common words. */
const commonWords = /^(?:diodes|linear|sharp|alps|lattice|nordic|bel|finder)$/iu;

const isMakerBehind = (words: string): boolean =>
  isMakerName(words) && (words.includes(' ') ? companyWords.test(words) : !commonWords.test(words));

/** Splits a text into its words and its number. Returns null if the text has another form. */
export function namedNumber(text: string): NamedNumber | null {
  const at = text.lastIndexOf(' ');
  const [words, number] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  const isOfMaker = isMakerName(words);
  const isNumber = looksLikeMpn(number) ? number.length >= 8 || isOfMaker : isOfMaker && /^\d{6,}$/u.test(number);
  if (isNumber && wordsOnly.test(words)) return { words, number };
  const [first = '', ...others] = text.split(' ');
  const maker = others.join(' ');
  return looksLikeMpn(first) && isMakerBehind(maker) ? { words: maker, number: first } : null;
}
