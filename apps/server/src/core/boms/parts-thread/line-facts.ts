import { createHash } from 'node:crypto';

import { compressDesignators, type BomLine } from '@farad/domain/bom';

/** Database columns that are computed from a line of a parts list. */
export interface LineFacts {
  readonly quantity: number;
  readonly isDnp: boolean;
  /** True if the line has a problem that a person must decide about before the line can be ordered. */
  readonly hasError: boolean;
  /** Hash of the line's cells. Lines with equal cells have equal keys. */
  readonly lineKey: string;
  /**
   * Hash of number, maker, value and package. Lines that ask for the same part have equal keys. null = the line names
   * no part.
   */
  readonly partKey: string | null;
  /** Searchable text of the line, in lower case. */
  readonly text: string;
}

const keyOf = (kind: string, parts: readonly string[]): string =>
  kind + createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

const plain = (text: string | null): string => (text ?? '').trim().replace(/\s+/gu, ' ').toLowerCase();

function partKeyOf(line: BomLine): string | null {
  const { mpn, shopNumber, foreignNumbers, value, package: housing, description } = line;
  const number = plain(mpn ?? shopNumber ?? foreignNumbers[0]?.number ?? null);
  const named = number === '' && plain(value) === '' ? plain(description) : plain(value);
  return number === '' && named === '' ? null : keyOf('p', [number, plain(line.maker), named, plain(housing)]);
}

const searchedMax = 2000;

export function lineFacts(line: BomLine): LineFacts {
  const { designators, mpn, maker, value, package: housing, description, customerNumber, note } = line;
  const words = [mpn, maker, value, housing, description, customerNumber, note].filter((word) => word !== null);
  return {
    quantity: line.quantity,
    isDnp: line.isDnp,
    hasError: line.problems.some(({ severity }) => severity === 'error'),
    lineKey: keyOf(
      'l',
      line.cells.map((cell) => cell.trim()),
    ),
    partKey: partKeyOf(line),
    text: [...words, compressDesignators(designators), designators.join(' ')]
      .join(' ')
      .toLowerCase()
      .slice(0, searchedMax),
  };
}
