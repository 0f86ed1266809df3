/** What a user agent tells of a device: names that are the same in every language, empty where it tells nothing. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

// The first that fits: almost every browser calls itself Chrome or Safari besides.
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

/** Reads the header User-Agent; only for showing it to its owner, nothing is decided by it. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, lengthMax);
  return { browser: nameOf(browsers, text), system: nameOf(systems, text) };
}
