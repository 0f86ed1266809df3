import { calls } from '@farad/contract/calls';
import { partsListTypes } from '@farad/contract/shop/boms/files';
import type { WireBom } from '@farad/contract/shop/boms/boms';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { partsFileBytesMax, sampleList } from '@farad/domain/bom';
import { fail, ok, type Result } from '@farad/domain/shared';
import { bomWords } from '@farad/wording/bom-messages';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { openReading } from '#core/boms/parts-thread/open-reading.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { acceptSingles } from './edit/accept-singles.ts';
import { showAlternatives } from './edit/alternatives.ts';
import { assembleBom, previewAssembly } from './edit/assemble-bom.ts';
import { findOwnBom, type BomDeps, type BomPorts } from './bom/bom-context.ts';
import { savingOwnerOf, ownerOf, type BomCaller, type BomVisitor } from './bom/bom-owner.ts';
import { bomToBasket } from './send/bom-to-basket.ts';
import { changeRow, rowWith } from './edit/change-row.ts';
import { createBom, nameOfFile, readTarget } from './edit/create-bom.ts';
import { differenceToBasket, showDifference } from './send/difference.ts';
import { bomLabels, exportBom } from './send/export-bom.ts';
import { listBoms } from './list-boms.ts';
import { layoutBom, showMapping } from './edit/map-bom.ts';
import { matchLines } from './match-lines.ts';
import { setOwnStock, showOwnStock } from './edit/own-stock.ts';
import { nextOpen, pickRows, rowsWishOf } from './pick-rows.ts';
import { loadBom, presentBom } from './bom/present-bom.ts';
import { presentRows } from './bom/present-rows.ts';
import { requestBom } from './send/request-bom.ts';
import { openBackground, type Background } from './bom/run-soon.ts';
import { copyBom, rematchBom, removeBom, restoreBom, setBom } from './edit/set-bom.ts';
import { shareBom, showShared, stopSharing } from './send/share-bom.ts';
import { undoChange } from './edit/undo-change.ts';

const reading: RouteRules = { permission: 'use_lists', rateClass: 'read' };
const writing: RouteRules = { permission: 'use_lists', rateClass: 'write' };
/** Body limit of a pasted text in JSON, in bytes. A letter may take six bytes: `\u0416`. */
const textLimitBytes = 3_200_000;
/** Maximum number of uploaded files that are in memory at the same time. */
const bodiesAtOnce = 24;

/** Returns the caller's parts list with its current figures. */
async function show(deps: BomDeps, caller: BomVisitor, bomId: string): Promise<Result<WireBom, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  return ok(await presentBom(deps, await loadBom(deps.db, own.value.bom, caller.actor.coefficient)));
}

/** Returns a list that was just created. `owner` is passed, since the request of a new guest has no cookie yet. */
async function showMade(
  deps: BomDeps,
  { actor }: BomVisitor,
  owner: BomOwner,
  made: Result<string, Failure>,
): Promise<Result<WireBom, Failure>> {
  if (!made.ok) return made;
  const bom = await bomQueries(deps.db).own(owner, made.value);
  if (bom === undefined) return fail({ code: 'not_found', field: 'bomId' });
  return ok(await presentBom(deps, await loadBom(deps.db, bom, actor.coefficient)));
}

/** Returns the list after a change, or the failure of the change. */
const shown = async (deps: BomDeps, caller: BomVisitor, bomId: string, done: Result<unknown, Failure>) =>
  done.ok ? show(deps, caller, bomId) : done;

