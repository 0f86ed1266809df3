import type { AttributeKey } from '../../category/category.ts';
import { moduleNeedRows, powerNeedRows, signalNeedRows } from './need-rows.ts';
import { connectorNeedRows } from './part-need-rows.ts';
import type { Way } from './query-reading.ts';

/** What buyers ask for by a phrase: a kind of parts, and what of it. */
export interface Need {
  /** In order of preference; each a set of slugs that are meant together. */
  readonly slugSets: readonly (readonly string[])[];
  /** The phrase names this kind only where nothing else is named: `flash` of a microcontroller is an attribute. */
  readonly isWeak: boolean;
  readonly wishes: readonly (readonly Way[])[];
  readonly phrases: readonly string[];
}

function wayOf(text: string): Way {
  if (text.startsWith('~')) return { kind: 'words', words: [text.slice(1).replaceAll('_', ' ')] };
  if (text.startsWith('@')) return { kind: 'category', slug: text.slice(1), slugs: [text.slice(1)] };
  const [key = '', value = ''] = text.split('=');
  return { kind: 'values', key: key as AttributeKey, values: [value === 'true' ? true : value] };
}

const wishesOf = (text: string): Need['wishes'] =>
  text
    .split(';')
    .map((group) => group.trim().split(/\s+/u).filter(Boolean).map(wayOf))
    .filter((group) => group.length > 0);

export const needs: readonly Need[] = [powerNeedRows, signalNeedRows, moduleNeedRows, connectorNeedRows]
  .flatMap((rows) => rows.trim().split('\n'))
  .map((row) => {
    const [slugs = '', wishes = '', phrases = ''] = row.split('|').map((cell) => cell.trim());
    return {
      isWeak: slugs.startsWith('?'),
      slugSets: slugs
        .replace(/^\?/u, '')
        .split(' / ')
        .map((set) => set.split(' + ')),
      wishes: wishesOf(wishes),
      phrases: phrases.split(',').map((phrase) => phrase.trim()),
    };
  });
