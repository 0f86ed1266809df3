import type { PackedMark } from '@farad/domain/delivery';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const piecesIn = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

/** Codes as they were scanned, each on a line of its own; behind that of a pack stands how many pieces are in it. */
export const codesIn = (text: string): PackedMark[] =>
  lines(text).map((line) => {
    const [code = '', pieces = '1'] = line.split(/ +/);
    return { code, pieces: piecesIn(pieces) };
  });

/** Codes that come back: with a number so many pieces of it, alone all that are left of it. */
export const returnedIn = (text: string): (string | PackedMark)[] =>
  lines(text).map((line) => {
    const [code = '', pieces] = line.split(/ +/);
    return pieces === undefined ? code : { code, pieces: piecesIn(pieces) };
  });
