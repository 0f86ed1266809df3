import { calls } from '@farad/contract/calls';
import { type ContentLine, ContentSlug } from '@farad/contract/office/content/content';
import { contentQueries } from '@farad/database/content/content.queries';
import { contentFacts, contentKinds, unknownFacts, withFacts, type ContentKind } from '@farad/domain/content';
import { fail, locales, ok, type Locale } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { RouteRules, QueryOf } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { factsOf } from '#core/site/facts.ts';
import { renderMarkdown } from '#core/site/markdown.ts';
import { programTexts } from '#core/site/program-texts.ts';
import { prefixOf } from '#core/site/shown-text.ts';
import { momentKey, pageLength, pageOf } from '#kit/page.ts';
import { createContent, publishContent, saveContent, withdrawContent } from './change-content.ts';
import { presentEntry, presentLine, presentOwn, wireTexts } from './present-content.ts';

const reading: RouteRules = { permission: 'manage_content', rateClass: 'read' };
/** The body limit is high, since a body contains a long text in three languages. */
const managing: RouteRules = { permission: 'manage_content', rateClass: 'write', bodyLimit: 1_048_576 };

interface Address {
  readonly kind: ContentKind;
  readonly slug: string;
}

/** Returns the checked address of an entry; undefined = the address is invalid. */
function addressOf({ kind, slug }: { readonly kind: string; readonly slug: string }): Address | undefined {
  const known = z.object({ kind: z.enum(contentKinds), slug: ContentSlug }).safeParse({ kind, slug });
  return known.data;
}

/**
 * Returns the default pages that staff have never changed. They are not stored as entries, so the list shows them after
 * its last entry.
 */
async function unchanged(
  deps: Deps,
  { text }: QueryOf<typeof calls.staffContent>,
  locale: Locale,
): Promise<readonly ContentLine[]> {
  const part = text.toLowerCase();
  const own = [...(await programTexts())].filter(
    ([slug, texts]) =>
      slug.includes(part) || locales.some((each) => texts[each]?.title.toLowerCase().includes(part) === true),
  );
  const queries = contentQueries(deps.db);
  const stored = await Promise.all(own.map(([slug]) => queries.bySlug('page', slug)));
  return own.flatMap(([slug, texts], place) => (stored[place] === undefined ? [presentOwn(slug, texts, locale)] : []));
}

function readingRoutes(api: FastifyInstance, deps: Deps): void {
  const queries = contentQueries(deps.db);
  staffRoute(api, deps, calls.staffContent, reading, async ({ query, locale }) => {
    const { kind, state, text, after } = query;
    const now = deps.clock();
    const rows = await queries.find({ kind, state, text, now, after, limit: pageLength.usual + 1 });
    const { page, next } = pageOf(rows, pageLength.usual, ({ changedAt, id }) => momentKey(changedAt, id));
    const withOwn = next === null && (kind ?? 'page') === 'page' && (state ?? 'published') === 'published';
    const own = withOwn ? await unchanged(deps, query, locale) : [];
    return ok({ entries: [...page.map((row) => presentLine(row, now, locale)), ...own], next });
  });
  staffRoute(api, deps, calls.contentFacts, reading, async ({ locale }) => {
    const values = await factsOf(deps, { locale });
    return ok({ facts: contentFacts.map((name) => ({ name, value: values[name] ?? '—' })) });
  });
  staffRoute(api, deps, calls.contentEntry, reading, async ({ params, locale }) => {
    const address = addressOf(params);
    const entry = address && (await presentEntry(deps.db, address, deps.clock(), locale));
    return entry === undefined ? fail({ code: 'not_found' }) : ok(entry);
  });
  staffRoute(api, deps, calls.contentVersion, reading, async ({ params }) => {
    const address = addressOf(params);
    const content = address && (await queries.bySlug(address.kind, address.slug));
    const versions = content === undefined ? [] : await queries.versions(content.id);
    const found = versions.find(({ version }) => String(version) === params.version);
    if (found === undefined) return fail({ code: 'not_found' });
    return ok({ version: found.version, texts: wireTexts(found.texts), link: found.link });
  });
  staffRoute(api, deps, calls.previewContent, managing, async ({ body: { body, locale } }) => {
    const { html } = renderMarkdown(withFacts(body, await factsOf(deps, { locale, text: body })), prefixOf(locale));
    return ok({ html, unknownFacts: [...unknownFacts(body)] });
  });
}

/** Registers the calls for the shop's texts. */
export function registerBackOfficeContent(api: FastifyInstance, deps: Deps): void {
  readingRoutes(api, deps);
  staffRoute(api, deps, calls.createContent, managing, (context) => createContent(deps, context, context.body));
  staffRoute(api, deps, calls.saveContent, managing, async (context) => {
    const address = addressOf(context.params);
    return address === undefined ? fail({ code: 'not_found' }) : saveContent(deps, context, address, context.body);
  });
  staffRoute(api, deps, calls.publishContent, managing, async (context) => {
    const address = addressOf(context.params);
    return address === undefined ? fail({ code: 'not_found' }) : publishContent(deps, context, address, context.body);
  });
  staffRoute(api, deps, calls.withdrawContent, managing, async (context) => {
    const address = addressOf(context.params);
    return address === undefined ? fail({ code: 'not_found' }) : withdrawContent(deps, context, address, context.body);
  });
}
