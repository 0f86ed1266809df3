import { readDielectric } from './dielectric-names.ts';
import { readChipSize } from './package-names.ts';
import { valueLexeme } from './value-lexeme.ts';

/** Longer pieces are treated as part numbers. */
const lengthMax = 24;
/** `1N900A` and `20N60C` are semiconductors. */
const semiconductor = /^(?:\d[nNнН]\d{3}|\d{1,3}N\d)/u;

/** Whether a part may be joined to others: `50v`, `0603`, `x7r`. A single unit letter is too short. */
function isGluable(part: string): boolean {
  if (readChipSize(part, null) !== null || readDielectric(part) !== null) return true;
  const lexeme = valueLexeme(part);
  return lexeme !== null && !(lexeme.kind === 'value' && lexeme.needsContext);
}

/**
 * Splits text typed without spaces (`10k0603`, `100nf50v`, `0603x7r100n`) into meaningful parts. Returns null if any
 * part has no meaning, as in part numbers.
 */
export function gluedParts(core: string): readonly string[] | null {
  const isCandidate = core.length <= lengthMax && /^\d[\p{L}\d.,%°Ω±]*$/u.test(core);
  return isCandidate && !semiconductor.test(core) ? divided(core, new Set()) : null;
}

/**
 * Tries the longest first part first. Each part starts with a digit or a dielectric. `dead` caches rests that cannot be
 * split, so that each is tried once.
 */
function divided(text: string, dead: Set<string>): readonly string[] | null {
  if (dead.has(text)) return null;
  for (let end = text.length - 2; end >= 2; end -= 1) {
    const head = text.slice(0, end);
    const rest = text.slice(end);
    if (!isBorder(head, rest) || !isGluable(head)) continue;
    const others = isGluable(rest) ? [rest] : divided(rest, dead);
    if (others !== null) return [head, ...others];
  }
  dead.add(text);
  return null;
}

/** Whether a split here is neither within a number nor within a word. */
const isBorder = (head: string, rest: string): boolean =>
  /\d$/u.test(head) ? /^(?:\d{4}|[^\d.,])/u.test(rest) : !/^\p{L}/u.test(rest) || /^[xхcсyуn]/iu.test(rest);
