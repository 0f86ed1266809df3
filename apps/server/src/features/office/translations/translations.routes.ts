import { calls } from '@farad/contract/calls';
import { translationQueries, type CatalogueText } from '@farad/database/content/translation.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, locales, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules, QueryOf } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { pageLength, pageOf } from '#kit/page.ts';
import { takeTexts, writeTexts } from './texts-file.ts';
import { writeText, type Written } from './write-text.ts';

const fileType = 'application/octet-stream';

const reading: RouteRules = { permission: 'manage_catalogue', rateClass: 'read' };
const writing: RouteRules = { permission: 'manage_catalogue', rateClass: 'write', bodyLimit: 131_072 };
const taking: RouteRules = { ...writing, bodyLimit: 10_485_760 };

const searchOf = ({
  kind,
  missing,
  field,
}: QueryOf<typeof calls.catalogueTexts> | QueryOf<typeof calls.textsFile>) => ({
  kind,
  language: missing ?? null,
  field: field ?? null,
});

const refusals: Readonly<Record<Exclude<Written, 'changed' | 'same'>, Failure>> = {
  not_found: { code: 'not_found' },
  too_long: { code: 'invalid_input', field: 'text' },
  meanwhile: { code: 'text_changed' },
};

const presented = ({ texts, ...text }: CatalogueText) => ({ ...text, texts: { ...texts } });

/** Registers the calls for translations of the catalogue. */
export function registerBackOfficeTranslations(api: FastifyInstance, deps: Deps, drawing: Drawing): void {
  const queries = translationQueries(deps.db);
  if (!api.hasContentTypeParser(fileType)) {
    api.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  }
  staffRoute(api, deps, calls.missingTexts, reading, async () => {
    const counts = [];
    for (const language of locales) counts.push(...(await queries.counts(language)));
    return ok({ counts });
  });
  staffRoute(api, deps, calls.catalogueTexts, reading, async ({ query }) => {
    const found = await queries.list({
      ...searchOf(query),
      after: query.after ?? null,
      limit: pageLength.usual + 1,
    });
    const { page, next } = pageOf(found, pageLength.usual, ({ field, key }) => `${field} ${key}`);
    return ok({ texts: page.map(presented), next });
  });
  staffRoute(api, deps, calls.textsFile, reading, async ({ query, locale }) => {
    return ok(await writeTexts(deps, drawing, searchOf(query), { format: query.format, locale }));
  });
  staffRoute(api, deps, calls.setCatalogueText, writing, (context) =>
    decideInTransaction(deps.db, async (tx) => {
      const { was, ...asked } = context.body;
      const written = await writeText(tx, deps, context, asked, was);
      if (written !== 'changed' && written !== 'same') return fail(refusals[written]);
      const texts = await translationQueries(tx).held(asked.kind, asked.key, asked.field);
      if (texts === undefined) throw new Error(`the text ${asked.kind} ${asked.key} not found`);
      return ok({ kind: asked.kind, key: asked.key, field: asked.field, name: '', texts: { ...texts } });
    }),
  );
  staffRoute(api, deps, calls.takeTexts, taking, async (context) => {
    const { body: file } = context.request;
    if (!Buffer.isBuffer(file)) return fail({ code: 'invalid_input', field: 'file' });
    return takeTexts(deps, context, file);
  });
}
