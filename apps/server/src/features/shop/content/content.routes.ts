import { calls } from '@farad/contract/calls';
import { ContentSlug } from '@farad/contract/office/content/content';
import { contentQueries, type ShownContent } from '@farad/database/content/content.queries';
import { contentLimits, withFacts } from '@farad/domain/content';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { factsOf } from '#core/site/facts.ts';
import { contentIn, shownAt, shownText, type TextReader } from '#core/site/shown-text.ts';
import { momentKey, pageOf } from '#kit/page.ts';
import { newsExample, newsExamples } from './example-news.ts';

const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };

/** Returns news items as rows of the news list. */
async function linesOf(deps: Deps, news: readonly ShownContent[], { locale, city }: TextReader) {
  const shown = news.map(({ slug, texts, shownAt: at }) => ({ slug, at, ...contentIn(texts, locale).text }));
  const text = shown.map(({ title, summary }) => `${title} ${summary}`).join(' ');
  const facts = text.includes('{{') ? await factsOf(deps, { locale, city, text }) : {};
  return shown.map(({ slug, at, title, summary }) => ({
    slug,
    title: withFacts(title, facts),
    summary: withFacts(summary, facts),
    at: at.toISOString(),
  }));
}

/** Returns the slug; undefined = it is invalid, so it is not searched. */
const slugOf = (requested: string): string | undefined => ContentSlug.safeParse(requested).data;

function pageRoutes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.contentPage, reading, async ({ params, locale, cookies }) => {
    const slug = slugOf(params.slug);
    const found = slug === undefined ? undefined : await shownAt(deps, 'page', slug);
    if (slug === undefined || found === undefined) return fail({ code: 'not_found' });
    const shown = await shownText(deps, found.texts, { locale, city: cookies.get('city') });
    return ok({
      slug,
      title: shown.title,
      summary: shown.summary,
      html: shown.html,
      locale: shown.locale,
      headings: [...shown.headings],
      changedAt: found.changedAt?.toISOString() ?? null,
    });
  });
  route(api, deps, calls.vacancies, reading, async ({ locale, cookies }) => {
    const found = await contentQueries(deps.db).shown('vacancy', deps.clock(), undefined, vacanciesMax);
    const vacancies = await Promise.all(
      found.map(async ({ slug, texts, shownAt: at }) => {
        const {
          title,
          summary,
          html,
          locale: written,
        } = await shownText(deps, texts, { locale, city: cookies.get('city') });
        return { slug, title, summary, html, locale: written, at: at.toISOString() };
      }),
    );
    return ok({ vacancies });
  });
  route(api, deps, calls.banners, reading, async ({ locale, cookies }) => {
    const found = await contentQueries(deps.db).shown('banner', deps.clock(), undefined, contentLimits.bannersMax);
    if (found.length === 0) return ok({ banners: [] });
    const shown = found.map(({ texts }) => contentIn(texts, locale).text);
    const text = shown.map(({ title, summary }) => `${title} ${summary}`).join(' ');
    const facts = await factsOf(deps, { locale, city: cookies.get('city'), text });
    const banners = found.map(({ id, texts, link }) => {
      const { title, summary } = contentIn(texts, locale).text;
      return { id: String(id), title: withFacts(title, facts), summary: withFacts(summary, facts), link };
    });
    return ok({ banners });
  });
}

const vacanciesMax = 50;

function newsRoutes(api: FastifyInstance, deps: Deps): void {
  const queries = contentQueries(deps.db);
  route(api, deps, calls.news, reading, async ({ query, locale, cookies }) => {
    const found = await queries.shown('news', deps.clock(), query.after, contentLimits.perPage + 1);
    const { page, next } = pageOf(found, contentLimits.perPage, (row) => momentKey(row.shownAt, row.id));
    const isEmpty = found.length === 0 && query.after === undefined;
    const examples = isEmpty ? await newsExamples(deps, locale) : [];
    return ok({
      news: [...(await linesOf(deps, page, { locale, city: cookies.get('city') })), ...examples],
      areExamples: examples.length > 0,
      next,
    });
  });
  route(api, deps, calls.newsEntry, reading, async ({ params, locale, cookies }) => {
    const slug = slugOf(params.slug);
    const now = deps.clock();
    const found = slug === undefined ? undefined : await queries.shownBySlug('news', slug, now);
    if (found === undefined) {
      const example = await newsExample(deps, slug ?? '', { locale, city: cookies.get('city') });
      return example === undefined ? fail({ code: 'not_found' }) : ok(example);
    }
    const place = { at: found.shownAt, id: found.id };
    const reader = { locale, city: cookies.get('city') };
    const [shown, earlier, later] = await Promise.all([
      shownText(deps, found.texts, reader),
      queries.shown('news', now, place, 1),
      queries.shownAfter('news', now, place),
    ]);
    const [before] = await linesOf(deps, earlier, reader);
    const [after] = await linesOf(deps, later === undefined ? [] : [later], reader);
    return ok({
      slug: found.slug,
      title: shown.title,
      summary: shown.summary,
      html: shown.html,
      locale: shown.locale,
      at: found.shownAt.toISOString(),
      isExample: false,
      before: before ?? null,
      after: after ?? null,
    });
  });
}

/** Registers the calls that show the shop's texts. */
export function registerContent(api: FastifyInstance, deps: Deps): void {
  pageRoutes(api, deps);
  newsRoutes(api, deps);
}
