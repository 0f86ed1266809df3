import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';

import type { Deps } from './deps.ts';
import { openDrawing, type Drawing } from './core/documents/open-drawing.ts';
import { registerAccount } from './features/shop/account/account.routes.ts';
import { registerBackOfficeCalls } from './features/office/customers/customers.routes.ts';
import { registerBackOfficeCatalogue } from './features/office/catalogue/catalogue.routes.ts';
import { registerBackOfficeBonuses } from './features/office/bonuses/bonuses.routes.ts';
import { registerBackOfficeContent } from './features/office/content/content.routes.ts';
import { registerBackOfficeCoupons } from './features/office/coupons/coupons.routes.ts';
import { registerBackOfficeOperation } from './features/office/operation/operation.routes.ts';
import { registerBackOfficeExchange } from './features/office/exchange/exchange.routes.ts';
import { registerBackOfficeImports } from './features/office/imports/imports.routes.ts';
import { registerBackOfficeOrders } from './features/office/orders/orders.routes.ts';
import { readBasketId } from './features/shop/basket/basket-owner.ts';
import { registerAddresses } from './features/shop/addresses/addresses.routes.ts';
import { addToBasket } from './features/shop/basket/add-to-basket.ts';
import { fillBasket } from './features/shop/basket/fill-basket.ts';
import { registerBasketLists } from './features/shop/basket/basket-lists.routes.ts';
import { readBasket, registerBasket } from './features/shop/basket/basket.routes.ts';
import { laterCookie, mergeGuestLater } from './features/shop/basket/later-of-guest.ts';
import { mergeGuestBasket } from './features/shop/basket/merge-guest-basket.ts';
import { registerSeveralBaskets } from './features/shop/basket/several-baskets.routes.ts';
import { registerBackOfficePrices } from './features/office/prices/prices.routes.ts';
import { registerBackOfficeProducts } from './features/office/products/products.routes.ts';
import { registerBackOfficeReports } from './features/office/reports/reports.routes.ts';
import { registerBackOfficeFeedback } from './features/office/feedback/feedback.routes.ts';
import { registerBackOfficeChat } from './features/office/chat/chat.routes.ts';
import { chatCookie } from './features/shop/chat/chat-owner.ts';
import { registerChat } from './features/shop/chat/chat.routes.ts';
import { mergeGuestChat } from './features/shop/chat/merge-guest-chat.ts';
import { registerFeedback } from './features/shop/feedback/feedback.routes.ts';
import { registerBackOfficeRequests } from './features/office/requests/requests.routes.ts';
import { registerBackOfficeSettings } from './features/office/settings/settings.routes.ts';
import { registerBackOfficeSearches } from './features/office/searches/searches.routes.ts';
import { registerBackOfficeStock } from './features/office/stock/stock.routes.ts';
import { registerBackOfficeTranslations } from './features/office/translations/translations.routes.ts';
import { registerBackOfficeWritings } from './features/office/writings/writings.routes.ts';
import { registerBackOfficeWarehouse } from './features/office/warehouse/warehouse.routes.ts';
import { registerBoms } from './features/shop/boms/boms.routes.ts';
import { mergeGuestBoms } from './features/shop/boms/edit/merge-guest-boms.ts';
import { bomCookie } from './features/shop/boms/bom/bom-owner.ts';
import { cardOf, wireAttributes } from './features/shop/catalogue/card.ts';
import { registerCatalogue } from './features/shop/catalogue/catalogue.routes.ts';
import { findAnalogues } from './features/shop/catalogue/product/find-analogues.ts';
import { firstFound } from './features/shop/catalogue/search/first-found.ts';
import { registerProductPage } from './features/shop/catalogue/product-page.routes.ts';
import { registerCompanies } from './features/shop/companies/companies.routes.ts';
import { registerContent } from './features/shop/content/content.routes.ts';
import { registerCustomerApi } from './features/shop/customer-api/customer-api.routes.ts';
import { registerDelivery } from './features/shop/delivery/delivery.routes.ts';
import { registerDocuments } from './features/shop/documents/documents.routes.ts';
import { registerExchange } from './one-c/protocol/exchange.routes.ts';
import { registerFeeds } from './features/shop/feeds/feeds.routes.ts';
import { serveDrawings } from './features/shop/images/drawings.routes.ts';
import { registerPhotos, servePhotos } from './features/shop/images/photos.routes.ts';
import { registerInbox } from './features/shop/inbox/inbox.routes.ts';
import { registerLists } from './features/shop/lists/lists.routes.ts';
import { guestListCookies, mergeGuestLists } from './features/shop/lists/merge-guest-lists.ts';
import { setWatch } from './features/shop/lists/watches.ts';
import { registerManufacturers } from './features/shop/manufacturers/manufacturers.routes.ts';
import { presentQuoted } from './features/shop/basket/present-quoted.ts';
import { registerCheckout } from './features/shop/orders/checkout/checkout.routes.ts';
import { readList } from './features/shop/basket/read-list.ts';
import { registerBackOfficeViews } from './features/office/views/views.routes.ts';
import { registerOrderChanges } from './features/shop/orders/changes/order-changes.routes.ts';
import { registerPhoneOrders } from './features/shop/orders/phone/phone-orders.routes.ts';
import { registerOrders } from './features/shop/orders/own/orders.routes.ts';
import { registerParcels } from './features/shop/parcels/parcels.routes.ts';
import { registerPayments } from './features/shop/payments/payments.routes.ts';
import { knowsCarrier, takeNotice } from './features/shop/parcels/take-notice.ts';
import { takeWebhook } from './features/shop/payments/provider/webhooks.ts';
import { registerVendorWebhooks } from './features/shop/vendor-webhooks/vendor-webhooks.routes.ts';
import { registerReviews } from './features/shop/reviews/reviews.routes.ts';
import { registerRequests } from './features/shop/requests/requests.routes.ts';
import { registerPartRequests } from './features/shop/part-requests/part-requests.routes.ts';
import { registerTools } from './features/shop/tools/tools.routes.ts';
import { signInRoutes } from './features/shop/sign-in/sign-in.routes.ts';
import { registerStaff } from './features/office/staff/staff.routes.ts';
import { registerSiteFiles } from './features/shop/site-files/site-files.routes.ts';
import { registerProbes } from './features/shop/site/probes.routes.ts';
import { registerSite } from './features/shop/site/site.routes.ts';
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
import { sharedCounts, storeOf } from './http/limits/shared-counts.ts';
import { requestIdHeader, traceRequests } from './http/connection/trace-requests.ts';
import { pageMethods, registerPages, type PageBuild } from './http/pages/web-pages.ts';
import { keyedHash } from './kit/keyed-hash.ts';
import { requestIds } from './kit/trace.ts';
import { watchStatements } from './start/watch-statements.ts';

