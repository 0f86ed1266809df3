/** Facts a user agent states about a device. Names are the same in every language; a field is empty when not stated. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

// Special names stand before Chrome and Safari, because the header of almost every browser also names these two. The
// first match is used.
const browsers: Names = [
  ['Yandex Browser', /YaBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: Names = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const nameOf = (names: Names, text: string): string => names.find(([, sign]) => sign.test(text))?.[0] ?? '';

const lengthMax = 400;

/** Reads the User-Agent header. The result is only shown to the account's owner; no decision depends on it. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, lengthMax);
  return { browser: nameOf(browsers, text), system: nameOf(systems, text) };
}
