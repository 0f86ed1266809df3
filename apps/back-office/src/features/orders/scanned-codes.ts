import type { PackedMark } from '@farad/domain/delivery';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const piecesIn = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

/** Parses scanned codes, one per line. The code of a pack is followed by the number of pieces in it. */
export const codesIn = (text: string): PackedMark[] =>
  lines(text).map((line) => {
    const [code = '', pieces = '1'] = line.split(/ +/);
    return { code, pieces: piecesIn(pieces) };
  });

/**
 * Parses scanned codes of returned goods, one per line. If a number of pieces follows a pack's code, only this number
 * is returned; otherwise all remaining pieces.
 */
export const returnedIn = (text: string): (string | PackedMark)[] =>
  lines(text).map((line) => {
    const [code = '', pieces] = line.split(/ +/);
    return pieces === undefined ? code : { code, pieces: piecesIn(pieces) };
  });
