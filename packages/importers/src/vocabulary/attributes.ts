import type { AttributeKind, Unit } from '@farad/domain/category';
import { localized, type LocalizedText } from '@farad/domain/shared';

import { attributeRows } from './attribute-rows.ts';
import { nameKey } from './key.ts';

/** An attribute that a column may become. */
export interface AttributeCandidate {
  readonly key: string;
  /** True = the reference frame (`referenceFrame`) defines the attribute with kind, unit and title. */
  readonly isOfFrame: boolean;
  /** True = a value is accepted only if frame-word-rows.ts contains it. */
  readonly isClosed: boolean;
  /** null = derived from the values. */
  readonly kind: AttributeKind | null;
  /** Unit of values that are written without a unit; null = derived from the values. */
  readonly unit: Unit | null;
  readonly title: LocalizedText | null;
}

const byName = new Map<string, AttributeCandidate[]>();
for (const row of attributeRows.trim().split('\n')) {
  const [key = '', kind = '', unit = '', ru = '', en = '', tr = '', ...names] = row.split('|');
  const isOfFrame = kind.startsWith('=');
  const candidate: AttributeCandidate = {
    key,
    isOfFrame,
    isClosed: kind === '=!',
    kind: isOfFrame || kind === '?' ? null : (kind as AttributeKind),
    unit: unit === '' || unit === '-' ? null : (unit as Unit),
    title: en === '' || isOfFrame ? null : localized({ ru, en, tr }),
  };
  // A row of an attribute of the reference frame has no unit and titles, and one column less: its names start in place
  // of `tr`.
  const listed = isOfFrame ? [tr, ...names].join('|') : names.join('|');
  for (const name of listed.split(';')) {
    if (name.trim() === '') continue;
    byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), candidate]);
  }
}

/** Returns the attributes that a column of this name may become, most likely first. Empty for an unknown name. */
export const attributeCandidates = (name: string): readonly AttributeCandidate[] =>
  byName.get(nameKey(name)) ?? byName.get(nameKey(name.replace(measuredIn, ''))) ?? [];

/**
 * Finds a unit or a word such as "Max" at the end of a heading: "Resistance (Ohms)", "Сопротивление, кОм", "Height -
 * Seated (Max)".
 */
const measuredIn =
  /\s*(?:\((?:max|min|typ|nom)\.?\)|\((?:k|m|M|µ|u|n|p|к|м|мк|н|п)?\s?\p{L}{1,6}\)|\([Ω%℃°µ\p{L}]{1,5}\)|,\s*(?:к|м|мк|н|п|k|m|µ|u|n|p)?\p{L}{1,4}\.?)\s*$/iu;
