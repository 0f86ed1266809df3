import { toLatinLetters } from '@farad/domain/shared';

/**
 * Beginnings of part numbers of TVS diodes and of ESD arrays, from the makers' lists: Littelfuse, Vishay, ST, Bourns,
 * Diodes Inc., onsemi, Nexperia, TI, Semtech.
 */
const tvsNumbers = [
  // By power, the voltage follows: SMAJ5.0A, P6KE6.8A, 1.5KE15CA, SM6T12A, SA5.0A, 1SMB5.0AT3G, TPSMB6.8A.
  // SMBJ5342B, SMAJ4761A and SMF4727A are zeners.
  String.raw`SM[A-DFL]F?J\d{1,3}(?!\d)`,
  String.raw`SM[BC]G\d`,
  String.raw`SMF\d{1,3}(?:[.V]\d)?(?:C?A|C)(?![A-Z\d])`,
  String.raw`T?P[46]KE\d`,
  String.raw`T?P[46]SM[AB]J?\d`,
  String.raw`TPSM[A-DF]J?\d{1,3}(?:\.\d)?C?A`,
  String.raw`1[.,]5(?:KE|SMC|SMBJ)J?\d`,
  String.raw`[35][.,]0SM[CD]J?\d`,
  String.raw`SM(?:4|6|15|30)T\d`,
  String.raw`1SM[AB]\d{1,3}(?:\.\d)?C?AT`,
  String.raw`SA\d{1,3}(?:\.\d)?C?A(?![A-Z\d])`,
  String.raw`(?:[35]|15|20|30)KPA?\d`,
  String.raw`BZW0[46]|BZG04`,
  String.raw`1N56(?:29|[345]\d|6[0-5])|1N5908|1N62(?:6[7-9]|[789]\d)|1N630[0-3]`,
  // For data lines.
  String.raw`[A-Z]{0,2}ESD[A-Z]{0,5}\d`,
  String.raw`USBLC\d|DSILC\d|HSP0\d|ITA\d{1,2}[UV]\d`,
  String.raw`[RU]CLAMP\d|SRV\d\d-\d|SMDA\d|SM712|SMS\d\dC|LC03-`,
  String.raw`SP05\d\dBA|SP(?:100|30[01])\d-\d`,
  String.raw`CDSOT23\d?-|CDSOD323-T|CDSC706|CDDFN\d|CDNBS08`,
  String.raw`D\d{1,2}V\d[A-Z]\d|DT1\d{3}-`,
  String.raw`GSOT\d|GBLC\d|VBUS\d|VCUT\d`,
  String.raw`TPD\d[EFS]\d|P?TVS\d[\dV]|NUP\d{4}|PRTR\dV|IP4\d{3}C`,
  // The zeners MMBZ5221B have no V.
  String.raw`MMBZ\d{1,2}V`,
];

/** Beginnings of part numbers of zener diodes. */
const zenerNumbers = [
  String.raw`L?BZ[DMTVXY]\d|BZW03|BZG0[35]`,
  String.raw`[LM]M\dZ\d|[LM]MSZ\d|MMBZ52\d\d|ZMM\d|ZMY\d|ZPD\d|ZPY\d|ZM47\d\d`,
  String.raw`1N47[2-6]\d|1N52[2-8]\d|1N53[3-8]\d|1N59[1-5]\d|1SM[AB]59\d\d|SM[AB]J?(?:47|53|59)\d\d|SM[FL]47\d\d|SMAZ\d`,
  String.raw`TZ[MXS][A-Z]?\d|DZ\d[A-Z]\d|[CDEGKNPTU]DZ[A-Z]{0,2}\d|PLZ\d|VLZ\d|NZ[HX]\d|PZ[UM]\d`,
  String.raw`Д81[48]|[2K]C\d{3}[А-ЯA-Z]`,
];

// onsemi writes SZ before its numbers for cars: SZBZX84C5V1.
const oneOf = (numbers: readonly string[]): RegExp => new RegExp(`^(?:SZ)?(?:${numbers.join('|')})`, 'u');

const families = [
  [oneOf(tvsNumbers), 'TVS Diodes'],
  [oneOf(zenerNumbers), 'Zener Diodes'],
] as const;

/**
 * Returns the category name of the diodes that have such part numbers; null = the number is of no known family. Price
 * lists often have zeners and TVS diodes in one group, and some call a TVS diode a zener.
 */
export function diodesOfNumber(mpn: string): (typeof families)[number][1] | null {
  const plain = toLatinLetters(mpn.slice(0, 40).toUpperCase()).replaceAll(/\s/gu, '');
  return families.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
