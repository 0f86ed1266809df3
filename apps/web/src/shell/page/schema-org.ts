/** Facts for search engines in the words of schema.org (integrations section 9); addresses are absolute. */

export interface LinkedTitle {
  readonly title: string;
  readonly url: string;
}

const listItem = ({ title, url }: LinkedTitle, position: number) => {
  return { '@type': 'ListItem', position, name: title, item: url };
};

/** The way from the top to the page. */
export const breadcrumbList = (crumbs: readonly LinkedTitle[]): object => {
  return { '@type': 'BreadcrumbList', itemListElement: crumbs.map((crumb, index) => listItem(crumb, index + 1)) };
};

/** A page of a list; `skipped` items stand before it. */
export const itemList = (count: number, items: readonly LinkedTitle[], skipped: number): object => {
  return {
    '@type': 'ItemList',
    numberOfItems: count,
    itemListElement: items.map(({ title, url }, index) => {
      return { '@type': 'ListItem', position: skipped + index + 1, name: title, url };
    }),
  };
};

/** Several facts of one page. */
export const graph = (...facts: readonly object[]): object => ({ '@context': 'https://schema.org', '@graph': facts });

/** What customers say of the shop, in figures; only of what was really written. */
export const shopRating = (shop: {
  readonly name: string;
  readonly url: string;
  readonly average: number;
  readonly count: number;
}): object =>
  graph({
    '@type': 'Organization',
    name: shop.name,
    url: shop.url,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: shop.average,
      reviewCount: shop.count,
      bestRating: 5,
      worstRating: 1,
    },
  });

/** The shop itself and how it is searched. */
export const shopFacts = (
  shop: Readonly<Record<'home' | 'search' | 'name' | 'description' | 'logo' | 'phone', string>>,
): object =>
  graph(
    {
      '@type': 'Organization',
      name: shop.name,
      description: shop.description,
      url: shop.home,
      logo: shop.logo,
      telephone: shop.phone,
    },
    {
      '@type': 'WebSite',
      name: shop.name,
      url: shop.home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${shop.search}?text={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  );
