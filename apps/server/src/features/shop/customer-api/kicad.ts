import { randomBytes } from 'node:crypto';

import type { KicadCategories, KicadPart, KicadParts } from '@farad/contract/shop/customer-api';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { isHiddenIn, type Category } from '@farad/domain/category';
import { kicadShape, type KicadShape } from '@farad/domain/customer-api';
import { scaledUnitPrice, unitPriceToRoubles } from '@farad/domain/money';
import { documentLink, makerDocuments, unitPriceAt, type ProductId } from '@farad/domain/product';
import { formatQuantity } from '@farad/domain/quantities';
import { emptyFilter } from '@farad/domain/search-query';
import { fail, inLocale, ok, productIdForm, rowIdForm, textIn, type Locale, type Result } from '@farad/domain/shared';
import { canonicalName } from '@farad/drawings/package-name';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { sha256 } from '#kit/sha256.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';

type KicadDeps = Pick<Deps, 'index' | 'config'>;

/** Language and price coefficient of the API key's owner, and the shop's name as supplier of the parts. */
export interface KicadViewer extends Viewer {
  readonly supplier: string;
}

/** Maximum number of parts in a category. KiCad requests a whole category in one request and shows it as one list. */
const partsMax = 2000;

/** Returns a category's title preceded by the titles of its ancestors, so that it is unique. */
function pathOf(index: Deps['index'], category: Category, locale: Locale): string {
  const titles: string[] = [];
  for (let at: Category | undefined = category; at !== undefined;) {
    titles.unshift(textIn(at.title, locale));
    at = at.parentId === null ? undefined : index.categoryById(at.parentId);
  }
  return titles.join(' - ');
}

/** Returns the shown categories that have no subcategories and have parts in stock. */
export function kicadCategories({ index }: KicadDeps, locale: Locale): z.output<typeof KicadCategories> {
  const { categories } = index.frame();
  const parents = new Set(categories.map(({ parentId }) => parentId));
  return categories
    .filter(({ id }) => !parents.has(id) && index.countOf(id).inStock > 0)
    .filter((category) => !isHiddenIn(category, index.categoryById))
    .map((category) => ({
      id: String(category.id),
      name: pathOf(index, category, locale),
      description: textIn(category.description, locale),
    }));
}

const summaryOf = (product: CatalogueProduct, maker: string, locale: Locale) => ({
  id: String(product.id),
  name: product.mpn,
  description: textIn(product.title, locale),
  keywords: [maker, product.package ?? ''].filter((word) => word !== '').join(' '),
});

const makerOf = ({ index }: KicadDeps, { brandId }: CatalogueProduct): string => index.brandById(brandId)?.name ?? '';

/** Returns the category with this id; undefined = it does not exist or is hidden. */
function listedCategory({ index }: Pick<Deps, 'index'>, categoryId: string): Category | undefined {
  const category = rowIdForm.test(categoryId) ? index.categoryById(Number(categoryId) as Category['id']) : undefined;
  return category === undefined || isHiddenIn(category, index.categoryById) ? undefined : category;
}

/** Returns the parts of a category that are in stock, most demanded first, with the prices for the key's owner. */
export async function kicadParts(
  deps: KicadDeps,
  categoryId: string,
  viewer: KicadViewer,
): Promise<Result<z.output<typeof KicadParts>, Failure>> {
  const { index } = deps;
  const category = listedCategory(deps, categoryId);
  if (category === undefined) return fail({ code: 'not_found' });
  const filter = { ...emptyFilter, categories: [category.slug], isOnlyInStock: true, limit: partsMax };
  const { ids } = await index.search(filter, { facets: false });
  return ok((await index.products(ids)).map((product) => partOf(deps, product, viewer)));
}

const units = { resistance: 'ohm', capacitance: 'farad', inductance: 'henry' } as const;

/**
 * Returns a part's value as schematics write it, for example `10k`, `100n` or `4.7u`. A part without a value has its
 * part number instead.
 */
