import { readDesignators } from '../cell/designators.ts';
import { saysNotFitted } from '../cell/not-fitted.ts';

const textMax = 500;
const bracketed = /^(?<words>[\p{L}/. -]{2,30}?)\s*[([](?<places>[^()[\]]+)[)\]]$/u;
const named = /(?<![\p{L}\d])\p{Lu}{1,4}\d{1,4}(?:\s?[-–]\s?\p{Lu}{0,4}\d{1,4})?(?![\p{L}\d])/gu;

/**
 * Returns the designators that a text names together with words for "not fitted". Empty if the text names none or has
 * no such words.
 */
function placesIn(text: string): readonly string[] {
  const { words = '', places = '' } = bracketed.exec(text)?.groups ?? {};
  if (saysNotFitted(words)) return readDesignators(places).designators;
  if (!saysNotFitted(text)) return [];
  return (text.match(named) ?? []).flatMap((one) => readDesignators(one).designators);
}

/**
 * Returns the designators of a line that remarks name as not fitted: `NF(R15 R19)`, `R3, R4 do not fit`. Empty if no
 * remark names any of them.
 */
export function leftOutPlaces(remarks: readonly string[], designators: readonly string[]): readonly string[] {
  const own = new Set(designators);
  const said = new Set(remarks.flatMap((remark) => (remark.length > textMax ? [] : placesIn(remark))));
  return [...said].filter((place) => own.has(place));
}
