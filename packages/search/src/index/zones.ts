import { chunkLength } from '../columns/chunk.ts';
import { type CodeColumn, type Codes, codesFor } from '../columns/dictionary.ts';
import type { Block } from './segment.ts';

/**
 * Smallest and largest code of each chunk of a column; a zone belongs to one chunk. Documents with equal values are
 * adjacent (see `clustered`), so many chunks have a single code.
 */
export interface Zones {
  readonly least: Codes;
  readonly most: Codes;
  /** By block: index of the zone of its first chunk; −1 = the column has no codes for this block. */
  readonly blockStart: Int32Array;
}

export const zonesOf = (column: CodeColumn, codeCount: number, blocks: readonly Block[]): Zones => {
  let count = 0;
  const blockStart = Int32Array.from(blocks, ({ start, end }, block) => {
    if (column.blockStart[block] === -1) return -1;
    const first = count;
    count += Math.ceil((end - start) / chunkLength);
    return first;
  });
  const least = codesFor(count, codeCount);
  const most = codesFor(count, codeCount);
  blocks.forEach((range, block) => {
    const from = column.blockStart[block]!;
    const length = from === -1 ? 0 : range.end - range.start;
    for (let shift = 0, zone = blockStart[block]!; shift < length; shift += chunkLength, zone++) {
      const codes = column.codes.subarray(from + shift, from + Math.min(shift + chunkLength, length));
      let [low, high] = [codes[0]!, codes[0]!];
      for (let i = 1; i < codes.length; i++) {
        const code = codes[i]!;
        if (code < low) low = code;
        else if (code > high) high = code;
      }
      least[zone] = low;
      most[zone] = high;
    }
  });
  return { least, most, blockStart };
};

/**
 * If the codes of a zone differ by at most this, each code of the zone is checked. Otherwise each document is checked.
 */
const lookedAtMax = 16;

/**
 * Returns `pass` if all codes from `least` to `most` pass, `fail` if all fail, otherwise `mixed`. For `mixed`, every
 * document must be checked.
 */
export const zoneVerdict = (deny: Int32Array, least: number, most: number): 'pass' | 'fail' | 'mixed' => {
  if (most - least > lookedAtMax) return 'mixed';
  let failing = 0;
  for (let code = least; code <= most; code++) failing += +(deny[code] !== 0);
  if (failing === 0) return 'pass';
  return failing > most - least ? 'fail' : 'mixed';
};
