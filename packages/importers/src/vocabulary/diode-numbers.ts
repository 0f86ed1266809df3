import { toLatinLetters } from '@farad/domain/shared';

/** Stand-off or breakdown voltage in a number: `5.0`, `6V8`, `33`, `440`. */
const volts = String.raw`\d{1,3}(?:[.V]\d)?`;

/**
 * Numbers of TVS diodes for power lines. All makers use one scheme: power and case, voltage, `C` for both directions,
 * `A` for a tolerance of 5 % ("How to order" in the data sheets of Bourns SMAJ and Kyocera AVX SMAJ, SMBJ, SMCJ). The
 * power stands before the case (`P6SMB15CA`, `5.0SMDJ24A`, `1KSMB56A`) or in it (`SMA6J15A`, `SMB10J33CA`, `SM8S24CA`).
 */
const powerNumbers = [
  // SMBJ5342B, SMAJ4761A, SMF4727A and 1SMB5918A are zeners: four digits are no voltage.
  String.raw`SM[A-DFL]F?J\d{1,3}(?!\d)`,
  String.raw`SM[A-DFLM]\d{1,2}[FJLT]${volts}C?A`,
  String.raw`SM[BC]G\d`,
  String.raw`SMF${volts}C?A(?!\d)`,
  String.raw`SMF\d{1,3}C(?![A-Z\d])|SMF\d\dCT`,
  String.raw`SMP${volts}A?-M3`,
  String.raw`SM[4-8][FS]${volts}C?A|SLD\d{1,2}[SU]\d`,
  String.raw`S[46]MF${volts}C?A`,
  String.raw`(?:SMBJ)?T?P[46]KE\d`,
  String.raw`T?P[46]SM[AB]J?\d`,
  String.raw`P[46](?:SMFT?|FL|SOD)${volts}C?A`,
  String.raw`TPSM[A-DF](?:J|\dL)?${volts}C?A`,
  String.raw`\d{1,2}(?:[.,]\d)?K?A?SM[A-D]J?${volts}C?A`,
  String.raw`SM[A-D]T-${volts}C?A`,
  String.raw`1[.,]5(?:KE|SMC|SMBJ)J?\d`,
  String.raw`[35][.,]0SM[CD]J?\d`,
  String.raw`SM(?:A?[46]|15|30)T\d`,
];

/** Numbers of ESD arrays that other makers copy. They are of Semtech, ST, Littelfuse, onsemi, Nexperia, TI, Amazing. */
const arrayNumbers = [
  String.raw`[A-Z]{0,2}ESD[A-Z]{0,5}\d`,
  String.raw`USBLC\d|PRTR\dV|PTVS(?:[A-Z]{2})?\d[\dA-Z]|TVS[AS]?\d[\dV]`,
  String.raw`[RU]CLAMP\d|SRV\d\d-\d|(?:SM|SR|LC)DA\d\d|SM712|LC03-\d`,
  // JST names connectors SM05B-SRSS and Eaton inductors SD12-100-R.
  String.raw`SMS?(?:03|05|08|12|15|24|36)(?:C|L|T1|TS|\.TCT|-0\d[A-Z]|-7|-LF|$)`,
  String.raw`SD(?:03|05|07|08|09|12|15|18|24|36)(?:C|L|T1|TS|\.TCT|-0\d[A-Z]|-7|-LF|$)`,
  String.raw`BLC\d\dC|GBLC\d|GSOT\d`,
  String.raw`SP05\d\d[BT]|SP\d{4}B?-\d\d[A-Z]TG`,
  String.raw`TPD\d[EFS]\w|NUP\d{3}`,
  // The zeners MMBZ5221B have no V.
  String.raw`MMBZ\d{1,2}V|[MN][MS]QA\d`,
  String.raw`AZC?\d{3,4}-\d\d[A-Z]`,
];

