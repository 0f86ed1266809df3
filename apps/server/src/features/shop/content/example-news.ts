import type { ExampleNews } from '@farad/database/seed/examples';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { ContentTexts } from '@farad/domain/content';
import { inEachLocale, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { loadExamples } from '#core/shop/examples.ts';
import { shownText } from '#core/site/shown-text.ts';

const textsOf = ({ title, summary, body }: ExampleNews): ContentTexts =>
  inEachLocale((locale) => ({ title: title[locale], summary: summary[locale], body: body[locale] }));

const lineOf = ({ slug, at, title, summary }: ExampleNews, locale: Locale) => ({
  slug,
  at,
  title: title[locale],
  summary: summary[locale],
});

/** Returns example news for a demonstration shop; empty in other shops. */
export async function newsExamples(deps: Pick<Deps, 'db' | 'clock'>, locale: Locale) {
  const { exampleNews = [] } = (await loadExamples(deps)) ?? {};
  return (await settingQueries(deps.db).isDemonstration()) ? exampleNews.map((news) => lineOf(news, locale)) : [];
}

/** Returns one example news item with the items before and after it; undefined = there is none with this slug. */
export async function newsExample(deps: Deps, slug: string, reader: Parameters<typeof shownText>[2]) {
  const { exampleNews = [] } = (await loadExamples(deps)) ?? {};
  const place = exampleNews.findIndex((news) => news.slug === slug);
  const found = exampleNews[place];
  if (found === undefined || !(await settingQueries(deps.db).isDemonstration())) return undefined;
  const [after, before] = [exampleNews[place - 1], exampleNews[place + 1]];
  const shown = await shownText(deps, textsOf(found), reader);
  return {
    slug,
    title: shown.title,
    summary: shown.summary,
    html: shown.html,
    locale: shown.locale,
    at: found.at,
    isExample: true,
    before: before === undefined ? null : lineOf(before, reader.locale),
    after: after === undefined ? null : lineOf(after, reader.locale),
  };
}
