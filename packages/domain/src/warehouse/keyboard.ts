/** Key name → its two characters on a US keyboard, without and with Shift. Scanners send keys like such a keyboard. */
const keys: ReadonlyMap<string, string> = new Map([
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [`Key${letter}`, letter.toLowerCase() + letter] as const),
  ...[...')!@#$%^&*('].map((sign, digit) => [`Digit${digit}`, `${digit}${sign}`] as const),
  ...[...'0123456789'].map((digit) => [`Numpad${digit}`, digit + digit] as const),
  ['Minus', '-_'],
  ['Equal', '=+'],
  ['BracketLeft', '[{'],
  ['BracketRight', ']}'],
  ['Backslash', '\\|'],
  ['Semicolon', ';:'],
  ['Quote', `'"`],
  ['Backquote', '`~'],
  ['Comma', ',<'],
  ['Period', '.>'],
  ['Slash', '/?'],
  ['Space', '  '],
  ['NumpadAdd', '++'],
  ['NumpadSubtract', '--'],
  ['NumpadDecimal', '..'],
  ['NumpadDivide', '//'],
  ['NumpadMultiply', '**'],
]);

/** Returns the character of a key on a US keyboard; null = the key has none. */
export function signOfKey(code: string, isShifted: boolean): string | null {
  return keys.get(code)?.[isShifted ? 1 : 0] ?? null;
}

const russian = [...'ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю.'];
const latin = [..."`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./"];
const russianShifted = [...'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭ/ЯЧСМИТЬБЮ,'];
const latinShifted = [...'~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"|ZXCVBNM<>?'];

const latinOf: ReadonlyMap<string, string> = new Map([
  ...russian.map((sign, at) => [sign, latin[at] ?? sign] as const),
  ...russianShifted.map((sign, at) => [sign, latinShifted[at] ?? sign] as const),
]);

/**
 * Returns a text as if it had been typed in the Latin keyboard layout. A scanner presses keys, so a Russian layout
 * turns `[)>06` into `х)Ю06`. A text without Cyrillic letters is returned unchanged.
 */
export const inLatinLayout = (text: string): string =>
  /[\u0401\u0410-\u044f\u0451]/u.test(text) ? [...text].map((sign) => latinOf.get(sign) ?? sign).join('') : text;
