import type { QueryReading, UnderstoodCondition, Way } from '../index.ts';

/** Maximum number of entries of a list that are written out. */
const entriesMax = 8;

const list = (all: readonly unknown[], by: string): string =>
  all.length > entriesMax ? `${String(all[0])}…${String(all.at(-1))}(${all.length})` : all.join(by);

/**
 * Returns a condition or an alternative in short: `@category`, `#maker`, `key=a~b`, `key=from..to`, `"words|words"`,
 * `key:smd`, `^beginning,beginning` of a part number, `?key` for an attribute that is not stated.
 */
function wayText(way: Way): string {
  switch (way.kind) {
    case 'category':
      return `@${way.slugs.join('+')}`;
    case 'brand':
      return `#${way.slug}`;
    case 'values':
      return `${way.key}=${list(way.values, '~')}`;
    case 'between':
      return `${way.key}=${way.from ?? ''}..${way.to ?? ''}`;
    case 'words':
      return `"${list(way.words, '|')}"`;
    case 'body':
      return `${way.key}:${way.mounting}`;
    case 'number':
      return `^${list(way.beginnings, ',')}`;
    case 'unstated':
      return `?${way.key}`;
  }
}

function conditionText({ filter, source, or = [], also = [], ...more }: UnderstoodCondition): string {
  const parts = [
    wayText(filter),
    ...or.map((way) => `or ${wayText(way)}`),
    ...also.map((ways) => `with ${ways.map(wayText).join(' / ')}`),
    more.margin === undefined ? '' : `up to ${wayText(more.margin)}`,
    more.wider === undefined ? '' : `offers ${more.wider}`,
    more.isProperty === true ? 'as a property' : '',
    more.isCorrected === true ? 'corrected' : '',
  ];
  return `«${source}» ${parts.filter((part) => part !== '').join(' ')}`;
}

/**
 * Returns the full meaning of a query in lines: one for each condition, then its words, then the kind that it implies.
 */
export const readingLines = ({ conditions, words, kind }: QueryReading): readonly string[] => [
  ...conditions.map(conditionText),
  ...(words === '' ? [] : [`words ${words}`]),
  ...(kind === undefined ? [] : [`kind ${kind.join('+')}`]),
];

/** Returns the blocks of a table. A block is a query, followed by the indented lines of its meaning. */
export const blocksOf = (table: string): readonly (readonly [query: string, lines: readonly string[]])[] =>
  table
    .trim()
    .split(/\n(?! )/u)
    .map((block) => {
      const [query = '', ...lines] = block.split('\n');
      return [query, lines.map((line) => line.trim())] as const;
    });
