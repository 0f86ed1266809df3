import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { FrameBrand } from '@farad/frame/brands';
import type { DemoPart } from '@farad/demo-catalogue/generate';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { clientFor } from '../connection/servers/client.ts';
import { arrayText, copyRow } from './copy-text.ts';

export interface SeedProgress {
  readonly done: number;
  readonly total: number;
}

const batchSize = 500;
const progressStep = 5000;
const mainWarehouse = 1;

// Key of the advisory lock, "seed" in ASCII. If two programs start together, only one of them fills the shop.
const lockKey = 0x73656564;

const productColumns = [
  'id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, before_price, min_quantity',
  'multiple, unit, package, weight_milligrams, lifecycle, state, country, lead_time_days, attributes, variant_group',
  'series, documents, images, images360, other_numbers, vat_class, warranty_months, customs_declaration, is_marked',
  'demand',
].join(', ');

const productRow = (part: DemoPart): string =>
  copyRow([
    part.id,
    part.seo,
    part.mpn,
    part.brandId,
    part.categoryId,
    JSON.stringify(part.title),
    JSON.stringify(part.description),
    arrayText(part.tiers.map(({ minQuantity }) => minQuantity)),
    arrayText(part.tiers.map(({ unitPrice }) => unitPrice)),
    part.beforePrice,
    part.minQuantity,
    part.multiple,
    part.unit,
    part.package,
    part.weightMilligrams,
    part.lifecycle,
    part.state,
    part.country,
    part.leadTimeDays,
    JSON.stringify(part.attributes),
    part.variantGroup,
    part.series,
    JSON.stringify(part.documents),
    arrayText(part.images),
    arrayText(part.images360),
    JSON.stringify(part.otherNumbers),
    part.vatClass,
    part.warrantyMonths,
    part.customsDeclaration,
    part.isMarked,
    part.demand,
  ]);

const onHandOf = (part: DemoPart): number => part.stock.reduce((sum, { onHand }) => sum + onHand, 0);

/**
 * Yields rows of products for COPY, `batchSize` rows per text. Adds rows of stock for a second COPY to `stockTexts`.
 */
function* productTexts(
  parts: Iterable<DemoPart>,
  stockTexts: string[],
  onProgress: (done: number) => void,
): Generator<string> {
  let products = '';
  let stock = '';
  let done = 0;
  for (const part of parts) {
    products += productRow(part);
    stock += copyRow([part.id, mainWarehouse, onHandOf(part), onHandOf(part)]);
    done += 1;
    if (done % progressStep === 0) onProgress(done);
    if (done % batchSize !== 0) continue;
    stockTexts.push(stock);
    yield products;
    products = '';
    stock = '';
  }
  stockTexts.push(stock);
  if (done % progressStep !== 0) onProgress(done);
  yield products;
}

const copy = (client: pg.Client, target: string, texts: Iterable<string>): Promise<void> =>
  pipeline(
    Readable.from(texts, { objectMode: true, highWaterMark: 4 }),
    client.query(copyFrom(`copy ${target} from stdin`)),
  );

async function copyFrame(
  client: pg.Client,
  { categories, attributes }: CatalogueFrame,
  brands: readonly FrameBrand[],
): Promise<void> {
  // Parents are inserted before their children, because the tree is checked row by row.
  const depth = (id: number | null): number =>
    id === null ? 0 : 1 + depth(categories.find((category) => category.id === id)?.parentId ?? null);
  const ordered = [...categories].sort((a, b) => depth(a.id) - depth(b.id));
  await copy(
    client,
    'category (id, parent_id, slug, title, description, part_title, sort_order, attributes)',
    ordered.map((category) =>
      copyRow([
        category.id,
        category.parentId,
        category.slug,
        JSON.stringify(category.title),
        JSON.stringify(category.description),
        JSON.stringify(category.partTitle),
        category.order,
        JSON.stringify(category.attributes),
      ]),
    ),
  );
  await copy(
    client,
    'attribute (key, kind, unit, title, value_titles, sort_order)',
    attributes.map(({ key, kind, unit, title, valueTitles }, index) =>
      copyRow([key, kind, unit, JSON.stringify(title), JSON.stringify(valueTitles), index]),
    ),
  );
  await copy(
    client,
    'brand (id, slug, name, country)',
    brands.map(({ id, slug, name, country }) => copyRow([id, slug, name, country])),
  );
  await client.query('insert into warehouse (id, code, title) values ($1, $2, $3)', [
    mainWarehouse,
    'main',
    JSON.stringify(localized({ ru: 'Основной склад', en: 'Main warehouse', tr: 'Ana depo' })),
  ]);
}

