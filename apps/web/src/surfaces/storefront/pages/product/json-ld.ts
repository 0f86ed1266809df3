import { breadcrumbList, type LinkedTitle } from '../../../../shell/schema-org.ts';

/** What search engines are told of a product (product C11). */
export interface ProductFacts {
  readonly url: string;
  readonly mpn: string;
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  /** Roubles of one piece at the smallest quantity; null: not sold. */
  readonly price: number | null;
  readonly isInStock: boolean;
  /** Of reviews that are shown; null: there are none. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly crumbs: readonly LinkedTitle[];
}

/** Product, Offer and BreadcrumbList of schema.org. */
export function productJsonLd(facts: ProductFacts): object {
  const offer =
    facts.price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: facts.url,
            price: facts.price,
            priceCurrency: 'RUB',
            availability: `https://schema.org/${facts.isInStock ? 'InStock' : 'OutOfStock'}`,
            itemCondition: 'https://schema.org/NewCondition',
          },
        };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: `${facts.mpn} ${facts.brand}`,
        mpn: facts.mpn,
        sku: facts.mpn,
        brand: { '@type': 'Brand', name: facts.brand },
        description: facts.description === '' ? facts.title : facts.description,
        ...(facts.images.length > 0 ? { image: facts.images } : {}),
        ...(facts.rating === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: facts.rating.average,
                reviewCount: facts.rating.count,
              },
            }),
        ...offer,
      },
      breadcrumbList(facts.crumbs),
    ],
  };
}
