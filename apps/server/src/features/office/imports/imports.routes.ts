import { inTransaction } from '@farad/database/connection/transaction';
import { importPartTypes } from '@farad/contract/office/imports/imports';
import { calls } from '@farad/contract/calls';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { importRunQueries, type ImportRunRow } from '@farad/database/imports/import-run.queries';
import type { LeftPart } from '@farad/database/imports/import-undo.queries';
import { importLimits } from '@farad/domain/import';
import { unitSymbols } from '@farad/domain/quantities';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import type { SourceProblem } from '@farad/importers/record';
import { importWords } from '@farad/wording/import-messages';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, staffRoute } from '#http/serve/staff-route.ts';
import { importFiles } from '#import/orders/import-files.ts';
import { knownAttributes } from '#import/orders/known-attributes.ts';
import type { PlainPreview } from '#import/orders/messages.ts';
import type { MetSpellings } from '#import/orders/met-spellings.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import {
  addPart,
  cancelImport,
  changeImport,
  findImport,
  publishImported,
  removeImport,
  saveMapping,
  startImport,
  undoBounds,
  undoImport,
} from './change-import.ts';
import { decideHeld, listHeld } from './held-rows.ts';
import { decideMakerJoin, listMakerJoins } from './maker-joins.ts';
import { forgetMemory, showMemory } from './memory.ts';
import { presentDifferences, type SavedDifference } from './present-differences.ts';
import { presentImport, presentProblem, presentRefused } from './present-import.ts';
import { showLayout } from './show-layout.ts';
import { createSupplier, listSuppliers, runSchedule, saveSupplier, setSchedule } from './suppliers.ts';

const reading: RouteRules = { permission: 'run_imports', rateClass: 'read' };
const running: RouteRules = { permission: 'run_imports', rateClass: 'write' };
/** Body limit of a mapping. It suffices for hundreds of columns and thousands of corrected spellings. */
const mappingBytes = 4 * 1024 * 1024;
/** Maximum number of file parts that are in memory at the same time. */
const bodiesAtOnce = 8;

const shown = (row: Result<ImportRunRow, Failure>, locale: Locale) =>
  row.ok ? ok(presentImport(row.value, locale)) : row;

function listRoutes(api: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  staffRoute(api, deps, calls.imports, reading, async ({ query, locale }) => {
    const { supplier, state, after } = query;
    const rows = await importRunQueries(db).find(
      { supplierId: supplier, state, after, limit: pageLength.usual + 1 },
      undoBounds,
    );
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ imports: page.map((row) => presentImport(row, locale)), next });
  });
  staffRoute(api, deps, calls.import, reading, async ({ params, locale }) =>
    shown(await findImport(db, params.importId), locale),
  );
  staffRoute(api, deps, calls.importChoices, reading, async ({ locale }) => {
    const frame = deps.index.frame();
    const warehouses = await backOfficeStockQueries(db).warehouses();
    return ok({
      attributes: knownAttributes(frame.attributes).map(({ key, kind, unit, title }) => ({
        key,
        kind,
        title: textIn(title, locale),
        unit: unit === null ? '' : unitSymbols[unit][locale === 'ru' ? 'ru' : 'international'],
      })),
      categories: frame.categories.map(({ id, parentId, title }) => ({ id, parentId, title: textIn(title, locale) })),
      brands: frame.brands.map(({ id, name }) => ({ id, name })),
      warehouses: warehouses.map(({ id, title }) => ({ id, title: textIn(title, locale) })),
    });
  });
  staffRoute(api, deps, calls.importLeft, reading, async ({ params }) => {
    const found = await findImport(db, params.importId);
    if (!found.ok) return found;
    const left = (found.value.undo_left as LeftPart[] | null) ?? [];
    return ok({ parts: left.map(({ product_id: id, ...part }) => ({ ...part, product_id: String(id) })) });
  });
}

