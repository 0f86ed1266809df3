import { stemsOf } from '../../fold.ts';
import { gluedParts } from './glued-parts.ts';

/** A piece of a query between white space, commas and semicolons. */
export interface Token {
  /** As typed, including surrounding signs. */
  readonly raw: string;
  /** Without surrounding signs. */
  readonly core: string;
  readonly stems: readonly string[];
  /** True if white space comes before it. */
  readonly isSpaced: boolean;
  /** True = in quotation marks: it is searched as typed, and no condition is read from it. */
  readonly isQuoted: boolean;
  /** Index of its first character in the query. */
  readonly at: number;
}

/** Functions that decide where a piece is split into tokens. */
export interface KnownPieces {
  /** Returns true if the piece has a meaning by itself: `10к`, `0603`, `X7R`. */
  readonly isKnown: (core: string) => boolean;
  /** Returns the length of the Russian type at the start of a piece (`С2-23` of `С2-23-0,125-10к`); null = none. */
  readonly typeLength: (core: string) => number | null;
  /** Returns true if a piece with a comma or semicolon is a word in the wrong layout: `cnf,bkbpfnjh` → стабилизатор. */
  readonly isWord: (piece: string) => boolean;
}

const piece = /\S+/gu;
const quoted = /(?<=^|\s)"[^"]*[^\s"][^"]*"(?=$|[\s,;])/gu;
const separator = /(?<=[;])|(?<=,)(?=\D)|(?<=\D,)|(?<=[\p{L}\d])(?=±)/u;
const openingSigns = /^["'«“„([{]+/u;
const closingSigns = /["'»”)\]}.,;:!?]+$/u;

/** True if some part of the text is in quotation marks. */
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
 * Returns the tokens of a query. A comma between digits is a decimal sign. Pieces in quotation marks (`"10к"`) are
 * plain text: they stay as typed and are not read as values (product C7).
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
 * Returns the tokens of a piece. `X7R/50V`, `0805-10к-1%`, `100nf50v` and `С2-23-0,125-10к` are split; `1/4W` and
 * `HC-49/S` are not.
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

/** Returns the parts between slashes, else between dashes, else between commas; null = some part has no meaning. */
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

/** Matches headers and sockets named by series and number of contacts: `PLS-40`, `PBD-20`. */
const header = /^((?:P[LB][SD]R?|BH|IDC)-?)(\d{1,2})$/iu;

const headerParts = (core: string): readonly string[] | null => header.exec(core)?.slice(1) ?? null;

/**
 * Returns a Russian type and the parts after it, between dashes: power, nominal value, tolerance. null = no such type
 * with a dash.
 */
function typeParts(core: string, { typeLength }: KnownPieces): readonly string[] | null {
  const length = typeLength(core);
  if (length === null || core[length] !== '-') return null;
  return core.slice(0, length + 1) === core
    ? null
    : [core.slice(0, length + 1), ...core.slice(length + 1).split(/(?<=-)/u)];
}
