import type { Unit } from '../../category/category.ts';
import { powerAfterType } from '../../search-query/dictionary/domestic-types.ts';
import { readDielectric } from '../../search-query/dictionary/dielectric-names.ts';
import { readChipSize, readOutline } from '../../search-query/dictionary/package-names.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { isNominal, type NominalUnit } from './nominal-unit.ts';

/** Facts found in the pieces of a text. */
export type Found = Record<'nominal' | 'tolerance' | 'voltage' | 'dielectric' | 'power' | 'package', string | null>;

export const nothingFound = (): Found => ({
  nominal: null,
  tolerance: null,
  voltage: null,
  dielectric: null,
  power: null,
  package: null,
});

/** Matches package names that differ between makers: `UDFNB-6(2X2)`, `FCQFN-9`, `TVSOP-56`, `MLP-12`, `LL-41`. */
const makersBody =
  /^(?:(?=.{5})[A-Z]{0,5}(?:DFN[A-Z]?|QFN|SON|SOP|DSO|BGA|CSP|ML[PF])-\d{1,3}L?|LL-?(?:34|41))(?:\(\d[\d.xX*]*\))?$/u;

/** Stores the fact that a piece states. Returns false if it states none. */
function take(found: Found, piece: string, unit: NominalUnit | undefined): boolean {
  const size = readChipSize(piece, null)?.[0] ?? metricSize(piece) ?? readOutline(piece)?.[0];
  if (size !== undefined) {
    found.package ??= size;
    return true;
  }
  if (makersBody.test(piece)) {
    found.package ??= piece;
    return true;
  }
  if (readDielectric(piece)) {
    found.dielectric ??= piece;
    return true;
  }
  const lexeme = valueLexeme(piece);
  if (lexeme === null) return false;
  if (isNominal(lexeme, unit)) return fill(found, 'nominal', piece);
  return lexeme.kind === 'value' && takeRating(found, piece, lexeme.unit);
}

/**
 * Stores a fact that has no value yet. Returns false if another value is already stored, because it is unknown which of
 * the two is right.
 */
function fill(found: Found, key: keyof Found, text: string): boolean {
  found[key] ??= text;
  return found[key] === text;
}

function takeRating(found: Found, piece: string, unit: Unit): boolean {
  if (unit === 'percent') {
    return fill(found, 'tolerance', `±${piece.replace(/^(?:±|\+\/?-)/u, '').replace(/^%(.*)/u, '$1%')}`);
  }
  if (unit === 'volt') return fill(found, 'voltage', piece);
  // The frequency at which a bead's impedance was measured is recognised but not stored.
  return unit === 'watt' ? fill(found, 'power', piece) : unit === 'hertz';
}

/** Returns the inch size of a metric chip size in a Russian designation (`2012М`); undefined = another text. */
const metricSize = (piece: string): string | undefined =>
  /^\d{4}[MМ]$/u.test(piece) ? readChipSize(piece.slice(0, 4), 'metric')?.[0] : undefined;

/** Stores the pieces of a Russian designation: `0,125`, `4,7 кОм`, `±5%`. Dashes separate them. */
export function readDomestic(found: Found, rest: string, hasPower: boolean, unit: NominalUnit | undefined): void {
  for (const piece of rest.split(/\s*(?<!\/|\+\d{1,3})-\s*|\s*;\s*|\s+(?=\+\d)|(?=±)|(?<=%)|(?<=\p{L})\s+(?=[\d±])/u)) {
    const text = piece.trim().replace(/[,.]$/u, '');
    if (text === '' || take(found, text, unit)) continue;
    if (hasPower && found.power === null && powerAfterType(text) !== null) found.power = `${text} Вт`;
  }
}

/** A space between a number and its unit, also within `2.49K OHM`. */
const innerSpace =
  /(?<=\d) (?=(?:(?:мк|[пнмкМГ])?(?:Ом|Ф|Гн|Гц|В|Вт|А)|[pnuµμmkMG]?(?:Ohms?|Ω|F|H|Hz|V|W|A)|мк|[кkMnunp]|%)(?![\p{L}\d]))|(?<=\d[kmr]?) (?=ohms?(?![\p{L}\d]))|(?<=±) (?=\d)/giu;

/** Joins words that must stay together while the text is split. */
const joint = '\u2060';

/** Words that do not help to identify the part. */
const noise =
  /^(?:series|tolerance|smt|rated|rating|general|purpose|thick|thin|film|rohs|pb-?free|case|size|корпус|типоразмер|номинал|импорт\p{L}*|постоянн\p{L}*|шт|спасибо|пожалуйста|нужно|нужны|thanks|please|lütfen|teşekkürler|bitte|danke|pcs|adet|stk|[^\p{L}\d]*)$/iu;

/** Splits a text into words. A number and its unit form one word. */
const wholesOf = (text: string): readonly string[] =>
  text
    .replace(innerSpace, joint)
    .split(/[\s;|@()[\]]+|,(?=\D)|(?<=\D),/u)
    .map((piece) => {
      const bare = piece.replace(/^[,:]+|[.,:]+$/gu, '');
      return bare.replace(/(?<=k)\u2060(?=ohm)/iu, '').replaceAll(joint, ' ');
    })
    .filter((whole) => whole !== '');

/** The slash of `1/10W`, which does not separate words. */
const fractionSlash = /(?<![\d.,])1\/(?=(?:2|4|5|8|10|16|20) ?(?:W|Вт)(?!\p{L}))/giu;

/** Splits a word at a sign. */
const partsOf = (whole: string, sign: RegExp): readonly string[] =>
  whole
    .replace(fractionSlash, `1${joint}`)
    .split(sign)
    .flatMap((part) => (part === '' ? [] : [part.replaceAll(joint, '/')]));

/** Splits a word at a sign if each part is a value: `1206-18K-5%`, `10k/1%/1/10W`; otherwise returns an empty list. */
function joinedPieces(whole: string): readonly string[] {
  const parts = partsOf(whole, /(?=±)|[/_-]/u);
  return parts.length > 1 && parts.every(isPiece) ? parts : [];
}

/** Splits at slashes if some parts are values with a unit: `600V/N-Channel`; otherwise returns an empty list. */
function slashedPieces(whole: string): readonly string[] {
  const parts = partsOf(whole, /\//u);
  return parts.length > 1 && parts.some((part) => valueLexeme(part)?.kind === 'value') ? parts : [];
}

/** Splits a text into words and values with their units. */
export const piecesOf = (text: string): readonly string[] =>
  wholesOf(text).flatMap((whole) => {
    if (isPiece(whole)) return [whole];
    const parts = joinedPieces(whole);
    const others = parts.length > 0 ? parts : slashedPieces(whole);
    return others.length > 0 ? others : [whole];
  });

/** Stores the facts of a text. @returns the remaining words, without noise */
export function takeWords(found: Found, text: string, unit: NominalUnit | undefined): string {
  const rest: string[] = [];
  for (const whole of wholesOf(text)) {
    if (take(found, whole, unit)) continue;
    const parts = joinedPieces(whole);
    const own = parts.length > 0 ? parts.filter((part) => !take(found, part, unit)) : [whole];
    rest.push(...own.filter((part) => !noise.test(part)));
  }
  return rest.join(' ');
}

const isPiece = (part: string): boolean =>
  valueLexeme(part) !== null || readDielectric(part) !== null || readChipSize(part, null) !== null;
