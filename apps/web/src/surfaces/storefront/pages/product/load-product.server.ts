import type { ProductAnswer } from '@farad/contract/shop/catalogue';
import type { CategoryId } from '@farad/domain/category';
import { keepQuantities } from '@farad/domain/quantities';
import { truncateText } from '@farad/domain/shared';
import { byLocale } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { Translator } from '@farad/wording/translator';

import { sheetOf, socialPicture } from '#server/drawing.server.ts';
import { valueTitle } from '#i18n/attribute-value.server.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { renderedOnce } from '#server/rendered-once.server.ts';
import { apiOf, cacheUntilChanged, orErrorPage, orNullWithoutSearch, type Visit } from '#server/visit.server.ts';
import { askDelivery, presentDelivery } from '#surfaces/storefront/features/delivery/load-delivery.server.ts';
import type { AskWords } from '#surfaces/storefront/features/part-request/ask-form.tsx';
import { tiersOf } from '#surfaces/storefront/features/product-search/present-list.server.ts';
import { sentKinds } from '#surfaces/storefront/features/reviews/writing.ts';
import { jsonForScript } from '#ui/json-ld.tsx';
import { presentAnalogues } from './present-analogues.server.ts';
import { presentPart } from './present-part.server.ts';
import { lowestOf, productFacts } from './json-ld-facts.server.ts';
import { productJsonLd } from './json-ld.ts';

const regionNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Number of parameters that are ticked at first for finding similar parts. */
const tickedAtFirst = 3;

export interface Parameter {
  readonly key: string;
  readonly title: string;
  readonly value: string;
  /** Value for the category's filter form; null = the category cannot be filtered by this parameter. */
  readonly formValue: string | null;
  readonly isTicked: boolean;
}

export interface Fact {
  readonly title: string;
  readonly value: string;
}

/** Returns the page number of reviews or questions in the query; `1` if it is missing or invalid. */
const pageOf = (url: URL, name: string): string => {
  const text = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? text : '1';
};

/**
 * Loads what a product page shows besides the product: replacements, products bought together, reviews, questions, the
 * number of similar parts, and delivery.
 */
async function loadAround(visit: Visit, { product, attributes }: ProductAnswer, ticked: readonly Parameter[]) {
  const { url } = visit;
  const api = apiOf(visit);
  const { seo } = product;
  const conditions = ticked.flatMap(({ key, formValue }) =>
    formValue === null ? [] : [[`attrs.${key}`, formValue] as const],
  );
  const [analogues, together, reviews, questions, counted, estimate] = await Promise.all([
    api.analogues({ seo }),
    api.boughtTogether({ seo }),
    api.reviews({ seo, query: { page: pageOf(url, 'reviews') } }),
    api.questions({ seo, query: { page: pageOf(url, 'questions') } }),
    ticked.length === 0 ? null : api.countProducts({ query: [['categories', product.category.slug], ...conditions] }),
    askDelivery(visit, { seo, quantity: lowestOf(product) }),
  ]);
  const t = translators[localeOfPath(url.pathname)];
  const found = orNullWithoutSearch(analogues);
  const replacements = presentAnalogues(found?.analogues ?? [], attributes, t);
  return {
    // What the page says if it shows no analogues.
    noAnalogues: t(found === null ? 'errorPage.searchAway' : 'product.noAnalogues'),
    analogues: replacements,
    // Without the search, the link to the section has no number.
    analoguesCount: found === null ? undefined : replacements.rows.length,
    boughtTogether: orErrorPage(together).products.map((one) => presentPart(one, t)),
    reviews: orErrorPage(reviews),
    questions: orErrorPage(questions),
    similar: counted?.ok ? counted.value.count : null,
    delivery: presentDelivery(visit, estimate, product.unit),
    estimate,
    sent: sentKinds.find((kind) => kind === url.searchParams.get('sent')) ?? null,
  };
}

