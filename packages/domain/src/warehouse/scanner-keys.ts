import { signOfKey } from './keyboard.ts';

/** One press of a key, as browsers tell it. */
export interface KeyPress {
  /** Name of the key: `KeyA`; empty where a device does not tell it. */
  readonly code: string;
  /** What it types in the layout that is on. */
  readonly key: string;
  readonly isShifted: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** What was typed without a pause so far. */
export interface TypedSoFar {
  readonly text: string;
  readonly at: number;
  /** Digits of a sign that is typed by its number with Alt. */
  readonly altDigits: string;
}

export const nothingTyped: TypedSoFar = { text: '', at: 0, altDigits: '' };

/** Longest pause between two keys of a scanner; people are slower. */
const scannerPauseMs = 80;
/** Shorter is typed by a person who happens to be fast. */
const scanLengthMin = 4;

/** Control characters as scanners type them: Ctrl and a key. */
const controls: Readonly<Record<string, string>> = {
  BracketRight: '\u001d',
  Digit6: '\u001e',
  KeyD: '\u0004',
  Backslash: '\u001c',
};

const altDigit = (code: string): string | null => /^Numpad(\d)$/u.exec(code)?.[1] ?? null;

/** A sign by its number, typed with Alt held. */
const signOf = (digits: string): string => {
  const code = Number(digits);
  return digits !== '' && code > 0 && code < 128 ? String.fromCharCode(code) : '';
};

function signTyped({ code, key, isShifted, isControl }: KeyPress): string | null {
  if (isControl) return controls[code] ?? null;
  const shifted = signOfKey(code, true);
  // Some devices type the shifted sign without saying that Shift is held.
  if (shifted !== null && key === shifted) return shifted;
  return signOfKey(code, isShifted) ?? ([...key].length === 1 ? key : null);
}

/** What came of a press: the state after it, and what was scanned if it ended a scan. */
export interface Typed {
  readonly typed: TypedSoFar;
  readonly scan: string | null;
  /** It is of a scanner and means nothing else: Ctrl+D is no bookmark. */
  readonly isTaken: boolean;
}

/**
 * Follows keys as they are pressed and tells when a scanner has typed a code: signs without pauses, ended by Enter or Tab.
 * Keys are read by their place on a US keyboard, which scanners play, so the layout that is on makes no difference.
 */
export function typeKey(before: TypedSoFar, press: KeyPress): Typed {
  const isLate = press.at - before.at > scannerPauseMs;
  const known = isLate ? nothingTyped : before;
  const { code, at } = press;
  if (['Shift', 'Control', 'Meta', 'CapsLock'].some((name) => code.startsWith(name))) {
    return { typed: { ...known, at: known.text === '' ? known.at : at }, scan: null, isTaken: false };
  }
  const digit = press.isAlt ? altDigit(code) : null;
  if (digit !== null)
    return { typed: { ...known, at, altDigits: known.altDigits + digit }, scan: null, isTaken: false };
  const text = known.text + signOf(known.altDigits);
  if (press.isAlt || code.startsWith('Alt')) {
    return { typed: { text, at: text === '' ? 0 : at, altDigits: '' }, scan: null, isTaken: false };
  }
  if (press.key === 'Enter' || press.key === 'Tab') {
    const isScan = text.length >= scanLengthMin;
    return { typed: nothingTyped, scan: isScan ? text : null, isTaken: isScan };
  }
  const sign = signTyped(press);
  if (sign === null) return { typed: nothingTyped, scan: null, isTaken: false };
  return { typed: { text: text + sign, at, altDigits: '' }, scan: null, isTaken: press.isControl && text !== '' };
}
