import type { AttributeValues } from '@farad/domain/category';
import type { Hints } from './families/part.ts';

/** Subject of a picture: a package name (null = not known) and hints about the part. */
export interface PictureSubject {
  readonly name: string | null;
  readonly hints: Hints;
}

const separator = '~';
/** Maximum length of a key in a URL. */
const keyLengthMax = 280;
const attributeName = /^[a-z][a-z0-9_]{0,39}$/;
const categoryForm = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Returns a text escaped for a key. The separator `~` is escaped too, which `encodeURIComponent` does not do. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll(separator, '%7E');

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns a value as text: numbers as they are, texts after a star (`resistance=4700`, `color=*red`). */
const valueText = (value: unknown): string => (typeof value === 'number' ? String(value) : `*${String(value)}`);

const isSimple = ([name, value]: readonly [string, unknown]): boolean =>
  attributeName.test(name) && (typeof value === 'number' || typeof value === 'string');

/**
 * Returns the name and hints of a picture as one segment of a URL, its key:
 * `AXIAL-0207~category=through-hole-resistors~resistance=4700`.
 */
export function writeKey({ name, hints }: PictureSubject): string {
  const { category, title, attributes = {} } = hints;
  const known = Object.entries(attributes)
    .filter(isSimple)
    .sort(([first], [second]) => (first < second ? -1 : 1));
  const pairs = [
    ...(category === undefined ? [] : [`category=${encode(category)}`]),
    ...(title === undefined ? [] : [`title=${encode(title)}`]),
    ...known.map(([key, value]) => `${key}=${encode(valueText(value))}`),
  ];
  return [name === null ? '' : encode(name), ...pairs].join(separator);
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

function readPair(text: string): Pair | null {
  const at = text.indexOf('=');
  const value = at < 1 ? null : decode(text.slice(at + 1));
  return value === null || !attributeName.test(text.slice(0, at)) ? null : { name: text.slice(0, at), value };
}

function readValue(text: string): number | string | null {
  if (text.startsWith('*')) return text.slice(1);
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : null;
}

function hintsOf(pairs: readonly Pair[]): Hints | null {
  const attributes: Record<string, number | string> = {};
  let hints: Hints = {};
  for (const { name, value } of pairs) {
    if (name === 'category') {
      if (!categoryForm.test(value)) return null;
      hints = { ...hints, category: value };
    } else if (name === 'title') hints = { ...hints, title: value };
    else {
      const read = readValue(value);
      if (read === null) return null;
      attributes[name] = read;
    }
  }
  const known: AttributeValues = attributes;
  return Object.keys(attributes).length === 0 ? hints : { ...hints, attributes: known };
}

/** Returns the name and hints in a key; null = {@link writeKey} cannot have written this text. */
export function readKey(key: string): PictureSubject | null {
  if (key.length > keyLengthMax) return null;
  const [first = '', ...rest] = key.split(separator);
  const name = decode(first);
  const pairs = rest.map(readPair);
  if (name === null || pairs.some((pair) => pair === null)) return null;
  const hints = hintsOf(pairs.filter((pair) => pair !== null));
  if (hints === null) return null;
  const subject = { name: name === '' ? null : name, hints };
  return writeKey(subject) === key ? subject : null;
}

export const isKeyTooLong = (key: string): boolean => key.length > keyLengthMax;
