import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';

import type { Deps } from './deps.ts';
import { openDrawing } from './core/documents/open-drawing.ts';
import type { Feature } from './core/feature/feature.ts';
import { bonusesOffice } from './features/office/bonuses/feature.ts';
import { catalogueOffice } from './features/office/catalogue/feature.ts';
import { chatOffice } from './features/office/chat/feature.ts';
import { contentOffice } from './features/office/content/feature.ts';
import { couponsOffice } from './features/office/coupons/feature.ts';
import { customersOffice } from './features/office/customers/feature.ts';
import { exchangeOffice } from './features/office/one-c/feature.ts';
import { feedbackOffice } from './features/office/feedback/feature.ts';
import { importsOffice } from './features/office/imports/feature.ts';
import { operationOffice } from './features/office/operation/feature.ts';
import { openingOffice } from './features/office/opening/feature.ts';
import { ordersOffice } from './features/office/orders/feature.ts';
import { pricesOffice } from './features/office/prices/feature.ts';
import { productsOffice } from './features/office/products/feature.ts';
import { reportsOffice } from './features/office/reports/feature.ts';
import { requestsOffice } from './features/office/requests/feature.ts';
import { searchesOffice } from './features/office/searches/feature.ts';
import { providersOffice } from './features/office/providers/feature.ts';
import { settingsOffice } from './features/office/settings/feature.ts';
import { staffOffice } from './features/office/staff/feature.ts';
import { stockOffice } from './features/office/stock/feature.ts';
import { translationsOffice } from './features/office/translations/feature.ts';
import { viewsOffice } from './features/office/views/feature.ts';
import { warehouseOffice } from './features/office/warehouse/feature.ts';
import { writingsOffice } from './features/office/writings/feature.ts';
import { account } from './features/shop/account/feature.ts';
import { addresses } from './features/shop/addresses/feature.ts';
import { basket } from './features/shop/basket/feature.ts';
import { boms } from './features/shop/boms/feature.ts';
import { catalogue } from './features/shop/catalogue/feature.ts';
import { chat } from './features/shop/chat/feature.ts';
import { companies } from './features/shop/companies/feature.ts';
import { content } from './features/shop/content/feature.ts';
import { customerApi } from './features/shop/customer-api/feature.ts';
import { delivery } from './features/shop/delivery/feature.ts';
import { documents } from './features/shop/documents/feature.ts';
import { feedback } from './features/shop/feedback/feature.ts';
import { feeds } from './features/shop/feeds/feature.ts';
import { images } from './features/shop/images/feature.ts';
import { inbox } from './features/shop/inbox/feature.ts';
import { lists } from './features/shop/lists/feature.ts';
import { manufacturers } from './features/shop/manufacturers/feature.ts';
import { orders } from './features/shop/orders/feature.ts';
import { parcels } from './features/shop/parcels/feature.ts';
import { partRequests } from './features/shop/part-requests/feature.ts';
import { payments } from './features/shop/payments/feature.ts';
import { requests } from './features/shop/requests/feature.ts';
import { reviews } from './features/shop/reviews/feature.ts';
import { signIn } from './features/shop/sign-in/feature.ts';
import { site } from './features/shop/site/feature.ts';
import { siteFiles } from './features/shop/site-files/feature.ts';
import { tools } from './features/shop/tools/feature.ts';
import { vendorWebhooks } from './features/shop/vendor-webhooks/feature.ts';
import { readBasketId } from './features/shop/basket/basket-owner.ts';
import { addToBasket } from './features/shop/basket/add-to-basket.ts';
import { fillBasket } from './features/shop/basket/fill-basket.ts';
import { readBasket } from './features/shop/basket/basket.routes.ts';
import { laterCookie, mergeGuestLater } from './features/shop/basket/later-of-guest.ts';
import { mergeGuestBasket } from './features/shop/basket/merge-guest-basket.ts';
import { chatCookie } from './features/shop/chat/chat-owner.ts';
import { mergeGuestChat } from './features/shop/chat/merge-guest-chat.ts';
import { mergeGuestBoms } from './features/shop/boms/edit/merge-guest-boms.ts';
import { bomCookie } from './features/shop/boms/bom/bom-owner.ts';
import { cardOf, wireAttributes } from './features/shop/catalogue/card.ts';
import { analogueFinder } from './features/shop/catalogue/product/find-analogues.ts';
import { firstFound } from './features/shop/catalogue/search/first-found.ts';
import { registerExchange } from './one-c/protocol/exchange.routes.ts';
import { guestListCookies, mergeGuestLists } from './features/shop/lists/merge-guest-lists.ts';
import { setWatch } from './features/shop/lists/watches.ts';
import { presentQuoted } from './features/shop/basket/present-quoted.ts';
import { readList } from './features/shop/basket/read-list.ts';
import { knowsCarrier, storeNotice } from './features/shop/parcels/store-notice.ts';
import { takeWebhook } from './features/shop/payments/provider/webhooks.ts';
import { ownContacts } from './core/shop/own-contacts.ts';
import { shopName, shownShop } from './core/shop/shop-identity.ts';
import { registerProbes } from './features/shop/site/probes.routes.ts';
import { registerBackOffice, type BackOfficeBuild } from './http/pages/back-office-pages.ts';
import { refuseBroken } from './http/limits/broken-requests.ts';
import { answerFailures, refuseOtherMethods, refuseUnreadable, refuseUnserved } from './http/serve/failures.ts';
import { takeInventory, type InventoryLine } from './http/serve/inventory.ts';
import { registerOpenApi } from './http/openapi/open-api-pages.ts';
import { ownOrigins } from './http/connection/origin.ts';
import { readJson } from './http/answers/read-json.ts';
import { countedAddressesMax } from './http/limits/rate-limits.ts';
import { endGracefully } from './http/serve/end-gracefully.ts';
import { bodyLimitBytes, prepareRoutes } from './http/serve/route.ts';
import { secureAnswers } from './http/connection/security.ts';
import { endSlowBodies, slowBodyLimits } from './http/limits/slow-bodies.ts';
import { sendFailure } from './http/answers/send-failure.ts';
import { openingOf } from './http/session/shop-opening.ts';
import { guardTwins } from './http/session/twin-door.ts';
import { sharedCounts, storeOf } from './http/limits/shared-counts.ts';
import { requestIdHeader, traceRequests } from './http/connection/trace-requests.ts';
import { pageMethods, registerPages, type FaceWith, type PageBuild } from './http/pages/web-pages.ts';
import { cachedFor } from './kit/cached-for.ts';
import { lastKnown } from './kit/last-known.ts';
import { keyedHash } from './kit/keyed-hash.ts';
import { requestIds } from './kit/trace.ts';
import { watchStatements } from './start/watch-statements.ts';

