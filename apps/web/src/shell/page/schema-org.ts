/** A page in the structured data of schema.org (integrations section 9): its title and absolute address. */
export interface LinkedTitle {
  readonly title: string;
  readonly url: string;
}

const listItem = ({ title, url }: LinkedTitle, position: number) => {
  return { '@type': 'ListItem', position, name: title, item: url };
};

/** Returns the breadcrumbs from the home page to this page. */
export const breadcrumbList = (crumbs: readonly LinkedTitle[]): object => {
  return { '@type': 'BreadcrumbList', itemListElement: crumbs.map((crumb, index) => listItem(crumb, index + 1)) };
};

/** Returns the structured data of one page of a list. `skipped` = number of items on the pages before it. */
export const itemList = (count: number, items: readonly LinkedTitle[], skipped: number): object => {
  return {
    '@type': 'ItemList',
    numberOfItems: count,
    itemListElement: items.map(({ title, url }, index) => {
      return { '@type': 'ListItem', position: skipped + index + 1, name: title, url };
    }),
  };
};

/** Returns one structured-data object that contains all given objects. */
export const graph = (...facts: readonly object[]): object => ({ '@context': 'https://schema.org', '@graph': facts });

/** Returns the shop's rating, calculated from real reviews only. */
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

/** Returns structured data about the shop and its site search. */
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
      ...(shop.phone === '' ? {} : { telephone: shop.phone }),
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