async function copyParts(
  client: pg.Client,
  parts: Iterable<DemoPart>,
  onProgress: (done: number) => void,
): Promise<void> {
  const stockTexts: string[] = [];
  // Triggers are off, because nobody follows changes of an empty shop. Indexes are built after the rows, which is
  // faster.
  await client.query(`
    alter table product disable trigger user; alter table stock disable trigger user;
    drop index product_category; drop index product_variant_group`);
  await copy(client, `product (${productColumns})`, productTexts(parts, stockTexts, onProgress));
  await copy(client, 'stock (product_id, warehouse_id, on_hand, counted)', stockTexts);
  await client.query('insert into demonstration_part select id from product');
  await client.query(`
    create index product_category on product (category_id, id);
    create index product_variant_group on product (variant_group) where variant_group is not null;
    alter table product enable trigger user; alter table stock enable trigger user;
    select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`);
}

/** Inserts the demonstration's pairs of analogues whose products both exist. Does nothing if the table has pairs. */
async function insertAnaloguePairs(client: pg.Client): Promise<void> {
  const { analoguePairs } = await import('@farad/demo-catalogue/analogue-pairs');
  await client.query(
    `insert into listed_analogue (product_id, other_id, is_pin_compatible)
     select least(one.id, other.id), greatest(one.id, other.id), pair.is_pin_compatible
     from unnest($1::text[], $2::text[], $3::boolean[]) as pair (mpn, other_mpn, is_pin_compatible)
     join product one on one.mpn = pair.mpn join product other on other.mpn = pair.other_mpn
     where not exists (select from listed_analogue)`,
    [
      analoguePairs.map(({ mpn }) => mpn),
      analoguePairs.map(({ otherMpn }) => otherMpn),
      analoguePairs.map(({ isPinCompatible }) => isPinCompatible),
    ],
  );
}

async function fill(client: pg.Client, count: number, onProgress: (done: number) => void): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const { rowCount } = await client.query('select from category union all select from product limit 1');
  if (rowCount !== 0) {
    // A demonstration shop filled by an older version has no pairs of analogues. They are added here.
    const { rowCount: isDemonstration } = await client.query(`select from setting where key = 'demonstration'`);
    if (isDemonstration !== 0) await insertAnaloguePairs(client);
    return false;
  }
  // The modules with the example products are imported only here, because a shop is filled once in its life.
  const { referenceFrame } = await import('@farad/frame/reference-frame');
  const { frameBrands } = await import('@farad/frame/brands');
  const { generateParts } = await import('@farad/demo-catalogue/generate');
  await copyFrame(client, referenceFrame, frameBrands);
  await copyParts(client, generateParts(count), onProgress);
  await insertAnaloguePairs(client);
  await client.query(`insert into setting (key, value) values ('demonstration', 'true')`);
  await client.query(`insert into coupon (code, kind, percent, minimum_kopecks, note) values
    ('FARAD5', 'percent', 5, 100000, 'Demonstration'), ('DOSTAVKA', 'free_delivery', null, 0, 'Demonstration')`);
  return true;
}

/**
 * Fills an empty shop with `count` example products, in one transaction, so that a killed program leaves the shop
 * empty. Returns false if a catalogue exists or `count` is 0. An existing demonstration then only gets pairs of
 * analogues, if it has none.
 */
export async function seedDemo(
  url: string,
  count: number,
  onProgress: (progress: SeedProgress) => void = () => undefined,
): Promise<boolean> {
  if (count === 0) return false;
  const client = clientFor(url);
  await client.connect();
  try {
    await client.query('begin');
    const isFilled = await fill(client, count, (done) => onProgress({ done, total: count }));
    await client.query('commit');
    if (isFilled) await client.query('analyze category, attribute, brand, product, stock');
    return isFilled;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
}
