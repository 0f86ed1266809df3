import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { connect } from '@farad/database/connection/connect';
import { referenceFrame } from '@farad/frame/reference-frame';
import { generateParts } from '@farad/demo-catalogue/generate';
import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { buildEngine, type SearchEngine } from '@farad/search/engine';
import { readCatalogueParts } from '../accuracy/catalogue-parts.ts';
import { openScratchShop, type CatalogueFile } from '../accuracy/scratch-shop.ts';
import { indexedOf } from '../kit/catalogue.ts';
import { fold } from '../kit/fold.ts';
import type { JudgedPart } from './predicate.ts';

/** A searchable catalogue, with the facts about its parts by which results are judged. */
export interface JudgedCatalogue {
  readonly frame: CatalogueFrame;
  readonly engine: SearchEngine;
  readonly parts: ReadonlyMap<number, JudgedPart>;
  /** Folded supplier's number → ids of the parts. Empty for the demonstration catalogue. */
  readonly byOther: ReadonlyMap<string, readonly number[]>;
}

interface Supplied {
  readonly id: number;
  readonly number: string;
}

/** Facts about a part that the search index does not hold. */
interface Beside {
  readonly package: string;
  readonly row: unknown;
}

function judgedCatalogue(
  frame: CatalogueFrame,
  products: readonly IndexedProduct[],
  besideOf: (product: IndexedProduct) => Beside,
  byOther: JudgedCatalogue['byOther'],
): JudgedCatalogue {
  const byId = new Map(frame.categories.map((category) => [category.id, category]));
  const paths = new Map(
    frame.categories.map(({ id }) => {
      const path: string[] = [];
      for (let at = byId.get(id); at !== undefined; at = at.parentId === null ? undefined : byId.get(at.parentId))
        path.push(at.slug);
      return [id, path];
    }),
  );
  const brands = new Map(frame.brands.map(({ id, name }) => [id, name]));
  const parts = products.map((product): JudgedPart => ({
    id: product.id,
    mpn: product.mpn,
    brand: brands.get(product.brandId) ?? '',
    categories: paths.get(product.categoryId) ?? [],
    attributes: product.attributes,
    ...besideOf(product),
  }));
  return { frame, engine: buildEngine(frame, products), parts: new Map(parts.map((part) => [part.id, part])), byOther };
}

/** Size of the demonstration catalogue, in parts. */
export const demoSize = 60_000;

export function demoCatalogue(size: number): JudgedCatalogue {
  const products = Array.from(generateParts(size), indexedOf);
  const besideOf = ({ attributes }: IndexedProduct): Beside => {
    const body = Object.entries(attributes).find(([key]) => key === 'package')?.[1];
    return { package: typeof body === 'string' ? body : '', row: null };
  };
  return judgedCatalogue(referenceFrame, products, besideOf, new Map());
}

/**
 * Returns the rows of a JSON Lines file. The keys of a row are all its short texts, folded, because any of them may be
 * the part number. For equal texts, the first row counts.
 */
function rowsOf(file: string): ReadonlyMap<string, unknown> {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows = new Map<string, unknown>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const row = JSON.parse(line) as Readonly<Record<string, unknown>>;
    for (const value of Object.values(row)) {
      const key = typeof value === 'string' && value.length <= 40 ? fold(value) : '';
      if (key !== '' && !rows.has(key)) rows.set(key, row);
    }
  }
  return rows;
}

/** Imports a supplier's file into a new shop, and reads its catalogue in the same way as the shop. */
export async function importedCatalogue(
  catalogue: CatalogueFile,
  say: (text: string) => void,
): Promise<JudgedCatalogue> {
  const folder = mkdtempSync(join(tmpdir(), 'farad-relevance-'));
  try {
    const shop = await openScratchShop(catalogue, folder, say);
    try {
      const { db, pool, close } = connect(shop.url, { size: 2 });
      try {
        const frame = await catalogueQueries(db).frame();
        const products: IndexedProduct[] = [];
        for await (const batch of catalogueQueries(db).indexedBatches()) products.push(...batch);
        const { byId } = await readCatalogueParts(shop.url);
        const { rows: supplied } = await pool.query<Supplied>('select product_id as id, number from supplier_part');
        const rows = rowsOf(catalogue.file);
        const besideOf = ({ id }: IndexedProduct): Beside => {
          const part = byId.get(id);
          const numbers = [...(part?.otherNumbers ?? []), fold(part?.mpn ?? '')];
          const row = numbers.map((number) => rows.get(number)).find((found) => found !== undefined);
          return { package: part?.package ?? '', row: row ?? null };
        };
        const shown = supplied.filter(({ id }) => byId.has(id));
        const byNumber = Map.groupBy(shown, ({ number }) => fold(number));
        const ids = new Map(Array.from(byNumber, ([number, parts]) => [number, parts.map(({ id }) => id)]));
        return judgedCatalogue(frame, products, besideOf, ids);
      } finally {
        await close();
      }
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
