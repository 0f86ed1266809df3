import type { HomeBlock } from '@farad/domain/setting';
import type { Translator } from '@farad/wording/translator';

import { type apiOf, orErrorPage, orNullWithoutSearch } from '#server/visit.server.ts';
import type { Cards } from './banners.tsx';

type Api = Pick<ReturnType<typeof apiOf>, 'banners' | 'manufacturers' | 'news'>;

/** Number of cards on the home page: brands with the most parts in stock, and latest news. */
const most = { brands: 12, news: 3 } as const;

async function brandsOf(api: Api): Promise<Cards['cards']> {
  // Brands are counted by a search.
  const brands = orNullWithoutSearch(await api.manufacturers()) ?? [];
  return brands
    .toSorted((one, other) => other.inStock - one.inStock || other.count - one.count)
    .slice(0, most.brands)
    .map(({ slug, name }) => ({ id: slug, title: name, summary: '', link: `/catalog/manufacturers/${slug}` }));
}

async function newsOf(api: Api): Promise<Cards['cards']> {
  const { news } = orErrorPage(await api.news({ query: {} }));
  return news
    .slice(0, most.news)
    .map(({ slug, title, summary }) => ({ id: slug, title, summary, link: `/news/${slug}` }));
}

/** Loads the cards for the blocks that the home page shows. Cards of other blocks are not loaded. */
export async function loadCards(
  api: Api,
  t: Translator,
  blocks: readonly HomeBlock[],
): Promise<Readonly<Record<'banners' | 'brands' | 'news', Cards>>> {
  const [banners, brands, news] = await Promise.all([
    blocks.includes('banners') ? api.banners().then((answer) => orErrorPage(answer).banners) : [],
    blocks.includes('brands') ? brandsOf(api) : [],
    blocks.includes('news') ? newsOf(api) : [],
  ]);
  return {
    banners: { title: t('home.banners'), cards: banners },
    brands: { title: t('footer.manufacturers'), cards: brands, areShort: true },
    news: { title: t('footer.news'), cards: news },
  };
}
