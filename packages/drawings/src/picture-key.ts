import type { AttributeValues } from '@farad/domain/category';
import type { Hints } from './families/part.ts';

/** What a picture is drawn from. */
export interface PictureSubject {
  readonly name: string | null;
  readonly hints: Hints;
}

const separator = '~';
/** Letters of a key as it stands in an address. */
const keyLengthMax = 280;
const attributeName = /^[a-z][a-z0-9_]{0,39}$/;
const categoryForm = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** encodeURIComponent leaves the separator as it is. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll(separator, '%7E');

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Numbers as they are, texts behind a star: `resistance=4700`, `color=*red`. */
const valueText = (value: unknown): string => (typeof value === 'number' ? String(value) : `*${String(value)}`);

const isSimple = ([name, value]: readonly [string, unknown]): boolean =>
  attributeName.test(name) && (typeof value === 'number' || typeof value === 'string');

/** The key of a subject as one part of an address: `AXIAL-0207~category=through-hole-resistors~resistance=4700`. */
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

/** What a key says; null for a text that {@link writeKey} does not write. */
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