/** Registers the calls of one feature on the API. All features share one thread for documents and tables. */
export type Feature = (api: FastifyInstance, deps: Deps, drawing: Drawing) => void;

export interface AppOptions {
  /** The built web application; without it the server has only the API. */
  readonly pages?: PageBuild;
  /** The built back office. */
  readonly backOffice?: BackOfficeBuild;
  /** If false, only the health probes are served, for a worker process without callers. */
  readonly servesCalls?: boolean;
  /** Routes of the local twins; never set in production. */
  readonly twins?: { readonly path: string; readonly routes: FastifyPluginAsync };
}

export interface App {
  readonly server: FastifyInstance;
  readonly inventory: readonly InventoryLine[];
}

/** All features of the server. A new feature is registered here and nowhere else. */
const features: readonly Feature[] = [
  registerProbes,
  registerSite,
  registerContent,
  registerAccount,
  registerInbox,
  registerStaff,
  registerBackOfficeCalls,
  registerBackOfficeOrders,
  registerBackOfficeRequests,
  registerBackOfficeFeedback,
  registerBackOfficeChat,
  registerBackOfficeReports,
  registerBackOfficeCatalogue,
  registerBackOfficeContent,
  registerBackOfficeCoupons,
  registerBackOfficeBonuses,
  registerBackOfficeStock,
  registerBackOfficeWarehouse,
  registerBackOfficeSettings,
  registerBackOfficeProducts,
  registerBackOfficeOperation,
  registerBackOfficeSearches,
  registerBackOfficeWritings,
  registerBackOfficePrices,
  registerAddresses,
  registerCatalogue,
  registerProductPage,
  registerReviews,
  registerBasket,
  registerSeveralBaskets,
  registerBasketLists,
  registerPartRequests,
  registerFeedback,
  registerChat,
  registerDelivery,
  registerCompanies,
  registerPhotos,
  registerBackOfficeTranslations,
  registerDocuments,
  registerCustomerApi,
  registerBackOfficeImports,
  registerBackOfficeExchange,
  (api, deps) =>
    registerLists(api, deps, {
      card: (product, viewer) => cardOf(product, deps.index, viewer),
      attributes: (category, locale) => wireAttributes(category, deps.index, locale),
    }),
  (api, deps, drawing) =>
    registerBoms(api, deps, drawing, {
      card: (product, viewer) => cardOf(product, deps.index, viewer),
      analogues: (seo, viewer) => findAnalogues(deps, seo, viewer),
      search: (text, limit) => firstFound(deps, text, limit),
      intoBasket: fillBasket,
      watch: (watcher, product_id) => setWatch(deps, watcher, { product_id, kind: 'in_stock', isWatched: true }),
    }),
  (api, deps) => registerManufacturers(api, deps, (product, viewer) => cardOf(product, deps.index, viewer)),
  (api, deps) => registerTools(api, deps, (product, viewer) => cardOf(product, deps.index, viewer)),
  (api, deps) => registerCheckout(api, deps, { readBasket: (caller) => readBasket(deps, caller), presentQuoted }),
  registerOrderChanges,
  registerBackOfficeViews,
  (api, deps) =>
    registerPhoneOrders(api, deps, { readList: (text, locale) => readList(deps.db, { text, locale, basketId: null }) }),
  registerRequests,
  registerParcels,
  registerPayments,
  (api, deps) =>
    registerVendorWebhooks(api, deps, {
      knowsCarrier: (vendor) => knowsCarrier(deps, vendor),
      takeNotice: (vendor, body) => takeNotice(deps, vendor, body),
      takePayment: (told) => takeWebhook(deps, told),
    }),
  (api, deps) =>
    registerOrders(api, deps, (tx, accountId, lines) => addToBasket(tx, { accountId, guestBasketId: null }, lines)),
  (api, deps) =>
    signInRoutes(api, deps, {
      onSignedIn: async (tx, { accountId, locale, cartId, cookies }) => {
        await mergeGuestLists(tx, accountId, cookies);
        await mergeGuestBoms(tx, accountId, cookies);
        await mergeGuestChat(tx, accountId, cookies, deps.clock());
        await mergeGuestLater(tx, { accountId, locale }, cookies);
        const merged = await mergeGuestBasket(tx, { accountId, guestBasketId: readBasketId(cartId ?? undefined) });
        return { ...merged, clearedCookies: [...guestListCookies, bomCookie, chatCookie, laterCookie] };
      },
    }),
];

