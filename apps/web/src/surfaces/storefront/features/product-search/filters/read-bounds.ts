import type { AttributeKey, Unit } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import { joinEntries, type RangeEntry, readRangeEntry } from '@farad/domain/search-query';
import type { Translator } from '@farad/wording/translator';

import { type BoundBoxes, boundBoxesOf, boundOf, setBound } from './filter-boxes.ts';

/** Parsing and formatting of quantities. This file loads when somebody sets a range. */

/** Maximum length of an invalid entry in its error message, in characters. */
const echoedMax = 40;

/** Returns a limit as text in the page's language, such as `4,7 кОм`. */
export function boundText(name: string, unit: string | null, value: number, t: Translator): string {
  const key = name.replace(/^attrs\./, '').replace(/\.(?:min|max)$/, '') as AttributeKey;
  return formatAttributeValue({ key, unit: unit as Unit | null, valueTitles: {} }, value, t.locale) ?? String(value);
}

const unitOf = (box: HTMLInputElement): Unit | null => (box.dataset['unit'] as Unit | undefined) ?? null;

/**
 * Parses all range fields and writes the parsed values into them. Returns error texts by field name; empty if all
 * fields are valid.
 */
export function readBounds(form: HTMLFormElement, t: Translator): Record<string, string> {
  return Object.assign({}, ...boundBoxesOf(form).map((boxes) => readPair(boxes, t))) as Record<string, string>;
}

function readPair({ lower, upper }: BoundBoxes, t: Translator): Record<string, string> {
  if (boundOf(lower) !== undefined && boundOf(upper) !== undefined) return checkOrder(lower, upper, t);
  const from = readBox(lower, 'from');
  if (from === undefined) return wrong(lower, upper, lower, t);
  const to = readBox(upper, 'to');
  if (to === undefined) return wrong(lower, upper, upper, t);
  const bounds = joinEntries(from, to);
  if (bounds.from !== null && bounds.to !== null && bounds.from > bounds.to) {
    return { [(to === null ? lower : upper).name]: t('catalogue.reversedBounds') };
  }
  show(lower, bounds.from, t);
  show(upper, bounds.to, t);
  return {};
}

function checkOrder(lower: HTMLInputElement, upper: HTMLInputElement, t: Translator): Record<string, string> {
  const [from, to] = [boundOf(lower) ?? null, boundOf(upper) ?? null];
  return from !== null && to !== null && from > to ? { [upper.name]: t('catalogue.reversedBounds') } : {};
}

/** Returns the bounds typed in a range field; null = the field is empty; undefined = its text is invalid. */
function readBox(box: HTMLInputElement, side: 'from' | 'to'): RangeEntry | null | undefined {
  const known = boundOf(box);
  if (known === null) return null;
  if (known === undefined) return readRangeEntry(box.value, unitOf(box), side) ?? undefined;
  return { from: side === 'from' ? known : null, to: side === 'to' ? known : null, isExpression: false };
}

const show = (box: HTMLInputElement, value: number | null, t: Translator): void =>
  setBound(box, value, value === null ? '' : boundText(box.name, unitOf(box), value, t));

function wrong(lower: HTMLInputElement, upper: HTMLInputElement, box: HTMLInputElement, t: Translator) {
  const example = `${lower.placeholder}…${upper.placeholder}`;
  return { [box.name]: t('catalogue.wrongBound', { text: box.value.trim().slice(0, echoedMax), example }) };
}
