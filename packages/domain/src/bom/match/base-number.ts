import { comparePackages } from '../part/decide-match-package.ts';
import type { MatchQuestion, FoundPart } from '../part/decide-match-part.ts';

/**
 * Ending that may be packing or package letters, as of `NE555P` and `NE555DR`. Longer or other endings, as of
 * `STM32F103C8T6` and `LM1117-3.3`, do not match.
 */
const endingForm = /^[A-Z]{1,4}$/;

const plain = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '');

/**
 * Returns the letters that `number` has after `asked`, the line's number. Returns null if `number` does not begin with
 * `asked` or continues with more than an ending.
 */
function endingOf(number: string, asked: string): string | null {
  const [own, base] = [plain(number), plain(asked)];
  const ending = own.slice(base.length);
  return own.startsWith(base) && /\d/.test(base) && endingForm.test(ending) ? ending : null;
}

/**
 * Returns the parts whose number is the line's number with an ending, in the line's package: `NE555` in DIP-8 means
 * NE555P and NE555N. If one maker has two such parts in that package, the ending means more than the package, and the
 * result is empty. For example, BC847A and BC847B differ in the gain group. Endings that continue each other (`D` and
 * `DR`) are packing and count as one.
 */
export function partsOfBase({ line, found }: Pick<MatchQuestion, 'line' | 'found'>): ReadonlySet<FoundPart> {
  const { mpn, package: stated } = line;
  if (mpn === null || stated === null) return new Set();
  const housed = found.flatMap((part) => {
    const isNear = part.likeness === 'begins' && (part.by === 'near' || part.by === 'number');
    const isHoused = part.package !== null && comparePackages(stated, part.package) === 'same';
    const ending = isNear && isHoused ? endingOf(part.mpn, mpn) : null;
    return ending === null ? [] : [{ part, ending }];
  });
  const isClear = housed.every(({ part, ending }) =>
    housed.every(
      (other) =>
        other.part.brandId !== part.brandId || other.ending.startsWith(ending) || ending.startsWith(other.ending),
    ),
  );
  return new Set(isClear ? housed.map(({ part }) => part) : []);
}
