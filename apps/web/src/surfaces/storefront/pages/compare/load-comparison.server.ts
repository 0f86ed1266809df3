import type { ComparisonAnswer } from '@farad/contract/shop/lists';
import { comparedRow, type ComparedRow } from '@farad/domain/comparison';
import { comparisonMax } from '@farad/domain/site';
import { translators } from '@farad/wording/server';
import type { Translator } from '@farad/wording/translator';

import { pictureAddress } from '#server/drawing.server.ts';
import { valueTitle } from '#i18n/attribute-value.server.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, appContext, orErrorPage, type Visit } from '#server/visit.server.ts';
import { tiersOf } from '#surfaces/storefront/features/product-search/present-list.server.ts';

type Group = ComparisonAnswer['groups'][number];
type Product = Group['products'][number];

/** One parameter with its formatted value for each product; null = the product has no value. */
export interface ShownRow {
  readonly title: string;
  readonly values: readonly (string | null)[];
  readonly differs: readonly boolean[];
  readonly isEqual: boolean;
}

const shownRow = <Value>(
  title: string,
  row: ComparedRow<Value> | null,
  words: (value: Value) => string,
): ShownRow[] => {
  if (row === null) return [];
  const values = row.values.map((value) => (value === undefined ? null : words(value)));
  return [{ title, values, differs: row.differs, isEqual: row.isEqual }];
};

const asIs = (text: string): string => text;

function rowsOf({ attributes, products }: Group, t: Translator): ShownRow[] {
  const own = (title: string, valueOf: (product: Product) => string | null): ShownRow[] =>
    shownRow(title, comparedRow(products.map((product) => valueOf(product) ?? undefined)), asIs);
  const hasPackage = attributes.some(({ key }) => key === 'package');
  return [
    ...own(t('catalogue.manufacturer'), ({ brand }) => brand.name),
    ...(hasPackage ? [] : own(t('listPages.package'), (product) => product.package)),
    ...attributes.flatMap((attribute) =>
      shownRow(attribute.title, comparedRow(products.map(({ attributes: values }) => values[attribute.key])), (value) =>
        valueTitle(attribute, value, t),
      ),
    ),
    ...own(t('listPages.lifecycle'), ({ lifecycle }) => t(`catalogue.lifecycle_${lifecycle}`)),
  ];
}

const shownProduct = (product: Product) => ({
  id: product._id,
  seo: product.seo,
  mpn: product.mpn,
  title: product.title,
  picture: pictureAddress(product),
  tiers: tiersOf(product.price),
  available: product.qty,
  leadTimeDays: product.leadTimeDays,
  minQuantity: product.minQuantity,
  multiple: product.multiple,
  unit: product.unit,
  isSold: product.isSold,
});

/** Loads the visitor's comparison; with `?seo=a,b,c` a shared one with these products. */
export async function loadComparison(visit: Visit) {
  const { pathname, searchParams } = visit.url;
  const t = translators[localeOfPath(pathname)];
  const named = (searchParams.get('seo') ?? '').split(',').filter((seo) => seo !== '');
  const answer = orErrorPage(await apiOf(visit).comparison({ query: { seo: named } }));
  const all = answer.groups.flatMap(({ products }) => products);
  const seos = all.map(({ seo }) => seo).join(',');
  const before = (searchParams.get('before') ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return {
    /** Ids of the products before the last removal, to offer undo. */
    before: before.slice(0, comparisonMax),
    isOwn: named.length === 0,
    isOnlyDifferences: searchParams.get('rows') === 'different',
    count: all.length,
    ids: all.map(({ _id }) => _id),
    shareUrl: `${visit.context.get(appContext).siteUrl}${inLocale(t.locale, `/comparison?seo=${seos}`)}`,
    groups: answer.groups.map((group) => ({
      category: group.category,
      products: group.products.map(shownProduct),
      rows: rowsOf(group, t),
    })),
  };
}

export type ComparisonView = Awaited<ReturnType<typeof loadComparison>>;
