import { stemsOf } from './fold.ts';

/** A piece of a query between white space, commas and semicolons. */
export interface Token {
  /** As typed, with the signs around it. */
  readonly raw: string;
  /** Without them. */
  readonly core: string;
  readonly stems: readonly string[];
  /** White space before it. */
  readonly isSpaced: boolean;
}

const piece = /\S+/gu;
const separator = /(?<=[;])|(?<=,)(?=\D)|(?<=\D,)|(?<=[\p{L}\d])(?=±)/u;
const openingSigns = /^["'«“„([{]+/u;
const closingSigns = /["'»”)\]}.,;:!?]+$/u;

const tokenOf = (raw: string, isSpaced: boolean): Token => {
  const core = raw.replace(openingSigns, '').replace(closingSigns, '');
  return { raw, core, stems: stemsOf(core), isSpaced };
};

/** A comma between digits is a decimal sign. `isKnown` says of a part between slashes that it means something alone. */
export const tokensOf = (text: string, isKnown: (core: string) => boolean): readonly Token[] =>
  Array.from(text.matchAll(piece), ([raw]) => (/[,;±]/.test(raw) ? raw.split(separator) : [raw]))
    .flatMap((parts) => parts.flatMap((part, index) => slashParts(part, isKnown, index === 0)))
    .filter(({ raw }) => raw !== '');

/** `X7R/50V` is two pieces, `1/4W` and `HC-49/S` one. */
const slashParts = (raw: string, isKnown: (core: string) => boolean, isSpaced: boolean): Token[] => {
  const whole = tokenOf(raw, isSpaced);
  if (!raw.includes('/') || isKnown(whole.core)) return [whole];
  const parts = raw.split(/(?<=\/)/u).map((part, index) => tokenOf(part, isSpaced && index === 0));
  const tokens = parts.map((token) => ({ ...token, core: token.core.replace(/\/$/u, '') }));
  return tokens.every(({ core }) => isKnown(core)) ? tokens : [whole];
};
