import type { SearchSynonym, SynonymToAdd } from '@farad/contract/office/operation/reports';
import { calls } from '@farad/contract/calls';
import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { synonymQueries } from '@farad/database/catalogue/synonym.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { synonymsMax } from '@farad/domain/searches';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, staffRoute, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { pageLength, pageOf } from '#kit/page.ts';

const reading: RouteRules = { permission: 'view_products', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_catalogue', rateClass: 'write', bodyLimit: 4096 };

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

const addSynonym = (deps: Deps, caller: StaffCallOrigin, requested: SynonymToAdd): Promise<Result<Synonyms, Failure>> =>
  decideInTransaction<Synonyms, Failure>(deps.db, async (tx) => {
    const { locale, meant } = requested;
    const phrase = requested.said.toLowerCase().replace(/\s+/gu, ' ');
    if (phrase === meant.toLowerCase()) return fail({ code: 'invalid_input', field: 'meant' });
    const queries = synonymQueries(tx);
    if ((await queries.count(locale)) >= synonymsMax) return fail({ code: 'invalid_input', field: 'said' });
    const id = await queries.add({ locale, said: phrase, meant }, deps.clock());
    if (id === undefined) return fail({ code: 'duplicate', field: 'said' });
    const action = 'settings.synonym_added';
    await record(tx, deps, caller, { action, object: null, after: { locale, said: phrase, meant } });
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

/** Registers the calls for search statistics and synonyms. */
export function registerBackOfficeSearches(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffSearches, reading, async ({ query }) => {
    const { text, language, days, without, after } = query;
    const isWithoutResult = without === 'true';
    const rows = await searchCountQueries(deps.db).list({
      days,
      locale: language ?? '',
      text,
      isWithoutResult,
      after: after ?? null,
      limit: pageLength.long + 1,
    });
    const { page, next } = pageOf(
      rows,
      pageLength.long,
      (row) => `${isWithoutResult ? row.withoutResult : row.searches} ${row.text}`,
    );
    return ok({ searches: page.map((row) => ({ ...row })), next });
  });
  staffRoute(api, deps, calls.searchSynonyms, reading, async () => ok(await allSynonyms(deps.db)));
  staffRoute(api, deps, calls.addSynonym, managing, (context) => addSynonym(deps, context, context.body));
  staffRoute(api, deps, calls.removeSynonym, managing, (context) =>
    removeSynonym(deps, context, context.params.synonymId),
  );
}
