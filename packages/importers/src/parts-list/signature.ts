import type { NotPartsList } from '@farad/domain/bom';

/** Format of a file by its first bytes; null = it is read as text. */
export type Container = { readonly is: 'zip' | 'compound' } | { readonly is: 'refused'; readonly what: NotPartsList };

const signatures: readonly (readonly [bytes: string, what: NotPartsList])[] = [
  ['89504e470d0a1a0a', 'picture'],
  ['ffd8ff', 'picture'],
  ['474946383761', 'picture'],
  ['474946383961', 'picture'],
  ['424d', 'picture'],
  ['49492a00', 'picture'],
  ['4d4d002a', 'picture'],
  ['255044462d', 'pdf'],
  ['4d5a', 'program'],
  ['7f454c46', 'program'],
  ['cafebabe', 'program'],
  ['cffaedfe', 'program'],
  ['feedfacf', 'program'],
  ['2321', 'program'],
  ['1f8b', 'archive'],
  ['526172211a07', 'archive'],
  ['377abcaf271c', 'archive'],
  ['fd377a585a00', 'archive'],
  ['425a68', 'archive'],
  ['28b52ffd', 'archive'],
  ['7b5c727466', 'document'],
];

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const asciiAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Whether bytes look like text. A text may by chance start with a signature of two bytes. */
const looksLikeText = (head: Uint8Array): boolean => head.every((byte) => byte >= 9);

/**
 * Returns the container of a file (`zip`, `compound`), or why the file is refused, by its first bytes. null = it is
 * read as text.
 */
export function containerOf(bytes: Uint8Array): Container | null {
  const head = bytes.subarray(0, 64);
  const hex = hexOf(head);
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return { is: 'zip' };
  if (hex.startsWith('d0cf11e0a1b11ae1')) return { is: 'compound' };
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 12) === 'WEBP') return { is: 'refused', what: 'picture' };
  if (/^ftyp(?:heic|heix|avif|mif1)/.test(asciiAt(bytes, 4, 12))) return { is: 'refused', what: 'picture' };
  if (asciiAt(bytes, 257, 262) === 'ustar') return { is: 'refused', what: 'archive' };
  const found = signatures.find(([signature]) => hex.startsWith(signature));
  if (found === undefined) return null;
  const [signature, what] = found;
  if (signature.length === 4 && signature !== '2321' && signature !== '1f8b' && looksLikeText(head)) return null;
  return { is: 'refused', what };
}

const foreignTexts: readonly (readonly [RegExp, NotPartsList])[] = [
  [/^\s*\((?:kicad_pcb|kicad_sch|kicad_symbol_lib|footprint|module|pcb|sym_lib_table)[\s"]/, 'board'],
  [/^(?:EESchema Schematic|EESchema-LIBRARY|PCBNEW-BoardModule|PCBNEW-LibModule)/, 'board'],
  [/^(?:\|RECORD=|\|HEADER=Protel|ProtelAutotrax|PCB FILE \d)/, 'board'],
  [/<!DOCTYPE eagle|<eagle[\s>]/, 'board'],
  [/^\s*(?:%FS[LT][AI]X\d|%MO(?:IN|MM)\*%|%T[FA]\.|%AD[DM])/, 'gerber'],
  [/^\s*G0?4[^\n*]{0,300}\*/, 'gerber'],
  [/^\s*(?:%\s*)?(?:;[^\n]*\n\s*){0,20}M48\s/, 'gerber'],
  // IPC-D-356, gEDA's boards and schematics, pcb-rnd.
  [/^(?:[CP] [^\n]*\n){0,20}P {1,4}(?:CODE|JOB|UNITS|DIM|arrayDim)\b/, 'board'],
  [/^\s*(?:#[^\n]*\n\s*){0,9}(?:FileVersion\[|PCB\[)/, 'board'],
  [/^\s*(?:#[^\n]*\n\s*){0,9}(?:li|ha):[\w.-]+ \{/, 'board'],
  [/^v 20\d{6} \d\r?\n/, 'board'],
  [/^(?:\s*(?:\/\/[^\n]*|`timescale[^\n]*)?\n)*\s*module\s+\w+\s*[(#;]/, 'program'],
  [/^\s*(?:--[^\n]*\n\s*){0,40}(?:library\s+ieee|entity\s+\w+\s+is\b)/i, 'program'],
  [/^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,1000}-->\s*)?(?:<!DOCTYPE svg[^>]{0,300}>\s*)?<svg[\s>]/, 'picture'],
  [/^%!PS/, 'picture'],
  [/^\s*0\r?\n\s*SECTION\r?\n/, 'picture'],
  [/^ISO-10303-21;/, 'board'],
  // Allegro's report of placed components.
  [/^\s*VERSION = [\d.]+\s+UUNITS = /, 'pick_and_place'],
];

/** Returns the kind of a JSON text: a design of EasyEDA, or data of another program. Null if it is no JSON. */
function foreignJson(text: string): NotPartsList | null {
  if (!/^\s*[[{]\s*["[{]/.test(text.slice(0, 200))) return null;
  try {
    JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  return /"(?:docType|editorVersion|DOCTYPE)"/.test(text.slice(0, 2000)) ? 'board' : 'text_without_parts';
}

/** Returns the kind of a text that starts like another design or data file; null = it may be a parts list. */
export function foreignText(text: string): NotPartsList | null {
  const head = text.slice(0, 4000);
  return foreignTexts.find(([pattern]) => pattern.test(head))?.[1] ?? foreignJson(text);
}
