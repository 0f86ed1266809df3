import type { Category } from '@farad/domain/category';

/** Lengths of the compared beginnings of part numbers, the longer one first. */
const lengths = [8, 6];
const rowsMin = 3;
const shareMin = 0.9;
const beginningsMax = 400_000;

/** Finds categories by part numbers of the same maker that begin alike. */
export interface NumberNeighbours {
  readonly note: (maker: string, mpn: string, path: string) => void;
  /**
   * Returns the category of the parts whose numbers begin like this one. Null = there are too few, or they are in
   * several categories. `of` returns the category of a supplier's category path.
   */
  readonly categoryOf: (maker: string, mpn: string, of: (path: string) => Category) => Category | null;
}

/**
 * Returns the beginning of a part number as a key. null = the number is too short, or the beginning has no letter or no
 * digit.
 */
function beginningOf(maker: string, plain: string, length: number): string | null {
  const text = plain.slice(0, length);
  return plain.length > length && /\d/.test(text) && /[A-Z]/.test(text) ? `${maker}\n${text}` : null;
}

const plainNumber = (mpn: string): string =>
  mpn
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/**
 * The first two category paths of part numbers with the same beginning, each with its number of rows. Further paths are
 * not stored, because memory holds hundreds of thousands of beginnings.
 */
interface Kinds {
  rows: number;
  first: string;
  firstRows: number;
  second: string;
  secondRows: number;
}

function add(kinds: Kinds, path: string): void {
  kinds.rows += 1;
  if (path === kinds.first) kinds.firstRows += 1;
  else if (kinds.secondRows === 0 || path === kinds.second) {
    kinds.second = path;
    kinds.secondRows += 1;
  }
}

/** Returns the category of the first path, if nearly all rows have it; otherwise null. */
function categoryOfNearlyAll(kinds: Kinds, of: (path: string) => Category): Category | null {
  const category = of(kinds.first);
  const isBoth = kinds.secondRows > 0 && of(kinds.second).id === category.id;
  return kinds.firstRows + (isBoth ? kinds.secondRows : 0) >= shareMin * kinds.rows ? category : null;
}

/** Collects the categories of part numbers that begin alike. All rows must be added before categories are read. */
export function numberNeighbours(): NumberNeighbours {
  const seen = new Map<string, Kinds>();
  return {
    note: (maker, mpn, path) => {
      const plain = plainNumber(mpn);
      for (const length of lengths) {
        const beginning = beginningOf(maker, plain, length);
        if (beginning === null) continue;
        const kinds = seen.get(beginning);
        if (kinds !== undefined) add(kinds, path);
        else if (seen.size < beginningsMax)
          seen.set(beginning, { rows: 1, first: path, firstRows: 1, second: '', secondRows: 0 });
      }
    },
    categoryOf: (maker, mpn, of) => {
      const plain = plainNumber(mpn);
      for (const length of lengths) {
        const beginning = beginningOf(maker, plain, length);
        const kinds = beginning === null ? undefined : seen.get(beginning);
        if (kinds !== undefined && kinds.rows >= rowsMin) return categoryOfNearlyAll(kinds, of);
      }
      return null;
    },
  };
}