/** Loads a product page in the page's language, with drawing, variants and structured data. */
export async function loadProduct(visit: Visit, seo: string) {
  const { pathname } = visit.url;
  const t = translators[localeOfPath(pathname)];
  const answer = orErrorPage(await apiOf(visit).product({ seo }));
  const { product, breadcrumbs } = answer;
  const parameters = parametersOf(answer, t);
  const sheet = sheetOf(product, t.locale);
  const { estimate, ...around } = await loadAround(
    visit,
    answer,
    parameters.filter(({ isTicked }) => isTicked),
  );
  // A page without replacements is not cached: they come back with the search.
  const category =
    around.analoguesCount === undefined ? undefined : breadcrumbs.find(({ slug }) => slug === product.category.slug);
  if (category !== undefined) cacheUntilChanged(visit, Number(category._id) as CategoryId);
  const view = {
    ...around,
    id: product._id,
    seo: product.seo,
    mpn: product.mpn,
    title: keepQuantities(product.title),
    description: product.description,
    metaDescription: truncateText(product.description === '' ? product.title : product.description),
    brand: product.brand,
    category: product.category,
    breadcrumbs,
    lifecycle: product.lifecycle,
    available: product.qty,
    leadTimeDays: product.leadTimeDays,
    isSold: product.isSold,
    unit: product.unit,
    minQuantity: product.minQuantity,
    multiple: product.multiple,
    ask: askOf(product, t),
    tiers: tiersOf(product.price),
    beforePrice: product.before_price,
    images: product.images,
    frames: product.images360,
    sheet,
    shared: product.images[0] ?? socialPicture(sheet.path),
    parameters,
    facts: factsOf(answer, t),
    documents: product.documents.map(({ kind, title, url, isProtected }) => ({ kind, title, url, isProtected })),
    makerLink: makerLinkOf(product, t),
    askSooner: t(product.isSold ? 'listPages.askSooner' : 'listPages.askManager'),
    otherNumbers: Object.entries(product.otherNumbers),
    variants: product.variant_products.map((variant) => presentPart(variant, t)),
    variantDifferences: differencesOf(answer, t),
  };
  const facts = productFacts(visit, answer, { rating: around.reviews.rating, estimate, drawing: sheet.path });
  return renderedOnce(visit, view, 'jsonLd', jsonForScript(productJsonLd(facts)));
}

/** Returns the texts of the request form if the product cannot be bought now; otherwise null. */
function askOf({ mpn, isSold, qty, price }: ProductAnswer['product'], t: Translator): AskWords | null {
  if (isSold && qty > 0 && Object.keys(price).length > 0) return null;
  return {
    quantity: t('basket.quantityOf', { title: mpn }),
    button: t('search.askButton'),
    note: t('search.askNote'),
  };
}

export type ProductView = Awaited<ReturnType<typeof loadProduct>>;

function parametersOf({ product, attributes }: ProductAnswer, t: Translator): Parameter[] {
  let ticked = 0;
  return attributes.flatMap((attribute) => {
    const value = product.attributes[attribute.key];
    if (value === undefined) return [];
    const isSearchable = attribute.isFacet && attribute.kind !== 'text' && typeof value !== 'object';
    const isTicked = isSearchable && attribute.isColumn && ticked < tickedAtFirst;
    if (isTicked) ticked += 1;
    return [
      {
        key: attribute.key,
        title: attribute.title,
        value: valueTitle(attribute, value, t),
        formValue: isSearchable ? String(value) : null,
        isTicked,
      },
    ];
  });
}

function factsOf({ product, attributes }: ProductAnswer, t: Translator): Fact[] {
  const known = new Set(attributes.filter(({ key }) => key in product.attributes).map(({ key }) => key));
  const grams = product.weightMilligrams === null ? null : product.weightMilligrams / 1_000;
  const country = product.country === null ? null : regionNames(t.locale).of(product.country);
  const facts: [string, string | null | undefined][] = [
    [t('listPages.package'), known.has('package') ? null : product.package],
    [t('listPages.series'), known.has('series') ? null : product.series],
    [
      t('listPages.weight'),
      grams === null ? null : t('listPages.weightGrams', { grams: grams.toLocaleString(t.locale) }),
    ],
    [t('listPages.country'), country],
    [
      t('product.warranty'),
      product.warrantyMonths === null ? null : t('product.months', { count: product.warrantyMonths }),
    ],
    [t('listPages.lifecycle'), t(`catalogue.lifecycle_${product.lifecycle}`)],
  ];
  return facts.flatMap(([title, value]) => (value === null || value === undefined ? [] : [{ title, value }]));
}

/**
 * Returns a link to the manufacturer's documents. null = the manufacturer has none, or the shop has a datasheet of the
 * product.
 */
function makerLinkOf({ makerDocuments: found, documents }: ProductAnswer['product'], t: Translator) {
  if (found === null || documents.some(({ kind }) => kind === 'datasheet')) return null;
  const { kind, maker, url } = found;
  return { url, title: t(`listPages.makerDocuments_${kind}`, { maker }), note: t('listPages.makerDocumentsNote') };
}

/** Returns the values in which each variant differs from the product, by the variant's id. */
function differencesOf({ product, attributes }: ProductAnswer, t: Translator): Record<string, string[]> {
  return Object.fromEntries(
    product.variant_products.map((variant) => [
      variant._id,
      attributes.flatMap((attribute) => {
        const value = variant.attributes[attribute.key];
        const isSame = JSON.stringify(value) === JSON.stringify(product.attributes[attribute.key]);
        if (value === undefined || isSame || value === false) return [];
        return [value === true ? attribute.title : valueTitle(attribute, value, t)];
      }),
    ]),
  );
}
