import { calls } from '@farad/contract/calls';
import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import { isHiddenIn } from '@farad/domain/category';
import { fail, ok, textIn, type Locale } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { cachedFor } from '#kit/cached-for.ts';
import { lastKnown } from '#kit/last-known.ts';
import { officePlace } from '#core/shop/office-place.ts';
import { shopPhone } from '#core/shop/shop-phone.ts';
import { actedForOf, viewerOf } from '#core/catalogue/viewer.ts';
import { wireAttributes } from './card.ts';
import { breadcrumbs, categoryChildren, categoriesOfDay, categoryTree, randomCategories } from './category-tree.ts';
import { wireIndexedValues } from './search/indexed-values.ts';
import { listProducts } from './search/list-products.ts';
import { searchHelp } from './search/search-help.ts';
import { productShower, productsInArray } from './product/show-product.ts';
import { suggest } from './search/suggest.ts';

/** Number of random categories in the header (product S4). */
const frameCategories = 8;

/** Lifetime in milliseconds of the cached value that says whether the shop is a demonstration. */
const demonstrationLifeMs = 60_000;
/** Time in milliseconds for which the office and the phone are cached. Pages for guests are cached about as long. */
const officeLifeMs = 10_000;
const numberSourcesLifeMs = 2000;

const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };

/** Registers the calls that show the catalogue. */
export function registerCatalogue(api: FastifyInstance, deps: Deps): void {
  const { index, db } = deps;
  const office = lastKnown(cachedFor(officeLifeMs, deps.clock, () => officePlace(db, deps.config)));
  const pickup = async (locale: Locale) => {
    const { address, hours } = await office();
    return { address, hours: openingHours(hours, locale) };
  };
  const phone = lastKnown(cachedFor(officeLifeMs, deps.clock, () => shopPhone(db, deps.config)));
  const isDemonstration = lastKnown(
    cachedFor(demonstrationLifeMs, deps.clock, () => settingQueries(db).isDemonstration()),
  );

  route(api, deps, calls.randomCategories, reading, async ({ body, locale }) =>
    ok(randomCategories(index, locale, body.count)),
  );

  route(api, deps, calls.categories, reading, async ({ locale }) => ok(categoryTree(index, locale)));

  route(api, deps, calls.category, reading, async ({ params, locale }) => {
    const category = index.categoryBySlug(params.slug);
    if (category === undefined) return fail({ code: 'not_found' });
    return ok({
      category: {
        _id: String(category.id),
        slug: category.slug,
        title: textIn(category.title, locale),
        description: textIn(category.description, locale),
        isHidden: isHiddenIn(category, index.categoryById),
        ...index.countOf(category.id),
      },
      breadcrumbs: breadcrumbs(index, category, locale),
      children: categoryChildren(index, category, locale),
      attributes: wireAttributes(category, index, locale),
      indexed: wireIndexedValues(await index.valuesOf(category.id), locale),
    });
  });

  route(api, deps, calls.products, reading, (context) => listProducts(deps, context.query, viewerOf(context)));

  route(api, deps, calls.searchHelp, reading, ({ query, locale }) => searchHelp(deps, query, locale));

  route(api, deps, calls.suggest, reading, (context) => suggest(deps, context.query.text ?? '', viewerOf(context)));

  const numberSources = lastKnown(
    cachedFor(numberSourcesLifeMs, deps.clock, () => supplierQueries(db).numberSources()),
  );
  const showProduct = productShower(deps);
  route(api, deps, calls.product, reading, (context) =>
    showProduct(context.params.seo, viewerOf(context), numberSources),
  );

  route(api, deps, calls.productsInArray, reading, (context) =>
    productsInArray(deps, context.body.seo, viewerOf(context)),
  );

  route(api, deps, calls.pageFrame, reading, async ({ actor, locale }) =>
    ok({
      actedFor: actedForOf(actor),
      unread: actor.kind === 'guest' ? 0 : await inboxQueries(deps.db).unread(actor.account.id),
      locale,
      phone: await phone(),
      pickup: await pickup(locale),
      imageUrls: [...deps.config.imageUrls],
      isDemonstration: await isDemonstration(),
      randomCategories: categoriesOfDay(index, locale, frameCategories, deps.clock()),
    }),
  );
}