/** Time in milliseconds after which pages show a changed name or look of the shop, at the latest. */
const shopFaceLifeMs = 10_000;

export interface AppOptions {
  /** The built web application; without it the server has only the API. */
  readonly pages?: PageBuild;
  /** The built back office; absent = it is not served. */
  readonly backOffice?: BackOfficeBuild;
  /** False for a worker process: it serves only the health probes. */
  readonly servesCalls?: boolean;
  /**
   * Routes of the twins of the vendors; set only outside production or in a trial (TRIAL=1). In a trial only staff
   * reach them.
   */
  readonly twins?: { readonly path: string; readonly routes: FastifyPluginAsync };
}

export interface App {
  readonly server: FastifyInstance;
  readonly inventory: readonly InventoryLine[];
}

/** The features of the server: their calls, files, jobs and retention rules. */
export const features: readonly Feature[] = [
  site,
  bonusesOffice,
  catalogueOffice,
  chatOffice,
  contentOffice,
  couponsOffice,
  customersOffice,
  exchangeOffice,
  feedbackOffice,
  importsOffice,
  openingOffice,
  operationOffice,
  ordersOffice,
  pricesOffice,
  productsOffice,
  reportsOffice,
  requestsOffice,
  searchesOffice,
  providersOffice,
  settingsOffice,
  staffOffice,
  stockOffice,
  translationsOffice,
  viewsOffice,
  warehouseOffice,
  writingsOffice,
  account,
  addresses,
  basket,
  boms((deps) => ({
    card: (product, viewer) => cardOf(product, deps.index, viewer),
    analogues: analogueFinder(deps),
    search: (text, limit) => firstFound(deps, text, limit),
    intoBasket: fillBasket,
    watch: (watcher, product_id) => setWatch(deps, watcher, { product_id, kind: 'in_stock', isWatched: true }),
  })),
  catalogue,
  chat,
  companies,
  content,
  customerApi,
  delivery,
  documents,
  feedback,
  feeds,
  images,
  inbox,
  lists((deps) => ({
    card: (product, viewer) => cardOf(product, deps.index, viewer),
    attributes: (category, locale) => wireAttributes(category, deps.index, locale),
  })),
  manufacturers((deps) => (product, viewer) => cardOf(product, deps.index, viewer)),
  parcels,
  partRequests,
  payments,
  requests,
  reviews,
  signIn((deps) => ({
    onSignedIn: async (tx, { accountId, locale, cartId, cookies }) => {
      await mergeGuestLists(tx, accountId, cookies);
      await mergeGuestBoms(tx, accountId, cookies);
      await mergeGuestChat(tx, accountId, cookies, deps.clock());
      await mergeGuestLater(tx, { accountId, locale }, cookies);
      const merged = await mergeGuestBasket(tx, { accountId, guestBasketId: readBasketId(cartId ?? undefined) });
      return { ...merged, clearedCookies: [...guestListCookies, bomCookie, chatCookie, laterCookie] };
    },
  })),
  siteFiles,
  tools((deps) => (product, viewer) => cardOf(product, deps.index, viewer)),
  vendorWebhooks((deps) => ({
    knowsCarrier: (vendor) => knowsCarrier(deps, vendor),
    takeNotice: (vendor, body) => storeNotice(deps, vendor, body),
    takePayment: (webhook) => takeWebhook(deps, webhook),
  })),
  orders((deps) => ({
    checkout: { readBasket: (caller) => readBasket(deps, caller), presentQuoted },
    phone: { readList: (text, locale) => readList(deps.db, { text, locale, basketId: null }) },
    addLines: (tx, accountId, lines) => addToBasket(tx, { accountId, guestBasketId: null }, lines),
  })),
];

