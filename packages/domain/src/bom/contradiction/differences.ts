import { comparePackages } from '../part/decide-match-package.ts';
import { nominalDifference, plainDifference } from './nominal-difference.ts';
import { kindOfPart, type PartFacts } from '../part/part-facts.ts';
import type { PartKind } from '../part/part-kind.ts';
import type { PartDifference } from '../part/difference.ts';
import { ratingDifferences } from './rating-differences.ts';
import { isUsualAt, mayStandAt } from './stated-kinds.ts';
import type { LineStatements, StatedText } from './stated-line.ts';

function designatorDifference(
  { designators, isCyrillic }: LineStatements,
  kind: PartKind,
  { categories: [slug = ''] }: PartFacts,
): readonly PartDifference[] {
  const wrong = designators.find((one) => !mayStandAt(one, kind, isCyrillic) && !isUsualAt(one, slug));
  return wrong === undefined ? [] : [{ subject: 'designator', asked: wrong, found: kind, key: null }];
}

function kindDifference({ text, kinds }: StatedText, kind: PartKind): readonly PartDifference[] {
  if (kinds === null || kinds.includes(kind)) return [];
  return [{ subject: 'kind', asked: text.slice(0, 60), found: kind, key: null }];
}

const polarities: ReadonlySet<unknown> = new Set(['NPN', 'PNP', 'n-channel', 'p-channel']);

function polarityDifference({ polarity }: StatedText, { values }: PartFacts): readonly PartDifference[] {
  const own = values.polarity;
  if (polarity === null || !polarities.has(own) || own === polarity) return [];
  return [{ subject: 'polarity', asked: polarity, found: String(own), key: 'polarity' }];
}

function pinsDifference({ pins: said }: StatedText, { values }: PartFacts): readonly PartDifference[] {
  const { pins, rows = 1 } = values;
  const [first] = said;
  if (first === undefined || typeof pins !== 'number' || typeof rows !== 'number') return [];
  // Either count may be stated, because catalogues count the contacts per row or in total.
  const isMet = said.some(({ count }) => count === pins || count === pins * rows || count * rows === pins);
  return isMet ? [] : [{ subject: 'pins', asked: first.text, found: String(pins), key: 'pins' }];
}

function packageDifference(line: LineStatements, body: string | null): readonly PartDifference[] {
  if (line.package === null || body === null || comparePackages(line.package, body) !== 'other') return [];
  return [{ subject: 'package', asked: line.package, found: body, key: null }];
}

/** Returns the differences between a text and a part of this kind. */
function textDifferences(text: StatedText, kind: PartKind, facts: PartFacts): readonly PartDifference[] {
  return [
    ...kindDifference(text, kind),
    ...nominalDifference(text, kind, facts),
    ...ratingDifferences(text, kind, facts),
    ...(kind === 'transistor' ? polarityDifference(text, facts) : []),
    ...(kind === 'connector' ? pinsDifference(text, facts) : []),
  ];
}

/**
 * Returns the facts in which a line contradicts a part: designator letter, kind, value, tolerance, voltage, dielectric,
 * power, polarity, contacts and package. Each kind of fact appears once. A part with better ratings does not contradict
 * the line; neither does a fact that the catalogue lacks.
 *
 * @param body package of the part; null = not known
 */
export function differencesOf(line: LineStatements, facts: PartFacts, body: string | null): readonly PartDifference[] {
  const housing = packageDifference(line, body);
  const kind = kindOfPart(facts);
  if (kind === null) return housing;
  const placed = designatorDifference(line, kind, facts);
  const told = line.texts.flatMap((text) => textDifferences(text, kind, facts));
  const once = new Map<PartDifference['subject'], PartDifference>();
  for (const one of [...placed, ...told, ...plainDifference(line, kind, facts), ...housing])
    if (!once.has(one.subject)) once.set(one.subject, one);
  // A difference in kind is not reported beside a difference in the designator letter, because both mean the same.
  if (placed.length > 0) once.delete('kind');
  return [...once.values()];
}
