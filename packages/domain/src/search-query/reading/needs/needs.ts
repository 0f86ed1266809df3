import type { AttributeKey } from '../../../category/category.ts';
import { phraseOf, type Phrase } from '../../fold.ts';
import { isJoiningWord } from '../../dictionary/joining-words.ts';
import { narrowPowerRows, narrowSignalRows } from '../../dictionary/needs/narrow-need-rows.ts';
import {
  narrowConnectorRows,
  narrowModuleRows,
  narrowSensorRows,
} from '../../dictionary/needs/narrow-part-need-rows.ts';
import { rowsOf, slugSetsOf } from '../../dictionary/rows-of.ts';
import { moduleNeedRows, powerNeedRows, signalNeedRows } from '../../dictionary/needs/need-rows.ts';
import { connectorNeedRows } from '../../dictionary/needs/part-need-rows.ts';
import type { Way } from '../query-reading.ts';

/**
 * A phrase that says what a part is needed for. It means a kind of part, and properties that such a part should have
 * (`wishes`). A wish applies only if some part meets it.
 */
export interface Need {
  /** Categories of the kind, as sets of slugs. The first set of which the catalogue has a category is used. */
  readonly slugSets: readonly (readonly string[])[];
  /**
   * True = the phrase means this kind only if the query names no other: `flash` of a microcontroller is an attribute.
   */
  readonly isWeak: boolean;
  readonly wishes: readonly (readonly Way[])[];
  readonly phrases: readonly Phrase[];
}

function valueOf(text: string): string | number | boolean {
  if (text === 'true') return true;
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}

function wayOf(text: string): Way {
  if (text.startsWith('~')) return { kind: 'words', words: [text.slice(1).replaceAll('_', ' ')] };
  if (text.startsWith('#')) return { kind: 'number', beginnings: text.slice(1).toUpperCase().split(',') };
  if (text.startsWith('?')) return { kind: 'unstated', key: text.slice(1) as AttributeKey };
  if (text.startsWith('!')) return { kind: 'brand', slug: text.slice(1) };
  if (text.startsWith('@')) return { kind: 'category', slug: text.slice(1), slugs: [text.slice(1)] };
  const [name = '', said = ''] = text.split('=');
  const key = name as AttributeKey;
  const [from, to] = said.split('..');
  if (from !== undefined && to !== undefined) return { kind: 'between', key, from: Number(from), to: Number(to) };
  return { kind: 'values', key, values: [valueOf(said.replaceAll('_', ' '))] };
}

/**
 * Returns the wishes of a row of the tables of needs and purposes.
 * @param phrases phrases of the row, for which `~*` is a short form
 */
export const wishesOf = (text: string, phrases: readonly string[]): Need['wishes'] =>
  text
    .split(';')
    .map((group) => group.trim().split(/\s+/u).filter(Boolean))
    .map((group) =>
      group.flatMap((way) => (way === '~*' ? [{ kind: 'words', words: phrases } as const] : [wayOf(way)])),
    )
    .filter((group) => group.length > 0);

/**
 * Returns the phrase without its joining words, if at least two other words remain. Otherwise the joining words stay:
 * without them, `or gate` and `или не` would match every `gate`. The last word of `usb type a` is a name, and so it
 * stays, too.
 */
export const withoutJoiningWords = (phrase: string): Phrase => {
  const words = phrase.split(' ');
  const own = words.filter((word, place) => !isJoiningWord(word) || (word === 'a' && place === words.length - 1));
  return phraseOf((own.length > 1 ? own : words).join(' '));
};

/** The tables, narrower needs first. If a phrase is in several rows, the first row counts. */
const texts = [
  narrowPowerRows,
  narrowSignalRows,
  narrowSensorRows,
  narrowModuleRows,
  narrowConnectorRows,
  powerNeedRows,
  signalNeedRows,
  moduleNeedRows,
  connectorNeedRows,
];

export const needs: readonly Need[] = texts
  .flatMap((rows) => rowsOf(rows, 'slugs', 'wishes', 'words'))
  .map(({ slugs, wishes, words }) => {
    const phrases = words.split(', ');
    return {
      isWeak: slugs.startsWith('?'),
      slugSets: slugSetsOf(slugs.replace(/^\?/u, '')),
      wishes: wishesOf(wishes, phrases),
      phrases: phrases.map(withoutJoiningWords),
    };
  });