/** Compression level for answers. They are compressed while they are sent, so speed matters more than size. */
const brotliQuality = 4;

/**
 * Maximum size of a request's URL and headers in bytes. A URL with too many values must still reach its route, because
 * only the route can name the wrong field.
 */
const headersMaxBytes = 256 * 1024;

function createServer(deps: Deps): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustedProxies.length === 0 ? false : [...deps.config.trustedProxies],
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // Features may take long to register on a busy machine. With the default of ten seconds the start would fail.
    pluginTimeout: 120_000,
    // A child logger per request is not needed, because trace.ts adds the request id to every log line.
    childLoggerFactory: (log) => log,
    genReqId: requestIds(deps.config.trustedProxies),
    // During shutdown, requests on open connections are still served.
    return503OnClosing: false,
    // `connectionsCheckingInterval`: how often Node checks for requests that exceed a timeout.
    http: { maxHeaderSize: headersMaxBytes, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: refuseBroken,
    frameworkErrors: (error, request, reply) => {
      refuseUnreadable(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  // Only JSON bodies are accepted. Pages of other sites may send text/plain without a CORS preflight request.
  server.removeContentTypeParser('text/plain');
  readJson(server);
  return server;
}

async function registerApi(
  api: FastifyInstance,
  deps: Deps,
  served: readonly Feature[],
): Promise<readonly InventoryLine[]> {
  const inventory = takeInventory(api);
  const { apiPrefix, apiUrl } = deps.config;
  // Without a path prefix, the API has its own host, and its routes must match only this host.
  if (apiPrefix === '') api.addHook('onRoute', (route) => void (route.constraints = { host: new URL(apiUrl).host }));
  await api.register(cors, {
    origin: [...ownOrigins(deps.config)],
    credentials: true,
    methods: ['GET', 'POST'],
    exposedHeaders: [requestIdHeader],
    // An OPTIONS request that is not a CORS preflight gets the same empty answer. Otherwise the plugin would answer
    // with a text.
    strictPreflight: false,
  });
  const corsLines = inventory.length;
  api.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
  const drawing = openDrawing(deps.config);
  api.addHook('onClose', () => drawing.stop());
  for (const { routes } of served) routes?.(api, deps, drawing);
  const calls = inventory.slice(corsLines);
  refuseOtherMethods(api, calls);
  await registerOpenApi(api, { config: deps.config, shopName: () => shopName(deps.db, deps.config) }, calls);
  // Without this route, unknown URLs of the API would be answered with a page.
  api.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (request, reply) => sendFailure(request, reply, { code: 'not_found' }),
  });
  return calls;
}

