import { readDielectric } from '../../dictionary/dielectric-names.ts';
import { readChipSize } from '../../dictionary/package-names.ts';
import { valueLexeme } from './value-lexeme.ts';

/** Maximum length of a piece that is split. Longer pieces are part numbers. */
const lengthMax = 24;
/** Part numbers of semiconductors that look like values: `1N900A`, `20N60C`. */
const semiconductor = /^(?:\d[nNнН]\d{3}|\d{1,3}N\d)/u;

/**
 * True if the part may be joined to other parts without a space: `50v`, `0603`, `x7r`. Values with an ambiguous unit of
 * one letter may not.
 */
function isGluable(part: string): boolean {
  if (readChipSize(part, null) !== null || readDielectric(part) !== null) return true;
  const lexeme = valueLexeme(part);
  return lexeme !== null && !(lexeme.kind === 'value' && lexeme.needsContext);
}

/**
 * Returns the parts of a piece typed without spaces: `10k0603`, `100nf50v`, `0603x7r100n`. null = some part has no
 * meaning, as in part numbers.
 */
export function gluedParts(core: string): readonly string[] | null {
  const isCandidate = core.length <= lengthMax && /^\d[\p{L}\d.,%°Ω±]*$/u.test(core);
  return isCandidate && !semiconductor.test(core) ? divided(core, new Set()) : null;
}

/**
 * Returns the parts of the text; null = it cannot be split. The longest first part is tried first. `dead` caches texts
 * that cannot be split, so that each is tried once.
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

/** True if a split between `head` and `rest` is neither within a number nor within a word. */
const isBorder = (head: string, rest: string): boolean =>
  /\d$/u.test(head) ? /^(?:\d{4}|[^\d.,])/u.test(rest) : !/^\p{L}/u.test(rest) || /^[xхcсyуn]/iu.test(rest);
