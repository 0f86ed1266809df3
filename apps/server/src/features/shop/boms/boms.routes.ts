import { calls } from '@farad/contract/calls';
import { partsListTypes } from '@farad/contract/shop/bom-files';
import type { WireBom } from '@farad/contract/shop/boms';
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
import { route, type Exchange, type RouteRules } from '#http/serve/route.ts';
import { openReading } from '#core/boms/parts-thread/open-reading.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { acceptSingles } from './edit/accept-singles.ts';
import { showAlternatives } from './edit/alternatives.ts';
import { assembleBom, previewAssembly } from './edit/assemble-bom.ts';
import { findOwnBom, type BomDeps, type BomPorts } from './bom/bom-context.ts';
import { keepingOwnerOf, ownerOf, type BomCaller } from './bom/bom-owner.ts';
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
/** Size limit of a text as JSON, in bytes; a letter may take six. */
const textLimitBytes = 3_200_000;
/** Largest number of files in memory at once. */
const bodiesAtOnce = 24;

type Caller = BomCaller & Pick<Exchange<typeof calls.boms>, 'locale'>;

/** Returns the caller's list as it is now. */
async function show(deps: BomDeps, caller: Caller, bomId: string): Promise<Result<WireBom, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  return ok(await presentBom(deps, await loadBom(deps.db, own.value.bom, caller.actor.coefficient)));
}

/** Returns the new list. A new guest's request does not carry the cookie yet. */
async function showMade(
  deps: BomDeps,
  { actor }: Caller,
  owner: BomOwner,
  made: Result<string, Failure>,
): Promise<Result<WireBom, Failure>> {
  if (!made.ok) return made;
  const bom = await bomQueries(deps.db).own(owner, made.value);
  if (bom === undefined) return fail({ code: 'not_found', field: 'bomId' });
  return ok(await presentBom(deps, await loadBom(deps.db, bom, actor.coefficient)));
}

/** Returns the list after a change. */
const shown = async (deps: BomDeps, caller: Caller, bomId: string, done: Result<unknown, Failure>) =>
  done.ok ? show(deps, caller, bomId) : done;