/** Answers are compressed while they are sent, so speed matters more than size. */
const brotliQuality = 4;

/**
 * Largest size of an address with its headers, in bytes. A call with too many values must reach its route, so that the
 * answer names the field.
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
    // trace.ts adds the request id to every log line, so no child logger is needed.
    childLoggerFactory: (log) => log,
    genReqId: requestIds(deps.config.trustedProxies),
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    // Node checks for late requests only at this interval.
    http: { maxHeaderSize: headersMaxBytes, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: refuseBroken,
    frameworkErrors: (error, request, reply) => {
      refuseUnreadable(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  // Only JSON is accepted: a foreign page may send text/plain without a CORS preflight.
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
  // Without a path prefix the API has a host of its own, so its routes match only that host.
  if (apiPrefix === '') api.addHook('onRoute', (route) => void (route.constraints = { host: new URL(apiUrl).host }));
  await api.register(cors, {
    origin: [...ownOrigins(deps.config)],
    credentials: true,
    methods: ['GET', 'POST'],
    exposedHeaders: [requestIdHeader],
    // An OPTIONS request that is no preflight gets the same empty answer instead of the plugin's text.
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
  const drawing = openDrawing();
  api.addHook('onClose', () => drawing.stop());
  for (const register of served) register(api, deps, drawing);
  const calls = inventory.slice(corsLines);
  refuseOtherMethods(api, calls);
  await registerOpenApi(api, deps, calls);
  // Without this route the pages would answer unknown addresses of the API.
  api.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (request, reply) => sendFailure(request, reply, { code: 'not_found' }),
  });
  return calls;
}

/** Returns the store of rate limit counts: memory for one process, the database for several. */
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

/** Builds the whole application without listening. */
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
      inventory = await registerApi(api, deps, servesCalls ? features : [registerProbes]);
    },
    { prefix: deps.config.apiPrefix },
  );
  if (options.twins !== undefined) await server.register(options.twins.routes, { prefix: options.twins.path });
  if (servesCalls)
    for (const serve of [registerFeeds, registerExchange, registerSiteFiles, serveDrawings, servePhotos])
      serve(server, deps);
  if (options.backOffice !== undefined) await registerBackOffice(server, deps, options.backOffice);
  if (options.pages !== undefined) await registerPages(server, deps, options.pages);
  refuseUnserved(server, options.pages === undefined ? [] : pageMethods);
  await server.ready();
  return { server, inventory };
}
