import { isHostScope } from '../hosts.ts';
import { firstWord, type QueryItem } from '../query-item.ts';
import type { CategoryScope } from '../scope.ts';
import { isFiller } from '../../dictionary/joining-words.ts';

/** Words of questions and wishes: `чтобы`, `something`. */
const wish =
  /^(?:чтобы|чтоб|чем|что|как|нужн\p{L}*|надо|хочу|штук\p{L}*|something|thing|what|how|want|need|so|that|şey|sey|nasıl|nasil)$/iu;

/** Verbs that say what a part has to do: `измерить`, `ölçmek`, `yakmasın`. */
const verb = /^(?!память$).{2,}[аеиоуыя]ть(?:ся)?$|^.{3,}чь(?:ся)?$|^.{2,}m[ae]k$|s[ıiuü]n$|^.{3,}y[ae]n$/iu;

const isSaying = (word: string): boolean => wish.test(word) || (verb.test(word) && !isFiller(word));

const isVerbAfterTo = (items: readonly QueryItem[], place: number): boolean =>
  /^to$/iu.test(firstWord(items[place - 1])) && items[place]?.kind !== 'value';

/** True if the query says in a sentence what the part has to do: `чтобы реле не щёлкало`, `to dim a lamp`. */
export const saysNeed = (items: readonly QueryItem[]): boolean =>
  items.some(({ tokens }, place) => isVerbAfterTo(items, place) || tokens.some(({ core }) => isSaying(core)));

type NamedKind = QueryItem & { readonly kind: 'phrase' };

const isNamedKind = (item: QueryItem): item is NamedKind =>
  item.kind === 'phrase' && item.meaning.scope !== null && !isHostScope(item.meaning.scope);

/** Returns the kinds of parts that the query names, other than microcontrollers and boards. */
export const namedKinds = (items: readonly QueryItem[]): readonly CategoryScope[] =>
  items.filter(isNamedKind).flatMap(({ meaning }) => meaning.scope ?? []);

const isWords = ({ kind }: QueryItem): boolean => kind === 'word' || kind === 'phrase';

/** True for a word that says nothing about the part. */
export const isFillerItem = ({ kind, tokens }: QueryItem): boolean =>
  kind === 'word' && tokens.every(({ core }) => isFiller(core));

/** Returns the kind with which the query begins; null = none. `реле чтобы включать насос` asks for a relay. */
export function leadingKind(items: readonly QueryItem[]): CategoryScope | null {
  const place = items.findIndex((item) => isWords(item) && !isFillerItem(item));
  const item = items[place];
  return item === undefined || !isNamedKind(item) || isVerbAfterTo(items, place) ? null : item.meaning.scope;
}