/** Beginnings of other numbers of TVS diodes and ESD arrays, from the makers' lists. */
const tvsNumbers = [
  String.raw`1SM[AB]\d{1,3}(?:\.\d)?C?AT`,
  String.raw`SA\d{1,3}(?:\.\d)?C?A(?![A-Z\d])|SAC\d{1,2}(?:\.\d)?(?!\d)`,
  String.raw`(?:[35]|15|20|30)KPA?\d|AK\d{1,2}-\d{3}C`,
  String.raw`BZW(?:0[46]|50)|BZG04`,
  // JEDEC numbers; those of Microsemi may begin with a level of MIL-PRF-19500.
  String.raw`(?:JAN(?:TXV?|S)?)?1N(?:56(?:29|[345]\d|6[0-5])|5908|6(?:1[0-7]\d|46[1-8]|26[7-9]|2[789]\d|30[0-3]))`,
  // ST, Vishay, Littelfuse.
  String.raw`DSILC\d|HSP0\d|ITA\d{1,2}[UV]\d|ETP01`,
  String.raw`VBUS\d|VCUT\d|VCAN\d|VTVS\d|GMF\d\dLC|GL\d\dT`,
  String.raw`AQ\d{2,4}(?:C|-0)|AXGD\d`,
  // Bourns, Diodes Inc., Nexperia, onsemi, Toshiba, Alpha & Omega.
  String.raw`CDSOT23\d?-|CDSOD323-T|CDSC706|CDDFN\d|CDNBS08`,
  String.raw`D\d{1,2}V\d[A-Z]\d|DT[12]\d{3}-|DT\d{4}V\d-|DFLT\d|DLPT\d|DTVS\d|DRTR\dV|T\dV\dS\d`,
  String.raw`IP4\d{3}C|PUSB\d|CM121\d`,
  String.raw`DF\d[ABS]\d|AOZ8\d{3}`,
  // Comchip, Eaton, Brightking, Born and Ruilon: the package, `A` or `C` for one or both directions, and the voltage.
  String.raw`A?CPD[A-Z]{1,3}\d|A?TV\d\d[A-Z]\d`,
  String.raw`ST[NS]\d{6}[BU][L\d]\d\d`,
  String.raw`[A-Z]{3}\d{1,2}[A-C]\d{2,3}L\d\d`,
  String.raw`(?:RL|B)S[DT]\d{1,3}[A-Q]\d{3}[A-Z]`,
];

/** Beginnings of part numbers of zener diodes. */
const zenerNumbers = [
  String.raw`L?BZ[DMTVXY]\d|BZW03|BZG0[35]`,
  String.raw`[LM]M\dZ\d|[LM]MSZ\d|MMBZ52\d\d|ZMM\d|ZMY\d|ZPD\d|ZPY\d|ZM47\d\d`,
  String.raw`1N47[2-6]\d|1N52[2-8]\d|1N53[3-8]\d|1N59[1-5]\d|1SM[AB]59\d\d|SM[AB]J?(?:47|53|59)\d\d|SM[FL]47\d\d|SMAZ\d`,
  String.raw`TZ[MXS][A-Z]?\d|DZ\d[A-Z]\d|[CDEGKNPTU]DZ[A-Z]{0,2}\d|PLZ\d|VLZ\d|NZ[HX]\d|PZ[UM]\d`,
  String.raw`Д81[48]|[2K]C\d{3}[А-ЯA-Z]`,
];

const anyOf = (numbers: readonly string[]): string => `(?:${numbers.join('|')})`;

// Makers of copies put their own letters before the number of the original: `CJSMAJ20CA` (Changjing), `HSMBJ24CA` (HXY),
// `TPRCLAMP2451ZA` (Tech Public), `DG-SMF58A` (Goodwork). onsemi writes SZ before its numbers for cars: SZBZX84C5V1.
const copied = `(?:[A-Z]{1,3}-?)?${anyOf([...powerNumbers, ...arrayNumbers])}`;

const families = [
  [new RegExp(`^(?:${copied}|${anyOf(tvsNumbers)})`, 'u'), 'TVS Diodes'],
  [new RegExp(`^(?:SZ)?${anyOf(zenerNumbers)}`, 'u'), 'Zener Diodes'],
] as const;

/**
 * Returns the category name of the diodes that have such part numbers; null = the number is of no known family. Price
 * lists often have zeners and TVS diodes in one group, and some call a TVS diode a zener.
 */
export function diodesOfNumber(mpn: string): (typeof families)[number][1] | null {
  const plain = toLatinLetters(mpn.slice(0, 40).toUpperCase()).replaceAll(/\s/gu, '');
  return families.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
