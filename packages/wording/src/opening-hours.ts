import { locales, type Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/opening-hours.ts';
import type { Said } from './ru/messages/opening-hours.ts';

type Token =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'said'; readonly said: Said }
  | { readonly kind: 'to' }
  | { readonly kind: 'and' };

/** A range of days or hours, both ends included. */
type Span<T> = readonly [from: T, to: T];

interface Stretch {
  readonly days: readonly Span<number>[];
  readonly hours: readonly Span<string>[];
  readonly said: readonly Said[];
}

const known = new Map<string, Token>();
for (const locale of locales) {
  for (const [day, names] of texts[locale].days.entries()) {
    for (const name of names) known.set(name.toLowerCase(), { kind: 'day', day });
  }
  for (const [word, names] of Object.entries(texts[locale].words)) {
    for (const name of names) known.set(name, { kind: 'said', said: word as Said });
  }
}
for (const dash of ['-', '–', '—', 'до', 'по', 'to']) known.set(dash, { kind: 'to' });
for (const sign of [',', ';', 'и', 'and', 've']) known.set(sign, { kind: 'and' });

const phrase = /her gün|24 (?:hours|saat)|\p{L}+|\d{1,2}[:.]\d{2}|\d{1,2}|\S/gu;

/** Returns the tokens of a text; null = it has other words too. */
function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  for (const [word] of text
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[.:]|(?<![\p{L}\d])с(?=\s+\d)/gu, ' ')
    .matchAll(phrase)) {
    const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word) ?? [];
    if (hour !== undefined && (Number(hour) > 24 || Number(minute) > 59)) return null;
    const token: Token | undefined =
      hour === undefined ? known.get(word) : { kind: 'time', time: `${hour.padStart(2, '0')}:${minute}` };
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

/**
 * Groups tokens: days, then their hours. A day after hours begins the next group. Returns null if a group has no hours.
 */
function stretchesOf(tokens: readonly Token[]): readonly Stretch[] | null {
  const stretches: Stretch[] = [];
  let now = { days: [] as Span<number>[], hours: [] as Span<string>[], said: [] as Said[] };
  const hasHours = (): boolean => now.hours.length > 0 || now.said.some((said) => said !== 'daily' && said !== 'break');
  const begin = (): void => {
    stretches.push(now);
    now = { days: [], hours: [], said: [] };
  };
  for (let place = 0; place < tokens.length; place += 1) {
    const [token, between, next] = tokens.slice(place, place + 3);
    const isSpan = between?.kind === 'to';
    if (token === undefined || token.kind === 'to') return null;
    if (token.kind === 'and') continue;
    if (token.kind === 'time') {
      if (!isSpan || next?.kind !== 'time') return null;
      now.hours.push([token.time, next.time]);
    } else {
      if (hasHours() && (token.kind === 'day' || token.said === 'daily' || token.said === 'break')) begin();
      if (token.kind === 'said') now.said.push(token.said);
      else if (!isSpan) now.days.push([token.day, token.day]);
      else if (next?.kind === 'day') now.days.push([token.day, next.day]);
      else return null;
    }
    if (isSpan) place += 2;
  }
  stretches.push(now);
  return stretches.every(
    ({ hours, said }) => hours.length > 0 || said.some((one) => one === 'always' || one === 'closed'),
  )
    ? stretches
    : null;
}

function sayStretch({ days: spans, hours, said }: Stretch, locale: Locale): string {
  const nameOf = (day: number): string => texts[locale].days[day]?.[0] ?? '';
  const isWeek = spans.length === 1 && spans[0]?.[0] === 0 && spans[0][1] === 6;
  const shownDays = isWeek
    ? [texts[locale].words.daily[0]]
    : [spans.map(([from, to]) => (from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`)).join(', ')];
  return [
    ...shownDays,
    ...said.map((one) => texts[locale].words[one][0]),
    hours.map(([from, to]) => `${from}–${to}`).join(', '),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Maximum number of translated texts that are kept. A shop has one, and its carriers some hundreds. */
const keptMax = 1000;
const kept = new Map<string, string>();

function translated(text: string, locale: Locale): string {
  const tokens = tokensOf(text);
  const stretches = tokens === null || tokens.length === 0 ? null : stretchesOf(tokens);
  return stretches === null ? text : stretches.map((stretch) => sayStretch(stretch, locale)).join(', ');
}

/**
 * Translates opening hours: `пн–пт 10:00–19:00, сб 11:00–16:00` is `Mon–Fri 10:00–19:00, Sat 11:00–16:00`. The shop
 * writes its hours once for all languages, and carriers send those of their points in Russian. A text with other words
 * is returned unchanged. Every page shows the hours of the shop, so translations are kept.
 */
export function openingHours(text: string, locale: Locale): string {
  const key = `${locale} ${text}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const now = translated(text, locale);
  if (kept.size < keptMax) kept.set(key, now);
  return now;
}
