import { exchangeOrderQueries } from '@farad/database/orders/exchange-order.queries';
import { exchangeSessionQueries, type OneCSession } from '@farad/database/imports/exchange-session.queries';
import { exchangeLimits } from '@farad/domain/one-c';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps.ts';
import { endsInText, exchangeFiles } from '../exchange-files.ts';
import { exchangeTally } from '../exchange-tally.ts';
import { ordersAnswer } from '../orders-out.ts';
import { beginSession, sessionOf } from './exchange-session.ts';
import { exchangeWords } from './exchange-words.ts';
import { appendChunk } from './take-file.ts';
import { importFile, removeLeftOut, takeOrdersFile } from './work-through.ts';

/** Path that 1C calls. */
const path = '/exchange/1c';

interface Asked {
  readonly isSale: boolean;
  readonly mode: string;
  readonly file: string;
}

function askedOf(request: FastifyRequest): Asked | null {
  const query = request.query as Readonly<Record<string, unknown>>;
  const text = (name: string): string => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  const type = text('type');
  if (type !== 'catalog' && type !== 'sale') return null;
  return { isSale: type === 'sale', mode: text('mode'), file: text('filename') };
}

const say = (reply: FastifyReply, lines: readonly string[]): FastifyReply =>
  reply
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${lines.join('\n')}\n`);

/**
 * Starts an exchange. Deletes files of the session that were uploaded but not processed, because 1C starts from the
 * beginning if it missed a response.
 */
async function begin(deps: Deps, session: OneCSession, isSale: boolean): Promise<readonly string[]> {
  const files = exchangeFiles(deps.storage);
  for (const run of await exchangeSessionQueries(deps.db).forgetUploads(session.id, isSale))
    await files.removeRun(session.id, run);
  if (!isSale) await files.removePictures(session.id);
  return ['zip=yes', `file_limit=${exchangeLimits.partBytes}`];
}

/** Sends the orders that changed since the last exchange. They are sent again until 1C calls `mode=success`. */
async function tellOrders(deps: Deps, session: OneCSession, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = exchangeOrderQueries(deps.db);
  const orders = await waiting.waiting(exchangeLimits.ordersAtOnce);
  const now = deps.clock();
  const ids = orders.map(({ orderId }) => orderId);
  const xml = await ordersAnswer(deps.db, ids, now);
  await waiting.noteSent(session.id, orders);
  return reply.type('application/xml; charset=windows-1251').header('cache-control', 'no-store').send(xml);
}

async function noteTaken(deps: Deps, session: OneCSession): Promise<readonly string[]> {
  const taken = await exchangeOrderQueries(deps.db).taken(session.id);
  if (taken > 0) {
    const now = deps.clock();
    const known = { sessionId: session.id, kind: 'orders_out', isSale: true, file: '', state: 'running', now } as const;
    const id = await exchangeSessionQueries(deps.db).addRun(known);
    const tally = exchangeTally();
    tally.add('orders', taken);
    await tally.end(deps.db, id, 'orders_out', null, now);
  }
  return ['success'];
}

async function takeFile(
  deps: Deps,
  session: OneCSession,
  request: FastifyRequest,
  { file, isSale }: Asked,
): Promise<readonly string[]> {
  const { refused, run } = await appendChunk(deps, session, { file, isSale, body: request.raw });
  if (refused !== null) return ['failure', refused];
  if (!isSale || run === null || file.endsWith('.zip')) return ['success'];
  const isWhole = await endsInText(deps.storage, exchangeFiles(deps.storage).run(session.id, run.id));
  return isWhole ? takeOrdersFile(deps, session, file, false) : ['success'];
}

async function answer(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  requested: Asked,
): Promise<FastifyReply> {
  const { mode, isSale, file } = requested;
  const isPost = request.method === 'POST';
  if (mode === 'checkauth' && !isPost) {
    const begun = await beginSession(deps, request);
    return say(reply, begun.ok ? begun.lines : ['failure', exchangeWords.refusals[begun.why]]);
  }
  const session = await sessionOf(deps, request);
  if (session === undefined) return say(reply, ['failure', exchangeWords.no_session]);
  if (mode === 'file' && isPost) return say(reply, await takeFile(deps, session, request, requested));
  if (mode === 'init') return say(reply, await begin(deps, session, isSale));
  if (mode === 'import')
    return say(reply, await (isSale ? takeOrdersFile(deps, session, file, true) : importFile(deps, session, file)));
  if (mode === 'deactivate' && !isSale) return say(reply, await removeLeftOut(deps, session));
  if (mode === 'complete' && !isSale) return say(reply, ['success']);
  if (mode === 'query' && isSale) return tellOrders(deps, session, reply);
  if (mode === 'success' && isSale) return say(reply, await noteTaken(deps, session));
  return say(reply, ['failure', exchangeWords.unknown_mode]);
}

/**
 * Registers the exchange with 1C by CommerceML 2 (product I2, integrations section 6). It has one path, and all
 * responses except the orders are plain text.
 */
export function registerExchange(server: FastifyInstance, deps: Deps): void {
  void server.register(async (exchange) => {
    // Parts of files are streams. They are read only after the sender was checked.
    exchange.removeAllContentTypeParsers();
    exchange.addContentTypeParser('*', (_, __, done) => done(null));
    exchange.route({
      method: ['GET', 'POST'],
      url: path,
      // Not reached: appendPart refuses a part that is too long, so that 1C gets the reason as text.
      bodyLimit: exchangeLimits.partBytes + 1,
      handler: async (request, reply) => {
        const requested = askedOf(request);
        const rateClass = requested?.mode === 'checkauth' ? 'write' : 'webhook';
        const wait = await server.rateCheckOf[rateClass](request);
        if (wait !== null) return say(reply.header('retry-after', wait), ['failure', exchangeWords.too_many_requests]);
        if (requested === null) return say(reply, ['failure', exchangeWords.unknown_mode]);
        return answer(deps, request, reply, requested);
      },
    });
  });
}