function resultRoutes(api: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  staffRoute(api, deps, calls.importDifferences, reading, async ({ params, query, locale }) => {
    const found = await findImport(db, params.importId);
    if (!found.ok) return found;
    const differences = found.value.differences as {
      readonly new?: readonly SavedDifference[];
      readonly changed?: readonly SavedDifference[];
      readonly refused?: readonly SourceProblem[];
      readonly vanished?: readonly SavedDifference[];
      readonly held?: readonly SavedDifference[];
    };
    const { kind } = query;
    const rows =
      kind === 'refused'
        ? presentRefused(differences.refused ?? [], locale)
        : presentDifferences(differences[kind] ?? [], deps.index.frame(), locale);
    return ok({ rows: [...rows] });
  });
  staffRoute(api, deps, calls.importSpellings, reading, async ({ params, locale }) => {
    const found = await findImport(db, params.importId);
    if (!found.ok) return found;
    const { spellings } = found.value.differences as { readonly spellings?: MetSpellings };
    if (spellings === undefined) return ok({ makers: [], categories: [], newMakers: 0, newCategories: 0 });
    const categories = spellings.categories.map((category) => ({ ...category, title: textIn(category.title, locale) }));
    return ok({ ...spellings, categories });
  });
  staffRoute(api, deps, calls.importProblemsFile, reading, async ({ params, query, locale }) => {
    const found = await findImport(db, params.importId);
    if (!found.ok) return found;
    if (!found.value.has_problems) return fail({ code: 'not_found' });
    const language = query.language ?? locale;
    const file = await importFiles(deps.storage).problems(found.value.id);
    if (file === null) return fail({ code: 'not_found' });
    const content = await deps.imports.look({ kind: 'problems', file, locale: language });
    if (!content.ok) return fail({ code: 'unavailable' });
    const name = `${importWords[language].problemsFile}-${found.value.id}.csv`;
    return ok({ name, type: 'text/csv; charset=utf-8', content: content.value as Uint8Array });
  });
}

function heldRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.importHeld, reading, async ({ params, query }) => {
    return listHeld(deps, params.importId, query.after);
  });
  staffRoute(api, deps, calls.decideImportHeld, running, (context) =>
    decideHeld(deps, context, context.params.importId, context.body),
  );
}

function mappingRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.importLayout, reading, ({ params, query, locale }) =>
    showLayout(deps, params.importId, query, locale),
  );
  staffRoute(api, deps, calls.previewImport, { ...running, bodyLimit: mappingBytes }, async (context) => {
    const { params, body, locale } = context;
    const found = await findImport(deps.db, params.importId);
    if (!found.ok) return found;
    if (found.value.state !== 'mapping' || !found.value.is_kept) return fail({ code: 'import_state' });
    const supplierId = body.supplierId === null ? null : (readRowNumber(body.supplierId) ?? 0);
    const file = await importFiles(deps.storage).source(found.value.id);
    const read = await deps.imports.look({ kind: 'preview', file, mapping: body.mapping, supplierId, locale });
    if (!read.ok) {
      return fail({ code: 'invalid_input', field: 'mapping.format', detail: importWords[locale].failures[read.error] });
    }
    // A preview is requested after each change of the mapping; only the first one is logged.
    if (!found.value.is_previewed) {
      await changeImport(
        deps,
        context,
        params.importId,
        { from: ['mapping'], action: 'import.looked_into' },
        async (tx, { id }) => {
          await importRunQueries(tx).change(id, { is_previewed: true }, ['mapping']);
          return ok({});
        },
      );
    }
    const preview = read.value as PlainPreview;
    return ok({
      ...preview,
      rows: preview.rows.map((row) => ({
        ...row,
        problems: row.problems.map((problem) => presentProblem(problem, locale)),
      })),
      problems: preview.problems.map(({ field, problem }) => ({
        field,
        message: importWords[locale].mapping[problem],
      })),
    });
  });
  staffRoute(api, deps, calls.saveImportMapping, { ...running, bodyLimit: mappingBytes }, async (context) =>
    shown(await saveMapping(deps, context, context.params.importId, context.body), context.locale),
  );
}

function runRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.createImport, running, async (context) => {
    const { name: file, size } = context.body;
    const known = { by: 'upload', state: 'uploading', supplierId: null, staffId: context.actor.staff.id } as const;
    const id = await importRunQueries(deps.db).create({ file, size, ...known, now: deps.clock() });
    const object = { kind: 'import', id } as const;
    const event = { action: 'import.uploaded', object, after: { file, size, isBegun: true } } as const;
    await inTransaction(deps.db, (tx) => record(tx, deps, context, event));
    return shown(await findImport(deps.db, String(id)), context.locale);
  });
  // Other upload routes use the same content types, so their parsers may be registered already.
  const unknown = importPartTypes.filter((type) => !api.hasContentTypeParser(type));
  if (unknown.length > 0)
    api.addContentTypeParser([...unknown], { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const partRules = { ...running, bodyLimit: importLimits.partBytes, bodiesAtOnce };
  staffRoute(api, deps, calls.addImportPart, partRules, async (context) => {
    const { params, request, locale } = context;
    if (!Buffer.isBuffer(request.body)) return fail({ code: 'invalid_input', field: 'file' });
    return shown(await addPart(deps, context, params.importId, params.offset, request.body), locale);
  });
  staffRoute(api, deps, calls.startImport, running, async (context) =>
    shown(await startImport(deps, context, context.params.importId, context.body), context.locale),
  );
  for (const [call, work] of [
    [calls.cancelImport, cancelImport],
    [calls.undoImport, undoImport],
  ] as const) {
    staffRoute(api, deps, call, running, async (context) =>
      shown(await work(deps, context, context.params.importId), context.locale),
    );
  }
  staffRoute(api, deps, calls.publishImported, running, (context) =>
    publishImported(deps, context, context.params.importId),
  );
  staffRoute(api, deps, calls.removeImport, running, (context) => removeImport(deps, context, context.params.importId));
}

function supplierRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.importSuppliers, reading, async () => ok(await listSuppliers(deps)));
  staffRoute(api, deps, calls.createImportSupplier, running, (context) => createSupplier(deps, context, context.body));
  staffRoute(api, deps, calls.saveImportSupplier, running, (context) =>
    saveSupplier(deps, context, context.params.supplierId, context.body),
  );
  staffRoute(api, deps, calls.importMemory, reading, ({ params, locale }) =>
    showMemory(deps, params.supplierId, locale),
  );
  staffRoute(api, deps, calls.forgetImportMemory, running, (context) =>
    forgetMemory(deps, context, context.params.supplierId, context.body),
  );
  staffRoute(api, deps, calls.setImportSchedule, running, (context) =>
    setSchedule(deps, context, context.params.supplierId, context.body.schedule),
  );
  staffRoute(api, deps, calls.runImportSchedule, running, (context) =>
    runSchedule(deps, context, context.params.supplierId),
  );
}

function makerRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.importMakers, reading, async ({ query }) => {
    const { supplier: supplierId, import: runId } = query;
    return ok(await listMakerJoins(deps, { supplierId, runId }));
  });
  staffRoute(api, deps, calls.decideImportMaker, running, (context) =>
    decideMakerJoin(deps, context, context.params.joinId, context.body.decision),
  );
}

/** Registers the calls for imports of suppliers' catalogues (product I1, X). */
export function registerBackOfficeImports(api: FastifyInstance, deps: Deps): void {
  listRoutes(api, deps);
  resultRoutes(api, deps);
  heldRoutes(api, deps);
  mappingRoutes(api, deps);
  runRoutes(api, deps);
  supplierRoutes(api, deps);
  makerRoutes(api, deps);
}
