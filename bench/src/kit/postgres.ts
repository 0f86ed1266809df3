import { connect } from '@farad/database/connection/connect';
import type { IndexedProduct } from '@farad/domain/search-query';
import { lowestQuantity } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { categoryTree, categoryWords } from '@farad/search/index/frame-words';
import { foldPartNumber } from '@farad/search/words/part-number';
import { wordsOf } from '@farad/search/words/words';
import { benchFrame, benchProducts, facetKeys } from './catalogue.ts';
import type { ShopDatabase } from './shop-databases.ts';

type Row = Readonly<Record<string, unknown>>;

export interface BenchDatabase {
  readonly rows: (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /**
   * True if the server has the extension pg_trgm. Without it, a search for the middle of a part number scans the table.
   */
  readonly hasTrigrams: boolean;
  readonly close: () => Promise<void>;
}

const batchRows = 10_000;

/** Returns the SQL type of an attribute's column. */
const typeOfAttribute = (key: string): string => {
  const kind = benchFrame.attributes.find((definition) => definition.key === key)?.kind;
  if (kind === 'number') return 'float8';
  return kind === 'flag' ? 'boolean' : 'text';
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly of: (product: IndexedProduct) => unknown;
}

/** Columns that filters, facets and prices need. `of` returns a product's value. Ranges are stored as text. */
export const filterColumns: readonly Column[] = [
  { name: 'id', type: 'integer', of: ({ id }) => id },
  { name: 'category', type: 'integer', of: ({ categoryId }) => categoryId },
  { name: 'brand', type: 'integer', of: ({ brandId }) => brandId },
  { name: 'available', type: 'integer', of: ({ available }) => available },
  { name: 'demand', type: 'integer', of: ({ demand }) => demand },
  { name: 'least_quantity', type: 'integer', of: (product) => lowestQuantity(product) },
  { name: 'multiple', type: 'integer', of: ({ multiple }) => multiple },
  {
    name: 'tier_quantities',
    type: 'integer[]',
    of: ({ tiers }) => `{${tiers.map((tier) => tier.minQuantity).join()}}`,
  },
  { name: 'tier_prices', type: 'bigint[]', of: ({ tiers }) => `{${tiers.map((tier) => tier.unitPrice).join()}}` },
  ...facetKeys.map((key) => ({
    name: `a_${key}`,
    type: typeOfAttribute(key),
    of: ({ attributes }: IndexedProduct) => {
      const value = attributes[key];
      return Array.isArray(value) ? value.join('…') : (value ?? null);
    },
  })),
];

/** All columns of the table: those for filters and those for text search. */
const columns: readonly Column[] = [
  ...filterColumns,
  { name: 'by_look', type: 'text', of: ({ mpn }) => foldPartNumber(mpn)[0] ?? '' },
  { name: 'by_sound', type: 'text', of: ({ mpn }) => foldPartNumber(mpn)[1] ?? null },
  { name: 'words', type: 'tsvector', of: (product) => lexemes(product) },
];

const tree = categoryTree(benchFrame.categories);
const ownWords = new Map(tree.preorder.map(({ id }) => [id, categoryWords(tree, id)]));
const brandNames = new Map(benchFrame.brands.map(({ id, name }) => [id, name]));

interface Piece {
  readonly number: string | undefined;
  readonly words: readonly string[];
}

/** Cache of parsed pieces of titles, because titles repeat the same pieces. Part numbers are not stored in it. */
const pieces = new Map<string, Piece>();
const piecesMax = 200_000;

const pieceOf = (text: string): Piece => {
  const known = pieces.get(text);
  if (known !== undefined) return known;
  const made = { number: foldPartNumber(text)[0], words: wordsOf(text) };
  if (pieces.size < piecesMax) pieces.set(text, made);
  return made;
};

/** Returns the words by which the engine finds a product, so that PostgreSQL finds it by the same words. */
export const productWords = (product: IndexedProduct): ReadonlySet<string> => {
  const [number] = foldPartNumber(product.mpn);
  const words = new Set<string>();
  for (const locale of locales) {
    for (const text of product.title[locale].split(' ')) {
      if (text === product.mpn) continue;
      const piece = pieceOf(text);
      if (piece.number !== number) for (const word of piece.words) words.add(word);
    }
  }
  for (const word of pieceOf(brandNames.get(product.brandId) ?? '').words) words.add(word);
  for (const word of ownWords.get(product.categoryId) ?? []) words.add(word);
  return words;
};

/** Returns the words of a product as the text of a tsvector. */
const lexemes = (product: IndexedProduct): string =>
  Array.from(productWords(product), (word) => `'${word.replaceAll("'", "''")}'`).join(' ');

const indexed = ['category', 'a_tolerance', 'a_package'];
const covered = filterColumns.map(({ name }) => name).filter((name) => !indexed.includes(name));

/**
 * Returns the statements that create the best indexes: on filter columns for bench P1; on prefixes, trigrams and words
 * for bench P2.
 */
const indexes = (hasTrigrams: boolean): readonly string[] => [
  // This index contains every column that the query of row P1 reads.
  `CREATE INDEX ON bench_part (category, a_tolerance, a_package) INCLUDE (${covered.join()})`,
  'CREATE INDEX ON bench_part (category, a_package)',
  'CREATE INDEX ON bench_part (a_resistance, a_package, a_tolerance)',
  'CREATE INDEX ON bench_part (by_look text_pattern_ops)',
  'CREATE INDEX ON bench_part (by_sound text_pattern_ops) WHERE by_sound IS NOT NULL',
  'CREATE INDEX ON bench_part USING gin (words)',
  ...(hasTrigrams
    ? [
        'CREATE INDEX ON bench_part USING gin (by_look gin_trgm_ops)',
        'CREATE INDEX ON bench_part USING gin (by_sound gin_trgm_ops) WHERE by_sound IS NOT NULL',
      ]
    : []),
];

const serverFor = async (open: () => Promise<ShopDatabase>): Promise<ShopDatabase> => {
  const given = process.env['DATABASE_URL'];
  return given === undefined || given === '' ? open() : { url: given, stop: () => Promise.resolve() };
};

const insert = `INSERT INTO bench_part SELECT ${columns
  .map(({ type }, index) => `c${index}::${type}`)
  .join()} FROM unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join()}) AS row(${columns
  .map((_, index) => `c${index}`)
  .join()})`;

/**
 * Creates a table of the same products with the best indexes, in the database of DATABASE_URL or in one that `open`
 * opens.
 */
export const openDatabase = async (
  size: number,
  open: () => Promise<ShopDatabase>,
  say: (text: string) => void,
): Promise<BenchDatabase> => {
  const server = await serverFor(open);
  const { pool, close } = connect(server.url, { size: 1 });
  const rows: BenchDatabase['rows'] = async (sql, values = []) => (await pool.query<Row>(sql, [...values])).rows;
  say('PostgreSQL: filling');
  await rows(`SET work_mem = '256MB'`);
  await rows(`SET maintenance_work_mem = '1GB'`);
  await rows('DROP TABLE IF EXISTS bench_part');
  await rows(`CREATE UNLOGGED TABLE bench_part (${columns.map(({ name, type }) => `${name} ${type}`).join()})`);
  let batch: IndexedProduct[] = [];
  const flush = async (): Promise<void> => {
    const texts = columns.map(({ of }) => batch.map((product) => asText(of(product))));
    await rows(insert, texts);
    batch = [];
  };
  for (const product of benchProducts(size)) if (batch.push(product) === batchRows) await flush();
  await flush();
  say('PostgreSQL: indexing');
  await rows('ALTER TABLE bench_part ADD PRIMARY KEY (id)');
  const [trigram] = await rows(`SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm'`);
  const hasTrigrams = trigram !== undefined;
  if (hasTrigrams) await rows('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  for (const statement of indexes(hasTrigrams)) await rows(statement);
  // Similar numbers must share half of their trigrams. The default is a third, which gives more candidates without
  // need: the intended part is found with half too.
  if (hasTrigrams) await rows('SET pg_trgm.similarity_threshold = 0.5');
  await rows('VACUUM ANALYZE bench_part');
  return {
    rows,
    hasTrigrams,
    close: async () => {
      await rows('DROP TABLE bench_part');
      await close();
      await server.stop();
    },
  };
};

/** Returns a value as SQL text. */
export const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
