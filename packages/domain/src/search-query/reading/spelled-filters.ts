import type { AttributeKey } from '../../category/category.ts';
import { enumsIn } from './agreed-scope.ts';
import type { NamedValue } from './phrase-meaning.ts';
import type { QueryItem } from './query-item.ts';
import type { UnderstoodCondition, Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import type { QueryVocabulary } from './vocabulary.ts';
import { packagesWithPins } from '../dictionary/package-families.ts';

type Filter = UnderstoodCondition['filter'];

/**
 * Returns the condition for a package; null = the item names no package. For sockets, it is the package of the circuit
 * that goes into the socket, so the condition is the number of pins.
 */
export function packageFilter(
  item: QueryItem & { kind: 'package' | 'dielectric' },
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): Filter | null {
  const pins = pinsFilter(item, scope);
  if (pins !== null && scope?.slugs.includes('ic-sockets') === true) return pins;
  return spelledFilter(vocabulary.package, packagesOf(item, scope), scope) ?? pins;
}

/**
 * Returns the package names that the item may mean. Crystals are named by metric size: 3225 is 3.2 × 2.5 mm, not the
 * inch size 1210.
 */
function packagesOf(
  item: QueryItem & { kind: 'package' | 'dielectric' },
  scope: CategoryScope | null,
): readonly string[] {
  const code = item.tokens.find(({ core }) => /^\d{4}$/u.test(core))?.core ?? '';
  const [a, b, c, d] = code;
  if (scope?.nominal !== 'hertz' || d === undefined) return item.values;
  return [`SMD-${a}.${b}x${c}.${d}`, code, `SMD${code}`, `SMD${code}-4P`, `SMD${code}-2P`];
}

/** For switches: number of contacts → contact form. */
const contactForms: ReadonlyMap<number, string> = new Map([
  [2, 'SPST'],
  [3, 'SPDT'],
  [4, 'DPST'],
  [6, 'DPDT'],
]);

export function countFilter(
  { meaning, count }: QueryItem & { kind: 'count' },
  scope: CategoryScope | null,
): Filter | null {
  const own =
    meaning.attributes.find(({ key }) => scope?.facets.has(key) === true) ??
    meaning.attributes.find(({ key }) => scope?.keys.has(key) === true);
  if (own !== undefined) return { kind: 'values', key: own.key, values: [count] };
  const pins = meaning.attributes.find(({ key }) => key === 'pins');
  if (scope === null || pins === undefined) return null;
  const form = contactForms.get(count);
  const isSwitch = scope.keys.has('contact_form') && !scope.keys.has('coil_voltage');
  if (isSwitch)
    return form === undefined ? null : { kind: 'values', key: 'contact_form' as AttributeKey, values: [form] };
  return { kind: 'values', key: pins.key, values: [count] };
}

/**
 * Returns other ways in which suppliers state a count. For a number of pins, these are `2x5P`, `20P` or the package
 * `LQFP-64`. null = none.
 */
export function waysOfCount(
  item: QueryItem,
  filter: Filter,
  { package: body }: Pick<QueryVocabulary, 'package'>,
): readonly Way[] | null {
  if (item.kind !== 'count' || filter.kind !== 'values') return null;
  const { count } = item;
  // The gates of a circuit may be stated as its elements or as its channels.
  if (filter.key === 'elements') return [{ kind: 'values', key: 'channels' as AttributeKey, values: [count] }];
  if (filter.key === 'b_value') {
    const others = ['b_constant_25_c_85_c', 'b_constant_25_c_100_c', 'b_constant_25_c_75_c'];
    const valued = others.map((key): Way => ({ kind: 'values', key: key as AttributeKey, values: [count] }));
    return [...valued, { kind: 'words', words: [String(count), `${count}k`] }];
  }
  if (filter.key === 'pitch') {
    const size = String(Number((count * 1000).toPrecision(4)));
    return [{ kind: 'words', words: [size, `${size}mm`] }];
  }
  if (!/^(?:pins|conductor_count)$/.test(filter.key)) return null;
  const rows = count % 2 === 0 && count > 2 ? [`2x${count / 2}p`] : [];
  const words: Way = { kind: 'words', words: [`${count}p`, `${count}pin`, `1x${count}p`, ...rows] };
  const packages = packagesWithPins(count);
  return [words, ...(body === null ? [] : [{ kind: 'values', key: body, values: packages } as const])];
}

/**
 * Returns the number of pins for parts that are named by another part's package: a socket for DIP-28 has 28 pins. null
 * = another item or kind of part.
 */
function pinsFilter({ tokens }: QueryItem, scope: CategoryScope | null): Filter | null {
  const key = 'pins' as AttributeKey;
  const pins = /^(?:p?dip|sdip|soic|sop|ssop|tssop|so|plcc|zif|sip)-?(\d{1,3})$/iu.exec(
    tokens.map(({ core }) => core).join(''),
  )?.[1];
  return pins === undefined || scope?.facets.has(key) !== true ? null : { kind: 'values', key, values: [Number(pins)] };
}

export function spelledFilter(
  key: AttributeKey | null,
  values: readonly string[],
  scope: CategoryScope | null,
): Filter | null {
  const isOfScope = scope === null || scope.keys.size === 0 || (key !== null && scope.keys.has(key));
  return key === null || !isOfScope ? null : { kind: 'values', key, values };
}

/**
 * Returns other ways to state a named value: the words that suppliers write, and other attributes that have this value.
 * null = none.
 */
export function waysOfName(item: QueryItem, filter: Filter, scope: CategoryScope | null): readonly Way[] | null {
  if (item.kind !== 'phrase' || filter.kind !== 'values') return null;
  const named = enumsIn(item.meaning, scope);
  const isOwn = ({ key, value }: NamedValue): boolean => key === filter.key && value === filter.values[0];
  if (!named.some(isOwn)) return null;
  // A more specific attribute (`lens_color` beside `color`) is left out, because its value may differ: the lens may
  // have another colour than the light.
  const others = named.filter((one) => !isOwn(one) && !one.key.endsWith(`_${filter.key}`));
  const words = named.flatMap(({ stated }) => stated);
  const ways: readonly Way[] = [
    ...others.map(({ key, value }): Way => ({ kind: 'values', key, values: [value] })),
    ...(words.length === 0 ? [] : [{ kind: 'words', words } as const]),
  ];
  return ways.length === 0 ? null : ways;
}
