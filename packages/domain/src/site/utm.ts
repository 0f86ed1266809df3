import { parseJson } from '../shared/json.ts';

/** Names of campaign tags in a URL (specification section 3). */
export const utmTags = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'type',
  'source',
  'device',
  'region',
  'etext',
  'yclid',
] as const;

export type UtmTag = (typeof utmTags)[number];
export type UtmTouch = Readonly<Partial<Record<UtmTag, string>>>;

/** The first and the last campaign that brought this visitor (product S9). */
export interface UtmTouches {
  readonly first: UtmTouch;
  readonly last: UtmTouch;
}

export const utmValueLengthMax = 100;

/** Tags that only campaigns use. Common names such as `type` or `region` count as tags only beside one of these. */
const telling: readonly UtmTag[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'etext',
  'yclid',
];

/** Returns the campaign tags of a URL; null = none. If a tag is repeated, its first value is used. */
export function readUtm(entries: Iterable<readonly [string, string]>): UtmTouch | null {
  const touch: Partial<Record<UtmTag, string>> = {};
  for (const [name, raw] of entries) {
    const tag = utmTags.find((known) => known === name);
    const value = raw
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, utmValueLengthMax);
    if (tag && value !== '') touch[tag] ??= value;
  }
  return telling.some((tag) => touch[tag] !== undefined) ? touch : null;
}

/** Reads the cookie `utmtags`. Invalid parts are ignored. */
export function readUtmCookie(value: string): Partial<UtmTouches> {
  const touches = new Map(entriesOf(parseJson(value)));
  const [first, last] = ['first', 'last'].map((name) => readUtm(textsOf(touches.get(name))));
  return { ...(first ? { first } : {}), ...(last ? { last } : {}) };
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const textsOf = (value: unknown): readonly (readonly [string, string])[] =>
  entriesOf(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []));

/** Returns the visitor's campaigns after a new one: the first stays, the last is replaced. */
export const addTouch = (touches: UtmTouches | null, touch: UtmTouch): UtmTouches => ({
  first: touches?.first ?? touch,
  last: touch,
});

const encodedSize = (text: string): number => encodeURIComponent(text).length;

const cutTo = (touch: UtmTouch, length: number): UtmTouch =>
  Object.fromEntries(Object.entries(touch).map(([tag, value]) => [tag, value.slice(0, length)]));

/**
 * Returns the value of the cookie `utmtags`, at most `bytesMax` bytes long after percent-encoding. If it is too long,
 * the longest values are cut until it fits.
 */
export function writeUtmCookie(touches: UtmTouches, bytesMax: number): string {
  let length = utmValueLengthMax;
  for (;;) {
    const value = JSON.stringify({ first: cutTo(touches.first, length), last: cutTo(touches.last, length) });
    if (length === 1 || encodedSize(value) <= bytesMax) return value;
    length = Math.floor(length / 2);
  }
}
