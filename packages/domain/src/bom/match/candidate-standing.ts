import type { BrandId } from '../../category/category.ts';
import { comparePackages } from '../part/decide-match-package.ts';
import type { FoundPart } from '../part/decide-match-part.ts';
import type { CandidateStanding } from '../part/match.ts';

/** What a line says that its candidates are compared with. */
interface Said {
  /** The package; null: the line names none. */
  readonly stated: string | null;
  /** Makers that its spelling means, none: an unknown one; null: it names none. */
  readonly makers: ReadonlySet<BrandId> | null;
  readonly isContrary: boolean;
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

/** A number that differs by packing without a sign before it may be another part, unless the package is the same. */
function groundOf({ by, likeness }: FoundPart, housing: CandidateStanding['package']): CandidateStanding['ground'] {
  if (by === 'pinned') return 'number';
  if (by === 'parameters') return 'description';
  if (by === 'parameters_part' || by === 'words' || by === 'mentioned') return 'vague';
  if (likeness === 'packing_joined') return housing === 'same' ? 'number' : 'vague';
  const isNumber = likeness === 'same' || likeness === 'spelled' || likeness === 'alike' || likeness === 'packing';
  return isNumber ? 'number' : 'vague';
}

/** How a found part stands to its line. */
export function standingOf(part: FoundPart, { stated, makers, isContrary }: Said): CandidateStanding {
  const housing = packageOf(part, stated);
  return {
    package: housing,
    maker: makerOf(part, makers),
    isContrary,
    ground: groundOf(part, housing),
    assumed: part.assumed,
  };
}
