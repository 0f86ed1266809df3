import { signOfKey } from './keyboard.ts';

/** A key press, with the values of the browser's event. */
export interface KeyPress {
  /** Name of the key, such as `KeyA`; empty if the device does not send it. */
  readonly code: string;
  /** Character of the key in the current keyboard layout. */
  readonly key: string;
  readonly isShifted: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  /** Time of the key press in milliseconds. */
  readonly at: number;
}

/** Characters typed so far without a pause between them. */
export interface TypedSoFar {
  readonly text: string;
  readonly at: number;
  /** Digits of a character's number that is being typed while Alt is held; '' = none. */
  readonly altDigits: string;
}

export const nothingTyped: TypedSoFar = { text: '', at: 0, altDigits: '' };

/** Maximum time between two keys of a scanner. People type more slowly. */
const scannerPauseMs = 80;
/** Minimum length of a scan. A fast typist could have typed a shorter text. */
const scanLengthMin = 4;

/** Key that scanners press together with Ctrl → the control character that it stands for. */
const controls: Readonly<Record<string, string>> = {
  BracketRight: '\u001d',
  Digit6: '\u001e',
  KeyD: '\u0004',
  Backslash: '\u001c',
};

const altDigit = (code: string): string | null => /^Numpad(\d)$/u.exec(code)?.[1] ?? null;

/** Returns the ASCII character with the number that was typed with Alt; '' = none. */
const signOf = (digits: string): string => {
  const code = Number(digits);
  return digits !== '' && code > 0 && code < 128 ? String.fromCharCode(code) : '';
};

function signTyped({ code, key, isShifted, isControl }: KeyPress): string | null {
  if (isControl) return controls[code] ?? null;
  const shifted = signOfKey(code, true);
  // Some devices send the character of a shifted key but do not report Shift.
  if (shifted !== null && key === shifted) return shifted;
  return signOfKey(code, isShifted) ?? ([...key].length === 1 ? key : null);
}

/** Result of a key press: the new state, and the scanned text; null = no scan is complete yet. */
export interface Typed {
  readonly typed: TypedSoFar;
  readonly scan: string | null;
  /**
   * True if the key belongs to a scan. Then the browser's own action must be prevented, such as the bookmark of Ctrl+D.
   */
  readonly isTaken: boolean;
}

/**
 * Returns the state after a key press, and the scanned text if the press completes it. A scan is a row of characters
 * without pauses that ends with Enter or Tab. Keys are read by their position on a US keyboard, so the current layout
 * does not matter.
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