function valueOf({ attributes, mpn }: CatalogueProduct, { value }: KicadShape): string {
  const number = value === null ? undefined : Object.entries(attributes).find(([key]) => key === value)?.[1];
  if (value === null || typeof number !== 'number') return mpn;
  return (
    formatQuantity(number, units[value], 'en')
      .replace(/[\s\u00a0]|[ΩFH]$/g, '')
      .replace('µ', 'u') || mpn
  );
}

const numberOf = ({ attributes }: CatalogueProduct, name: string): number | null => {
  const value = Object.entries(attributes).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : null;
};

function fieldsOf(deps: KicadDeps, product: CatalogueProduct, shape: KicadShape, viewer: KicadViewer) {
  const { locale, coefficient, supplier } = viewer;
  const datasheet =
    product.documents.find(({ kind, url }) => kind === 'datasheet' && documentLink(url) !== null)?.url ??
    makerDocuments(makerOf(deps, product), product.mpn)?.url ??
    '';
  const page = deps.config.siteUrl + inLocale(locale, `/product/${product.seo}`);
  const hasPrice = product.state === 'published' && product.tiers.length > 0;
  const price = hasPrice ? unitPriceAt(product.tiers, product.minQuantity) : null;
  const hidden = {
    ...(shape.footprint === '' ? {} : { footprint: shape.footprint }),
    datasheet: datasheet.startsWith('/') ? deps.config.siteUrl + datasheet : datasheet,
    description: textIn(product.title, locale),
    MPN: product.mpn,
    Manufacturer: makerOf(deps, product),
    ...(product.package === null ? {} : { Package: product.package }),
    Supplier: supplier,
    SPN: String(product.id),
    Link: page,
    ...(price === null ? {} : { Price: `${unitPriceToRoubles(scaledUnitPrice(price, coefficient))} RUB` }),
    Stock: String(product.available),
  };
  return {
    value: { value: valueOf(product, shape), visible: 'True' as const },
    reference: { value: shape.reference, visible: 'True' as const },
    ...Object.fromEntries(Object.entries(hidden).map(([name, value]) => [name, { value, visible: 'False' as const }])),
  };
}

function partOf(deps: KicadDeps, product: CatalogueProduct, viewer: KicadViewer): KicadPart {
  const shape = kicadShape({
    category: deps.index.categoryById(product.categoryId)?.slug ?? '',
    package: product.package === null ? '' : canonicalName(product.package),
    pins: numberOf(product, 'pins'),
    rows: numberOf(product, 'rows'),
  });
  return {
    ...summaryOf(product, makerOf(deps, product), viewer.locale),
    symbolIdStr: shape.symbol,
    exclude_from_bom: 'False',
    exclude_from_board: 'False',
    exclude_from_sim: 'True',
    fields: fieldsOf(deps, product, shape, viewer),
  };
}

/** Returns one part for KiCad, with its stock and the price for the key's owner. */
export async function kicadPart(
  deps: KicadDeps,
  partId: string,
  viewer: KicadViewer,
): Promise<Result<KicadPart, Failure>> {
  const id = productIdForm.test(partId) ? (Number(partId) as ProductId) : null;
  const [product] = id === null ? [] : await deps.index.products([id]);
  return product === undefined ? fail({ code: 'not_found' }) : ok(partOf(deps, product, viewer));
}

/** Random text in all ETags, so that no ETag of an earlier run of the program matches. */
const run = randomBytes(6).toString('base64url');

/**
 * Returns the ETag of a list; null = the category does not exist. It changes with everything on which the list depends:
 * parts, language, prices and the shop's name.
 */
export function kicadTag(
  { index }: Pick<Deps, 'index'>,
  categoryId: string | null,
  { locale, coefficient, supplier }: KicadViewer,
): string | null {
  const category = categoryId === null ? undefined : listedCategory({ index }, categoryId);
  if (categoryId !== null && category === undefined) return null;
  const name = sha256(supplier).toString('base64url').slice(0, 8);
  return `W/"${run}-${index.versions.of(category?.id ?? 'catalogue')}-${locale}-${coefficient}-${name}"`;
}
