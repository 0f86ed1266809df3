import type { AttributeKind, Unit } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';

import { attributeRows } from './attribute-rows.ts';
import { nameKey } from './key.ts';

/** What a column may become. */
export interface AttributeCandidate {
  readonly key: string;
  /** Whether the shop's frame defines it; then kind, unit and title are the frame's. */
  readonly isOfFrame: boolean;
  /** Only values that the table of words knows are taken. */
  readonly isClosed: boolean;
  /** Null: told by the values. */
  readonly kind: AttributeKind | null;
  /** Unit of a number without one; null: told by the values. */
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
    title: en === '' || isOfFrame ? null : { ru, en, tr },
  };
  // Rows of the frame leave out kind, unit and titles, so their names stand one column earlier.
  const listed = isOfFrame ? [tr, ...names].join('|') : names.join('|');
  for (const name of listed.split(';')) {
    if (name.trim() === '') continue;
    byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), candidate]);
  }
}

/** What a column of this name may become, the likeliest first; empty for a name that nobody has met. */
export const attributeCandidates = (name: string): readonly AttributeCandidate[] =>
  byName.get(nameKey(name)) ?? byName.get(nameKey(name.replace(measuredIn, ''))) ?? [];

/** What a head says of the figures below it: "Resistance (Ohms)", "Сопротивление, кОм", "Height - Seated (Max)". */
const measuredIn =
  /\s*(?:\((?:max|min|typ|nom)\.?\)|\((?:k|m|M|µ|u|n|p|к|м|мк|н|п)?\s?\p{L}{1,6}\)|\([Ω%℃°µ\p{L}]{1,5}\)|,\s*(?:к|м|мк|н|п|k|m|µ|u|n|p)?\p{L}{1,4}\.?)\s*$/iu;