/** Returns the database as the store of rate limits; empty = there is only one process, which counts in memory. */
function sharedStore({ config, db, log, secretKey }: Deps): Pick<RateLimitPluginOptions, 'store'> {
  if (config.role === 'all') return {};
  const counts = sharedCounts({
    take: (name, share, windowMs) => sharedLimitQueries(db).take(keyedHash(secretKey, 'rate', name), share, windowMs),
    namesMax: countedAddressesMax,
    now: () => Date.now(),
    onTrouble: (error) => log.warn({ err: error }, 'rate limits: database did not answer, each process counts alone'),
  });
  return { store: storeOf(counts) };
}

/** Builds the whole application. It does not listen for requests yet. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<App> {
  const { servesCalls = true } = options;
  const server = createServer(deps);
  traceRequests(server, deps.log);
  endGracefully(server);
  endSlowBodies(server, slowBodyLimits);
  watchStatements(server, deps);
  answerFailures(server);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await server.register(cookie);
  await server.register(rateLimit, { global: false, cache: countedAddressesMax, ...sharedStore(deps) });
  await secureAnswers(server, deps);
  prepareRoutes(server);
  let inventory: readonly InventoryLine[] = [];
  await server.register(
    async (api) => {
      inventory = await registerApi(api, deps, servesCalls ? features : [{ routes: registerProbes }]);
    },
    { prefix: deps.config.apiPrefix },
  );
  const { twins } = options;
  if (twins !== undefined) {
    const mount: FastifyPluginAsync = async (app) => {
      if (deps.config.isTrial) guardTwins(app, deps, twins.path);
      await app.register(twins.routes);
    };
    await server.register(mount, { prefix: twins.path });
  }
  if (servesCalls) {
    for (const { files } of features) files?.(server, deps);
    registerExchange(server, deps);
  }
  // Keeps the last known name and look of the shop, because pages must show them even when the database fails.
  const faceOf = lastKnown(cachedFor(shopFaceLifeMs, deps.clock, () => shownShop(deps.db, deps.config)));
  if (options.backOffice !== undefined) await registerBackOffice(server, deps, options.backOffice, faceOf);
  if (options.pages !== undefined) {
    // Reads the name and look once before the first request, so that there is always a last known value.
    await faceOf();
    const contactsOf = cachedFor(shopFaceLifeMs, deps.clock, () => ownContacts(deps.db, deps.config));
    const faceWith: FaceWith = (unsaved) => shownShop(deps.db, deps.config, unsaved);
    await registerPages(server, deps, options.pages, { faceOf, faceWith, contactsOf });
  }
  // Reads now whether the shop is open, so that the first request does not wait for it.
  if (servesCalls) await openingOf(deps);
  refuseUnserved(server, options.pages === undefined ? [] : pageMethods);
  await server.ready();
  return { server, inventory };
}
