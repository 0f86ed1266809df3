import type { ProductId } from '../../product/product.ts';
import type { MatchQuestion, FoundPart } from '../part/decide-match-part.ts';
import type { PartDifference } from '../part/difference.ts';
import { differencesOf } from './differences.ts';
import { mentionedNumbers, siblingNumber } from './mentioned-numbers.ts';
import { kindOfPart } from '../part/part-facts.ts';
import type { PartKind } from '../part/part-kind.ts';
import { lineStatements } from './stated-line.ts';

/**
 * Kinds of parts; null = unknown. If the value column of such a part has another number of the same family, it
 * contradicts the part number: `AO3401A` beside `AO3400A`. Sockets are left out, because they may be named after the
 * part that they hold.
 */
const numbered: ReadonlySet<PartKind | null> = new Set([
  'ic',
  'transistor',
  'diode',
  'suppressor',
  'thyristor',
  'optocoupler',
  null,
]);

/**
 * A part number in the value or the description of a line that differs from the line's own number. `parts` are the
 * catalogue parts with this number.
 */
interface Mention {
  readonly text: string;
  readonly isInValue: boolean;
  readonly parts: readonly FoundPart[];
}

function mentionsOf({ line, found }: MatchQuestion): readonly Mention[] {
  return mentionedNumbers(line).map((text, place) => ({
    text,
    isInValue: line.value?.includes(text) === true,
    parts: found.filter(
      ({ by, alternate, likeness }) =>
        by === 'mentioned' && alternate === place && (likeness === 'same' || likeness === 'spelled'),
    ),
  }));
}

/** Finds the contradictions between a line and the parts found for it. */
export class MatchDifferences {
  private readonly asked: MatchQuestion;
  private readonly said: ReturnType<typeof lineStatements>;
  private readonly sibling: string | null;
  private readonly mentions: readonly Mention[];
  private readonly known = new Map<ProductId, readonly PartDifference[]>();

  constructor(asked: MatchQuestion) {
    this.asked = asked;
    this.said = lineStatements(asked.line);
    this.sibling = siblingNumber(asked.line);
    this.mentions = mentionsOf(asked);
  }

  /** Returns the contradictions between the line and the part; empty = none. */
  of(part: FoundPart): readonly PartDifference[] {
    const known = this.known.get(part.productId);
    if (known !== undefined) return known;
    const found = [...this.byNumber(part), ...differencesOf(this.said, part.facts, part.package)];
    this.known.set(part.productId, found);
    return found;
  }

  private byNumber(part: FoundPart): readonly PartDifference[] {
    if (this.asked.line.mpn === null) return [];
    const kind = kindOfPart(part.facts);
    const isOther = ({ isInValue, parts }: Mention): boolean =>
      parts.length > 0 &&
      !parts.some(({ productId }) => productId === part.productId) &&
      (isInValue || parts.some(({ facts }) => kindOfPart(facts) === kind));
    const other = this.mentions.find(isOther)?.text ?? (numbered.has(kind) ? this.sibling : null);
    return other === null || other === part.mpn
      ? []
      : [{ subject: 'number', asked: other, found: part.mpn, key: null }];
  }
}
