import { signOfKey } from './keyboard.ts';

/** A key press as in browser events. */
export interface KeyPress {
  /** Name of the key: `KeyA`; empty if the device does not report it. */
  readonly code: string;
  /** Character in the current layout. */
  readonly key: string;
  readonly isShifted: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  /** In milliseconds. */
  readonly at: number;
}

/** Text typed so far without a pause. */
export interface TypedSoFar {
  readonly text: string;
  readonly at: number;
  /** Digits of a character typed by its code with Alt. */
  readonly altDigits: string;
}

export const nothingTyped: TypedSoFar = { text: '', at: 0, altDigits: '' };

/** Maximum time between two keys of a scanner; people type more slowly. */
const scannerPauseMs = 80;
/** Shorter texts may come from a fast typist. */
const scanLengthMin = 4;

/** Control characters as scanners send them: Ctrl plus a key. */
const controls: Readonly<Record<string, string>> = {
  BracketRight: '\u001d',
  Digit6: '\u001e',
  KeyD: '\u0004',
  Backslash: '\u001c',
};

const altDigit = (code: string): string | null => /^Numpad(\d)$/u.exec(code)?.[1] ?? null;

/** Returns the character of a code typed with Alt. */
const signOf = (digits: string): string => {
  const code = Number(digits);
  return digits !== '' && code > 0 && code < 128 ? String.fromCharCode(code) : '';
};

function signTyped({ code, key, isShifted, isControl }: KeyPress): string | null {
  if (isControl) return controls[code] ?? null;
  const shifted = signOfKey(code, true);
  // Some devices send the shifted character without reporting Shift.
  if (shifted !== null && key === shifted) return shifted;
  return signOfKey(code, isShifted) ?? ([...key].length === 1 ? key : null);
}

/** Result of a key press: the new state, and the scanned text if it is complete. */
export interface Typed {
  readonly typed: TypedSoFar;
  readonly scan: string | null;
  /** True if the key belongs to a scan; its default action must not run, such as a bookmark on Ctrl+D. */
  readonly isTaken: boolean;
}

/**
 * Follows key presses and reports a scanned code: characters without pauses, ended by Enter or Tab. Reads keys by their
 * position on a US keyboard, as scanners send them, so that the current layout does not matter.
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
