import { stemsOf } from './fold.ts';
import { gluedParts } from './glued-parts.ts';

/** A piece of a query between white space, commas and semicolons. */
export interface Token {
  /** As typed, including surrounding signs. */
  readonly raw: string;
  /** Without surrounding signs. */
  readonly core: string;
  readonly stems: readonly string[];
  /** True if white space precedes it. */
  readonly isSpaced: boolean;
  /** In quotation marks: searched literally and not interpreted. */
  readonly isQuoted: boolean;
  /** Start position in the query. */
  readonly at: number;
}

/** Tests of pieces that decide where a token ends. */
export interface KnownPieces {
  /** Whether a piece has a meaning by itself: `10к`, `0603`, `X7R`. */
  readonly isKnown: (core: string) => boolean;
  /** Returns the length of the Russian type at the start of a piece (`С2-23` of `С2-23-0,125-10к`); otherwise null. */
  readonly typeLength: (core: string) => number | null;
  /** Whether a piece with a comma or semicolon is a word typed in the wrong layout: `cnf,bkbpfnjh` → стабилизатор. */
  readonly isWord: (piece: string) => boolean;
}

const piece = /\S+/gu;
const quoted = /(?<=^|\s)"[^"]*[^\s"][^"]*"(?=$|[\s,;])/gu;
const separator = /(?<=[;])|(?<=,)(?=\D)|(?<=\D,)|(?<=[\p{L}\d])(?=±)/u;
const openingSigns = /^["'«“„([{]+/u;
const closingSigns = /["'»”)\]}.,;:!?]+$/u;

/** Whether the text contains quotation marks around a part, which is then searched literally. */
export const hasQuoted = (text: string): boolean => new RegExp(quoted, 'u').test(text);

const tokenOf = (raw: string, at: number, isSpaced: boolean, isPart: boolean): Token => {
  const bare = raw.replace(openingSigns, '').replace(closingSigns, '');
  const core = isPart ? bare.replace(/[-/,]$/u, '') : bare;
  return { raw, core, stems: stemsOf(core), isSpaced, isQuoted: false, at };
};

const quotedToken = (raw: string, at: number): Token => {
  return { raw, core: raw, stems: [], isSpaced: true, isQuoted: true, at };
};

/**
 * Splits a query into tokens. A comma between digits is a decimal sign. Quoted text is one literal token (`"10к"`,
 * product C7 "turned back into text").
 */
export function tokensOf(text: string, known: KnownPieces): readonly Token[] {
  const tokens: Token[] = [];
  let read = 0;
  for (const { 0: raw, index } of text.matchAll(quoted)) {
    tokens.push(...plainTokens(text.slice(read, index), read, known));
    for (const part of raw.matchAll(piece)) tokens.push(quotedToken(part[0], index + part.index));
    read = index + raw.length;
  }
  return [...tokens, ...plainTokens(text.slice(read), read, known)];
}

const plainTokens = (text: string, from: number, known: KnownPieces): readonly Token[] =>
  Array.from(text.matchAll(piece)).flatMap(({ 0: raw, index }) => pieceTokens(raw, from + index, known));

function pieceTokens(raw: string, from: number, known: KnownPieces): readonly Token[] {
  const pieces = /[,;±]/.test(raw) && !isMistyped(raw, known) ? raw.split(separator) : [raw];
  const parts = pieces.flatMap((one) => partsOf(one, known));
  let at = from;
  const tokens: Token[] = [];
  for (const part of parts) {
    if (part !== '') tokens.push(tokenOf(part, at, at === from, parts.length > 1));
    at += part.length;
  }
  return tokens;
}

const isMistyped = (raw: string, { isWord }: KnownPieces): boolean =>
  /^[a-z]+[,;][a-z,;]*[a-z]$/iu.test(raw) && isWord(raw);

/**
 * Splits a piece: `X7R/50V` into two, also `0805-10к-1%`, `100nf50v` and `С2-23-0,125-10к`. `1/4W` and `HC-49/S` stay
 * whole.
 */
function partsOf(raw: string, known: KnownPieces): readonly string[] {
  const { core } = tokenOf(raw, 0, true, false);
  if (core.length < 4 || known.isKnown(core)) return [raw];
  const start = raw.indexOf(core);
  const split = typeParts(core, known) ?? headerParts(core) ?? signParts(core, known) ?? gluedParts(core);
  if (split === null) return [raw];
  const [first = '', ...others] = split;
  const last = others.pop() ?? '';
  return [raw.slice(0, start) + first, ...others, last + raw.slice(start + core.length)];
}

/** Splits at slashes, else at dashes, else at commas, if every part has a meaning. */
function signParts(core: string, { isKnown }: KnownPieces): readonly string[] | null {
  for (const sign of ['/', '-', ',']) {
    if (!core.includes(sign)) continue;
    const parts = core.split(sign);
    const isNumbered = (part: string, place: number): boolean =>
      isKnown(part) || (place > 0 && place === parts.length - 1 && /^\d+[.,]\d+$/u.test(part));
    if (parts.every(isNumbered)) return parts.map((part, place) => (place < parts.length - 1 ? part + sign : part));
  }
  return null;
}

/** Headers and sockets named by series and contacts: `PLS-40`, `PBD-20`. */
const header = /^((?:P[LB][SD]R?|BH|IDC)-?)(\d{1,2})$/iu;

function headerParts(core: string): readonly string[] | null {
  const [, series, contacts] = header.exec(core) ?? [];
  return series === undefined || contacts === undefined ? null : [series, contacts];
}

/** Splits a Russian type from the parts after dashes: power, nominal value, tolerance. */
function typeParts(core: string, { typeLength }: KnownPieces): readonly string[] | null {
  const length = typeLength(core);
  if (length === null || core[length] !== '-') return null;
  return core.slice(0, length + 1) === core
    ? null
    : [core.slice(0, length + 1), ...core.slice(length + 1).split(/(?<=-)/u)];
}