function creatingRoutes(api: FastifyInstance, deps: BomDeps, background: Background): void {
  // Other uploads use the same content type, so it may have a parser already.
  const unknown = partsListTypes.filter((type) => !api.hasContentTypeParser(type));
  if (unknown.length > 0) api.addContentTypeParser(unknown, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const fileRules = { ...writing, bodyLimit: partsFileBytesMax, bodiesAtOnce };
  route(api, deps, calls.createBom, fileRules, async (exchange) => {
    const { query, locale, request } = exchange;
    const target = readTarget(query);
    if (!target.ok) return target;
    const { name: fileName = '' } = query;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.of();
    const source = { kind: 'file', bytes, name: fileName, isPacked: false } as const;
    const sent = { source, fileName, name: nameOfFile(fileName, locale), ...target.value };
    const owner = keepingOwnerOf(exchange);
    return showMade(deps, exchange, owner, await createBom(deps, background, owner, sent, locale));
  });

  route(api, deps, calls.createBomFromText, { ...writing, bodyLimit: textLimitBytes }, async (exchange) => {
    const { body, query, locale } = exchange;
    const target = readTarget(query);
    if (!target.ok) return target;
    const name = body.name === undefined || body.name === '' ? bomWords(locale).listName : body.name;
    const sent = { source: { kind: 'text', text: body.text } as const, fileName: null, name, ...target.value };
    const owner = keepingOwnerOf(exchange);
    return showMade(deps, exchange, owner, await createBom(deps, background, owner, sent, locale));
  });

  route(api, deps, calls.sampleBom, reading, async () =>
    ok({ name: 'sample.csv', type: 'text/csv; charset=utf-8', content: Buffer.from(sampleList) }),
  );
}

function listRoutes(api: FastifyInstance, deps: BomDeps, background: Background): void {
  route(api, deps, calls.boms, reading, async (exchange) => ok(await listBoms(deps, ownerOf(exchange))));
  route(api, deps, calls.bom, reading, (exchange) => show(deps, exchange, exchange.params.bomId));

  route(api, deps, calls.bomMapping, reading, (exchange) =>
    showMapping(deps, exchange, exchange.params.bomId, exchange.query.board),
  );

  route(api, deps, calls.layoutBom, { ...writing, bodyLimit: 262_144 }, async (exchange) => {
    const { body, params, query } = exchange;
    const done = await layoutBom(deps, background, exchange, params.bomId, query.board, body);
    return shown(deps, exchange, params.bomId, done);
  });

  route(api, deps, calls.setBom, writing, async (exchange) => {
    const done = await setBom(deps, background, exchange, exchange.params.bomId, exchange.body);
    return shown(deps, exchange, exchange.params.bomId, done);
  });

  route(api, deps, calls.rematchBom, writing, async (exchange) =>
    shown(deps, exchange, exchange.params.bomId, await rematchBom(deps, background, exchange, exchange.params.bomId)),
  );

  route(api, deps, calls.removeBom, writing, (exchange) => removeBom(deps, exchange, exchange.params.bomId));

  route(api, deps, calls.restoreBom, writing, async (exchange) =>
    shown(deps, exchange, exchange.params.bomId, await restoreBom(deps, exchange, exchange.params.bomId)),
  );

  route(api, deps, calls.copyBom, writing, async (exchange) => {
    const copied = await copyBom(deps, exchange, exchange.params.bomId, exchange.locale);
    return copied.ok ? show(deps, exchange, copied.value) : copied;
  });
}

/** Returns the changed row with the list's figures. */
async function showChanged(
  deps: BomDeps,
  caller: Caller & Parameters<typeof viewerOf>[0],
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
  route(api, deps, calls.bomRows, reading, async (exchange) => {
    const wish = rowsWishOf(exchange.query);
    const own = await findOwnBom(deps.db, exchange, exchange.params.bomId);
    if (!own.ok) return own;
    const { text, skip, limit } = wish;
    const loaded = await loadBom(deps.db, own.value.bom, exchange.actor.coefficient);
    const withText = text === '' ? null : await bomLineQueries(deps.db).rowsWith(own.value.bom.id, text);
    const picked = pickRows(loaded.counted.rows, wish, withText);
    const rows = await presentRows(deps, loaded, picked.slice(skip, skip + limit), viewerOf(exchange));
    return ok({ count: picked.length, skip, rows, nextOpen: nextOpen(picked, wish.after) });
  });

  route(api, deps, calls.bomAlternatives, reading, ({ params, query, ...exchange }) =>
    showAlternatives(deps, exchange, params.bomId, params.row, (query.text ?? '').trim()),
  );

  route(api, deps, calls.changeBomRow, writing, async (exchange) => {
    const { bomId, row } = exchange.params;
    return showChanged(deps, exchange, bomId, await changeRow(deps, exchange, bomId, row, exchange.body));
  });

  route(api, deps, calls.undoBomChange, writing, async (exchange) => {
    const { bomId } = exchange.params;
    const undone = await undoChange(deps, exchange, bomId, exchange.body.undo);
    return showChanged(deps, exchange, bomId, undone.ok ? ok({ row: undone.value, undo: null }) : undone);
  });
}

/** Registers the calls that change all open lines at once. */
function openLineRoutes(api: FastifyInstance, deps: BomDeps): void {
  route(api, deps, calls.acceptSingles, writing, async (exchange) => {
    const { bomId } = exchange.params;
    const done = await acceptSingles(deps, exchange, bomId);
    if (!done.ok) return done;
    const bom = await show(deps, exchange, bomId);
    return bom.ok ? ok({ bom: bom.value, ...done.value }) : bom;
  });

  route(api, deps, calls.bomAssembly, reading, (exchange) => previewAssembly(deps, exchange, exchange.params.bomId));

  route(api, deps, calls.assembleBom, writing, async (exchange) => {
    const { bomId } = exchange.params;
    const done = await assembleBom(deps, exchange, bomId);
    if (!done.ok) return done;
    const bom = await show(deps, exchange, bomId);
    return bom.ok ? ok({ bom: bom.value, ...done.value }) : bom;
  });
}

/** Registers the calls that use a list: basket, request, sharing. */
function leavingRoutes(api: FastifyInstance, deps: BomDeps): void {
  route(api, deps, calls.bomToBasket, { ...writing, bodyLimit: 262_144 }, (exchange) =>
    bomToBasket(deps, exchange, exchange.params.bomId, exchange.body),
  );

  route(api, deps, calls.requestBom, { ...writing, permission: 'keep_lists' }, (exchange) =>
    requestBom(deps, exchange, exchange.params.bomId, exchange.body),
  );

  route(api, deps, calls.shareBom, writing, async (exchange) => {
    const { bomId } = exchange.params;
    return shown(deps, exchange, bomId, await shareBom(deps, exchange, bomId, exchange.body.hasPrices));
  });

  route(api, deps, calls.stopSharingBom, writing, async (exchange) => {
    const { bomId } = exchange.params;
    return shown(deps, exchange, bomId, await stopSharing(deps, exchange, bomId));
  });

  route(api, deps, calls.sharedBom, { permission: 'view_catalogue', rateClass: 'read' }, (exchange) =>
    showShared(deps, exchange.params.token, viewerOf(exchange)),
  );

  route(api, deps, calls.bomDifference, reading, (exchange) => {
    const { board = 0, from, to } = exchange.query;
    return showDifference(deps, exchange, exchange.params.bomId, { board, from, to });
  });

  route(api, deps, calls.differenceToBasket, writing, (exchange) =>
    differenceToBasket(deps, exchange, exchange.params.bomId, exchange.body),
  );
}

function fileRoutes(api: FastifyInstance, deps: BomDeps): void {
  // A file is written in a separate thread, so requesting one costs more than reading.
  const rules: RouteRules = { permission: 'use_lists', rateClass: 'write' };
  route(api, deps, calls.exportBom, rules, (exchange) =>
    exportBom(deps, exchange, exchange.params.bomId, exchange.query),
  );
  route(api, deps, calls.bomLabels, rules, (exchange) =>
    bomLabels(deps, exchange, exchange.params.bomId, exchange.query),
  );
}

function accountOf({ actor }: BomCaller): number {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor.account.id;
}

function otherRoutes(api: FastifyInstance, deps: BomDeps): void {
  const own = { permission: 'keep_lists' } as const;
  route(api, deps, calls.ownStock, { ...reading, ...own }, async (exchange) =>
    ok(await showOwnStock(deps, accountOf(exchange), viewerOf(exchange))),
  );

  route(api, deps, calls.setOwnStock, { ...writing, ...own, bodyLimit: 131_072 }, async (exchange) => {
    const set = await setOwnStock(deps, accountOf(exchange), exchange.body);
    return set.ok ? ok(await showOwnStock(deps, accountOf(exchange), viewerOf(exchange))) : set;
  });

  const linesRules: RouteRules = { permission: 'view_catalogue', rateClass: 'write', bodyLimit: textLimitBytes };
  route(api, deps, calls.matchLines, linesRules, (exchange) => matchLines(deps, exchange.body, viewerOf(exchange)));
}

/** Registers the calls for parts lists: from a file to a basket (product M). */
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
