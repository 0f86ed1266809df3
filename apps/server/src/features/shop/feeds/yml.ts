import { feedQueries } from '@farad/database/catalogue/feed.queries';
import type { AttributeDefinition, CategoryId } from '@farad/domain/category';
import { ymlEnd, ymlOffer, ymlStart, type YmlWords } from '@farad/domain/feed';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import { sellerOf } from '#core/shop/seller.ts';
import { shopName } from '#core/shop/shop-identity.ts';

const words = (): YmlWords => {
  const t = translators.ru;
  return {
    yes: t('catalogue.yes'),
    no: t('catalogue.no'),
    minimum: (quantity) => t('listPages.feedMinimum', { quantity }),
  };
};

function attributesByCategory({ attributes, categories }: CatalogueFrame) {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  return new Map<CategoryId, readonly AttributeDefinition[]>(
    categories.map((category) => [category.id, category.attributes.flatMap(({ key }) => byKey.get(key) ?? [])]),
  );
}

/** Yields all sold products in the format of Yandex Market and Yandex Direct (integrations section 6). */
export async function* ymlFile({ clock, config, db, index }: Deps): AsyncGenerator<string> {
  const frame = index.frame();
  const attributes = attributesByCategory(frame);
  const { siteUrl } = config;
  const name = await shopName(db, config);
  const company = (await sellerOf(db))?.name ?? name;
  yield ymlStart({ name, company, siteUrl, at: clock(), categories: frame.categories });
  for await (const batch of feedQueries(db).soldBatches()) {
    const offers = batch.map((product) =>
      ymlOffer(
        siteUrl,
        {
          product,
          available: product.available,
          brand: index.brandById(product.brandId)?.name ?? '',
          attributes: attributes.get(product.categoryId) ?? [],
        },
        words(),
      ),
    );
    yield offers.join('');
  }
  yield ymlEnd;
}