function creatingRoutes(api: FastifyInstance, deps: BomDeps, background: Background): void {
  // Other upload routes use the same content types, so their parsers may be registered already.
  const unknown = partsListTypes.filter((type) => !api.hasContentTypeParser(type));
  if (unknown.length > 0) api.addContentTypeParser(unknown, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const fileRules = { ...writing, bodyLimit: partsFileBytesMax, bodiesAtOnce };
  route(api, deps, calls.createBom, fileRules, async (context) => {
    const { query, locale, request } = context;
    const target = readTarget(query);
    if (!target.ok) return target;
    const { name: fileName = '' } = query;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.of();
    const source = { kind: 'file', bytes, name: fileName, isPacked: false } as const;
    const sent = { source, fileName, name: nameOfFile(fileName, locale), ...target.value };
    const owner = savingOwnerOf(context);
    return showMade(deps, context, owner, await createBom(deps, background, owner, sent, locale));
  });

  route(api, deps, calls.createBomFromText, { ...writing, bodyLimit: textLimitBytes }, async (context) => {
    const { body, query, locale } = context;
    const target = readTarget(query);
    if (!target.ok) return target;
    const name = body.name === undefined || body.name === '' ? bomWords(locale).listName : body.name;
    const sent = { source: { kind: 'text', text: body.text } as const, fileName: null, name, ...target.value };
    const owner = savingOwnerOf(context);
    return showMade(deps, context, owner, await createBom(deps, background, owner, sent, locale));
  });

  route(api, deps, calls.sampleBom, reading, async () =>
    ok({ name: 'sample.csv', type: 'text/csv; charset=utf-8', content: Buffer.from(sampleList) }),
  );
}

function listRoutes(api: FastifyInstance, deps: BomDeps, background: Background): void {
  route(api, deps, calls.boms, reading, async (context) => ok(await listBoms(deps, ownerOf(context))));
  route(api, deps, calls.bom, reading, (context) => show(deps, context, context.params.bomId));

  route(api, deps, calls.bomMapping, reading, (context) =>
    showMapping(deps, context, context.params.bomId, context.query.board),
  );

  route(api, deps, calls.layoutBom, { ...writing, bodyLimit: 262_144 }, async (context) => {
    const { body, params, query } = context;
    const done = await layoutBom(deps, background, context, params.bomId, query.board, body);
    return shown(deps, context, params.bomId, done);
  });

  route(api, deps, calls.setBom, writing, async (context) => {
    const done = await setBom(deps, background, context, context.params.bomId, context.body);
    return shown(deps, context, context.params.bomId, done);
  });

  route(api, deps, calls.rematchBom, writing, async (context) =>
    shown(deps, context, context.params.bomId, await rematchBom(deps, background, context, context.params.bomId)),
  );

  route(api, deps, calls.removeBom, writing, (context) => removeBom(deps, context, context.params.bomId));

  route(api, deps, calls.restoreBom, writing, async (context) =>
    shown(deps, context, context.params.bomId, await restoreBom(deps, context, context.params.bomId)),
  );

  route(api, deps, calls.copyBom, writing, async (context) => {
    const copied = await copyBom(deps, context, context.params.bomId, context.locale);
    return copied.ok ? show(deps, context, copied.value) : copied;
  });
}

/** Returns the changed row and the figures of the list. */
async function showChanged(
  deps: BomDeps,
  caller: BomVisitor & Parameters<typeof viewerOf>[0],
  bomId: string,
  changed: Result<{ readonly row: number; readonly undo: string | null }, Failure>,
) {
  if (!changed.ok) return changed;
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  const loaded = await loadBom(deps.db, own.value.bom, caller.actor.coefficient);
  const row = rowWith(loaded, changed.value.row);
  const [shownRow = null] = row === undefined ? [] : await presentRows(deps, loaded, [row], viewerOf(caller));
  return ok({ bom: await presentBom(deps, loaded), row: shownRow, undo: changed.value.undo });
}

function rowRoutes(api: FastifyInstance, deps: BomDeps): void {
  route(api, deps, calls.bomRows, reading, async (context) => {
    const wish = rowsWishOf(context.query);
    const own = await findOwnBom(deps.db, context, context.params.bomId);
    if (!own.ok) return own;
    const { text, skip, limit } = wish;
    const loaded = await loadBom(deps.db, own.value.bom, context.actor.coefficient);
    const withText = text === '' ? null : await bomLineQueries(deps.db).rowsWith(own.value.bom.id, text);
    const picked = pickRows(loaded.counted.rows, wish, withText);
    const rows = await presentRows(deps, loaded, picked.slice(skip, skip + limit), viewerOf(context));
    return ok({ count: picked.length, skip, rows, nextOpen: nextOpen(picked, wish.after) });
  });

  route(api, deps, calls.bomAlternatives, reading, ({ params, query, ...context }) =>
    showAlternatives(deps, context, params.bomId, params.row, (query.text ?? '').trim()),
  );

  route(api, deps, calls.changeBomRow, writing, async (context) => {
    const { bomId, row } = context.params;
    return showChanged(deps, context, bomId, await changeRow(deps, context, bomId, row, context.body));
  });

  route(api, deps, calls.undoBomChange, writing, async (context) => {
    const { bomId } = context.params;
    const undone = await undoChange(deps, context, bomId, context.body.undo);
    return showChanged(deps, context, bomId, undone.ok ? ok({ row: undone.value, undo: null }) : undone);
  });
}

/** Registers the calls that change all open lines of a list in one step. */
function openLineRoutes(api: FastifyInstance, deps: BomDeps): void {
  route(api, deps, calls.acceptSingles, writing, async (context) => {
    const { bomId } = context.params;
    const done = await acceptSingles(deps, context, bomId);
    if (!done.ok) return done;
    const bom = await show(deps, context, bomId);
    return bom.ok ? ok({ bom: bom.value, ...done.value }) : bom;
  });

  route(api, deps, calls.bomAssembly, reading, (context) => previewAssembly(deps, context, context.params.bomId));

  route(api, deps, calls.assembleBom, writing, async (context) => {
    const { bomId } = context.params;
    const done = await assembleBom(deps, context, bomId);
    if (!done.ok) return done;
    const bom = await show(deps, context, bomId);
    return bom.ok ? ok({ bom: bom.value, ...done.value }) : bom;
  });
}

/** Registers the calls that use a finished list: put it into a basket, send a request, share it. */
function leavingRoutes(api: FastifyInstance, deps: BomDeps): void {
  route(api, deps, calls.bomToBasket, { ...writing, bodyLimit: 262_144 }, (context) =>
    bomToBasket(deps, context, context.params.bomId, context.body),
  );

  route(api, deps, calls.requestBom, { ...writing, permission: 'keep_lists' }, (context) =>
    requestBom(deps, context, context.params.bomId, context.body),
  );

  route(api, deps, calls.shareBom, writing, async (context) => {
    const { bomId } = context.params;
    return shown(deps, context, bomId, await shareBom(deps, context, bomId, context.body.hasPrices));
  });

  route(api, deps, calls.stopSharingBom, writing, async (context) => {
    const { bomId } = context.params;
    return shown(deps, context, bomId, await stopSharing(deps, context, bomId));
  });

  route(api, deps, calls.sharedBom, { permission: 'view_catalogue', rateClass: 'read' }, (context) =>
    showShared(deps, context.params.token, viewerOf(context)),
  );

  route(api, deps, calls.bomDifference, reading, (context) => {
    const { board = 0, from, to } = context.query;
    return showDifference(deps, context, context.params.bomId, { board, from, to });
  });

  route(api, deps, calls.differenceToBasket, writing, (context) =>
    differenceToBasket(deps, context, context.params.bomId, context.body),
  );
}

function fileRoutes(api: FastifyInstance, deps: BomDeps): void {
  // Files are written in a worker thread, so a file costs more than other reading and has the rate limit of writing.
  const rules: RouteRules = { permission: 'use_lists', rateClass: 'write' };
  route(api, deps, calls.exportBom, rules, (context) => exportBom(deps, context, context.params.bomId, context.query));
  route(api, deps, calls.bomLabels, rules, (context) => bomLabels(deps, context, context.params.bomId, context.query));
}

function accountOf({ actor }: BomCaller): number {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor.account.id;
}

function otherRoutes(api: FastifyInstance, deps: BomDeps): void {
  const own = { permission: 'keep_lists' } as const;
  route(api, deps, calls.ownStock, { ...reading, ...own }, async (context) =>
    ok(await showOwnStock(deps, accountOf(context), viewerOf(context))),
  );

  route(api, deps, calls.setOwnStock, { ...writing, ...own, bodyLimit: 131_072 }, async (context) => {
    const set = await setOwnStock(deps, accountOf(context), context.body);
    return set.ok ? ok(await showOwnStock(deps, accountOf(context), viewerOf(context))) : set;
  });

  const linesRules: RouteRules = { permission: 'view_catalogue', rateClass: 'write', bodyLimit: textLimitBytes };
  route(api, deps, calls.matchLines, linesRules, (context) => matchLines(deps, context.body, viewerOf(context)));
}

/** Registers all calls for parts lists. */
export function registerBoms(api: FastifyInstance, given: Deps, drawing: Drawing, ports: BomPorts): void {
  const report = (error: unknown): void => given.log.error({ err: error }, 'parts list: background work failed');
  const deps: BomDeps = { ...given, ...ports, drawing, reading: openReading({ report }) };
  const background = openBackground(report);
  api.addHook('onClose', async () => {
    await background.ended();
    await deps.reading.stop();
  });
  creatingRoutes(api, deps, background);
  listRoutes(api, deps, background);
  rowRoutes(api, deps);
  openLineRoutes(api, deps);
  leavingRoutes(api, deps);
  fileRoutes(api, deps);
  otherRoutes(api, deps);
}
