import type { BrandId } from '../../category/category.ts';
import { comparePackages } from '../part/decide-match-package.ts';
import type { FoundPart } from '../part/decide-match-part.ts';
import type { CandidateStanding } from '../part/match.ts';

/** Facts of a line that its candidates are compared with. */
interface Said {
  /** Package that the line states; null = none. */
  readonly stated: string | null;
  /** Makers that the spelling may mean; empty = unknown maker, null = no maker named. */
  readonly makers: ReadonlySet<BrandId> | null;
  readonly isContrary: boolean;
  /** True = the part has the line's number with an ending, in the line's package. */
  readonly isOfBase: boolean;
}

function packageOf(part: FoundPart, stated: string | null): CandidateStanding['package'] {
  if (stated === null) return 'unsaid';
  return part.package === null ? 'unknown' : comparePackages(stated, part.package);
}

function makerOf({ brandId }: FoundPart, makers: Said['makers']): CandidateStanding['maker'] {
  if (makers === null) return 'unsaid';
  if (makers.size === 0) return 'unknown';
  return makers.has(brandId) ? 'named' : 'other';
}

/**
 * Returns what proves that a part is the right one. A number with a suffix that only looks like packing may be another
 * part, so it is no proof.
 */
function groundOf({ by, likeness }: FoundPart, isOfBase: boolean): CandidateStanding['ground'] {
  if (isOfBase) return 'base_number';
  if (by === 'pinned') return 'number';
  if (by === 'parameters') return 'description';
  if (by === 'parameters_part' || by === 'words' || by === 'mentioned') return 'vague';
  const isNumber = likeness === 'same' || likeness === 'spelled' || likeness === 'alike' || likeness === 'packing';
  return isNumber ? 'number' : 'vague';
}

/** Compares a found part with its line. */
export function standingOf(part: FoundPart, { stated, makers, isContrary, isOfBase }: Said): CandidateStanding {
  const housing = packageOf(part, stated);
  return {
    package: housing,
    maker: makerOf(part, makers),
    isContrary,
    ground: groundOf(part, isOfBase),
    assumed: part.assumed,
  };
}
