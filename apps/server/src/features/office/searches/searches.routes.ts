import type { SearchSynonym, SynonymToAdd } from '@farad/contract/back-office-searches';
import { calls } from '@farad/contract/calls';
import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { synonymQueries } from '@farad/database/catalogue/synonym.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { searchPeriods, synonymsMax } from '@farad/domain/searches';
import { fail, locales, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readQuery } from '#http/input/read-query.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, staffRoute, type StaffCallOrigin } from '#http/serve/staff-route.ts';

const pageLength = 50;

const reading: RouteRules = { permission: 'view_products', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_catalogue', rateClass: 'write', bodyLimit: 4096 };

/** The count and the text of the last row of a page: `12 ne555`. */
const After = z
  .string()
  .max(120)
  .regex(/^\d{1,10} ./su)
  .transform((key) => ({ count: Number.parseInt(key, 10), text: key.slice(key.indexOf(' ') + 1) }))
  .optional();

const SearchesQuery = z.strictObject({
  text: z.string().trim().toLowerCase().max(200).default(''),
  language: z.enum(locales).optional(),
  days: z.enum(searchPeriods.map(String)).default('30').transform(Number),
  without: z.enum(['true', 'false']).optional(),
  after: After,
});

interface Synonyms {
  readonly synonyms: SearchSynonym[];
}

const allSynonyms = async (handle: Parameters<typeof synonymQueries>[0]): Promise<Synonyms> => ({
  synonyms: (await synonymQueries(handle).all()).map(({ id, locale, said, meant }) => ({
    id: String(id),
    locale,
    said,
    meant,
  })),
});

const addSynonym = (deps: Deps, caller: StaffCallOrigin, asked: SynonymToAdd): Promise<Result<Synonyms, Failure>> =>
  decideInTransaction<Synonyms, Failure>(deps.db, async (tx) => {
    const { locale, meant } = asked;
    const said = asked.said.toLowerCase().replace(/\s+/gu, ' ');
    if (said === meant.toLowerCase()) return fail({ code: 'invalid_input', field: 'meant' });
    const queries = synonymQueries(tx);
    if ((await queries.count(locale)) >= synonymsMax) return fail({ code: 'invalid_input', field: 'said' });
    const id = await queries.add({ locale, said, meant }, deps.clock());
    if (id === undefined) return fail({ code: 'duplicate', field: 'said' });
    const action = 'settings.synonym_added';
    await record(tx, deps, caller, { action, object: null, after: { locale, said, meant } });
    return ok(await allSynonyms(tx));
  });

const removeSynonym = (deps: Deps, caller: StaffCallOrigin, synonymId: string): Promise<Result<Synonyms, Failure>> =>
  decideInTransaction<Synonyms, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(synonymId);
    const removed = id === undefined ? undefined : await synonymQueries(tx).remove(id);
    if (removed === undefined) return fail({ code: 'not_found' });
    const action = 'settings.synonym_removed';
    await record(tx, deps, caller, { action, object: null, before: { ...removed } });
    return ok(await allSynonyms(tx));
  });

/** What people look for, and words that stand for others (product X). */
export function registerBackOfficeSearches(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffSearches, { ...reading, query: SearchesQuery }, async ({ query, locale }) => {
    const read = readQuery(SearchesQuery, query, locale);
    if (!read.ok) return read;
    const { text, language, days, without, after } = read.value;
    const isWithoutResult = without === 'true';
    const rows = await searchCountQueries(deps.db).list({
      days,
      locale: language ?? '',
      text,
      isWithoutResult,
      after: after ?? null,
      limit: pageLength + 1,
    });
    const page = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? page.at(-1) : undefined;
    const key = last === undefined ? null : `${isWithoutResult ? last.withoutResult : last.searches} ${last.text}`;
    return ok({ searches: page.map((row) => ({ ...row })), next: key });
  });
  staffRoute(api, deps, calls.searchSynonyms, reading, async () => ok(await allSynonyms(deps.db)));
  staffRoute(api, deps, calls.addSynonym, managing, (exchange) => addSynonym(deps, exchange, exchange.body));
  staffRoute(api, deps, calls.removeSynonym, managing, (exchange) =>
    removeSynonym(deps, exchange, exchange.params.synonymId),
  );
}
