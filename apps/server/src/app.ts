import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { sharedLimitQueries } from '@farad/database/shared-limit.queries';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';

import type { Deps } from './deps.ts';
import { openDrawing, type Drawing } from './document-thread/open-drawing.ts';
import { registerAccount } from './features/account/account.routes.ts';
import { registerBackOfficeCalls } from './features/back-office/back-office.routes.ts';
import { registerBackOfficeCatalogue } from './features/back-office-catalogue/back-office-catalogue.routes.ts';
import { registerBackOfficeBonuses } from './features/back-office-bonuses/back-office-bonuses.routes.ts';
import { registerBackOfficeContent } from './features/back-office-content/back-office-content.routes.ts';
import { registerBackOfficeCoupons } from './features/back-office-coupons/back-office-coupons.routes.ts';
import { registerBackOfficeOperation } from './features/back-office-operation/back-office-operation.routes.ts';
import { registerBackOfficeExchange } from './features/back-office-exchange/back-office-exchange.routes.ts';
import { registerBackOfficeImports } from './features/back-office-imports/back-office-imports.routes.ts';
import { registerBackOfficeOrders } from './features/back-office-orders/back-office-orders.routes.ts';
import { readBasketId } from './features/basket/basket-owner.ts';
import { registerAddresses } from './features/addresses/addresses.routes.ts';
import { addToBasket } from './features/basket/add-to-basket.ts';
import { fillBasket } from './features/basket/fill-basket.ts';
import { registerBasketLists } from './features/basket/basket-lists.routes.ts';
import { readBasket, registerBasket } from './features/basket/basket.routes.ts';
import { mergeGuestBasket } from './features/basket/merge-guest-basket.ts';
import { registerSeveralBaskets } from './features/basket/several-baskets.routes.ts';
import { registerBackOfficePrices } from './features/back-office-prices/back-office-prices.routes.ts';
import { registerBackOfficeProducts } from './features/back-office-products/back-office-products.routes.ts';
import { registerBackOfficeReports } from './features/back-office-reports/back-office-reports.routes.ts';
import { registerBackOfficeFeedback } from './features/back-office-feedback/back-office-feedback.routes.ts';
import { registerBackOfficeChat } from './features/back-office-chat/back-office-chat.routes.ts';
import { chatCookie } from './features/chat/chat-owner.ts';
import { registerChat } from './features/chat/chat.routes.ts';
import { mergeGuestChat } from './features/chat/merge-guest-chat.ts';
import { registerFeedback } from './features/feedback/feedback.routes.ts';
import { registerBackOfficeRequests } from './features/back-office-requests/back-office-requests.routes.ts';
import { registerBackOfficeSettings } from './features/back-office-settings/back-office-settings.routes.ts';
import { registerBackOfficeSearches } from './features/back-office-searches/back-office-searches.routes.ts';
import { registerBackOfficeStock } from './features/back-office-stock/back-office-stock.routes.ts';
import { registerBackOfficeTranslations } from './features/back-office-translations/back-office-translations.routes.ts';
import { registerBackOfficeWritings } from './features/back-office-writings/back-office-writings.routes.ts';
import { registerBackOfficeWarehouse } from './features/back-office-warehouse/back-office-warehouse.routes.ts';
import { registerBoms } from './features/boms/boms.routes.ts';
import { mergeGuestBoms } from './features/boms/merge-guest-boms.ts';
import { bomCookie } from './features/boms/bom-owner.ts';
import { cardOf, wireAttributes } from './features/catalogue/card.ts';
import { registerCatalogue } from './features/catalogue/catalogue.routes.ts';
import { findAnalogues } from './features/catalogue/find-analogues.ts';
import { firstFound } from './features/catalogue/first-found.ts';
import { registerProductPage } from './features/catalogue/product-page.routes.ts';
import { registerCompanies } from './features/companies/companies.routes.ts';
import { registerContent } from './features/content/content.routes.ts';
import { registerCustomerApi } from './features/customer-api/customer-api.routes.ts';
import { registerDelivery } from './features/delivery/delivery.routes.ts';
import { registerDocuments } from './features/documents/documents.routes.ts';
import { registerExchange } from './features/exchange/exchange.routes.ts';
import { registerFeeds } from './features/feeds/feeds.routes.ts';
import { serveDrawings } from './features/images/drawings.routes.ts';
import { registerPhotos, servePhotos } from './features/images/photos.routes.ts';
import { registerInbox } from './features/inbox/inbox.routes.ts';
import { registerLists } from './features/lists/lists.routes.ts';
import { guestListCookies, mergeGuestLists } from './features/lists/merge-guest-lists.ts';
import { setWatch } from './features/lists/watches.ts';
import { registerManufacturers } from './features/manufacturers/manufacturers.routes.ts';
import { presentQuoted } from './features/basket/present-quoted.ts';
import { registerCheckout } from './features/orders/checkout.routes.ts';
import { readList } from './features/basket/read-list.ts';
import { registerBackOfficeViews } from './features/back-office-views/back-office-views.routes.ts';
import { registerOrderChanges } from './features/orders/order-changes.routes.ts';
import { registerPhoneOrders } from './features/orders/phone-orders.routes.ts';
import { registerOrders } from './features/orders/orders.routes.ts';
import { registerParcels } from './features/parcels/parcels.routes.ts';
import { registerPayments } from './features/payments/payments.routes.ts';
import { registerReviews } from './features/reviews/reviews.routes.ts';
import { registerRequests } from './features/requests/requests.routes.ts';
import { registerPartRequests } from './features/part-requests/part-requests.routes.ts';
import { registerTools } from './features/tools/tools.routes.ts';
import { signInRoutes } from './features/sign-in/sign-in.routes.ts';
import { registerStaff } from './features/staff/staff.routes.ts';
import { registerSiteFiles } from './features/site-files/site-files.routes.ts';
import { registerProbes } from './features/site/probes.routes.ts';
import { registerSite } from './features/site/site.routes.ts';
import { registerBackOffice, type BackOfficeBuild } from './http/back-office-pages.ts';
import { refuseBroken } from './http/broken-requests.ts';
import { answerFailures, refuseOtherMethods, refuseUnreadable, refuseUnserved } from './http/failures.ts';
import { takeInventory, type InventoryLine } from './http/inventory.ts';
import { registerOpenApi } from './http/open-api-pages.ts';
import { ownOrigins } from './http/origin.ts';
import { readJson } from './http/read-json.ts';
import { countedAddressesMax } from './http/rate-limits.ts';
import { endGracefully } from './http/end-gracefully.ts';
import { bodyLimitBytes, prepareRoutes } from './http/route.ts';
import { secureAnswers } from './http/security.ts';
import { endSlowBodies, slowBodyLimits } from './http/slow-bodies.ts';
import { sendFailure } from './http/send-failure.ts';
import { sharedCounts, storeOf } from './http/shared-counts.ts';
import { requestIdHeader, traceRequests } from './http/trace-requests.ts';
import { pageMethods, registerPages, type PageBuild } from './http/web-pages.ts';
import { keyedHash } from './keyed-hash.ts';
import { requestIds } from './trace.ts';
import { watchStatements } from './watch-statements.ts';

/** Registers the calls of one feature on the API; all share one thread for documents and tables. */
export type Feature = (api: FastifyInstance, deps: Deps, drawing: Drawing) => void;

export interface AppOptions {
  /** The built web application; absent: the API alone. */
  readonly pages?: PageBuild;
  /** The built back office. */
  readonly backOffice?: BackOfficeBuild;
  /** false: nothing but the probes, for a process that answers nobody else. */
  readonly servesCalls?: boolean;
  /** The local twins' own addresses; never in production. */
  readonly twins?: { readonly path: string; readonly routes: FastifyPluginAsync };
}

export interface App {
  readonly server: FastifyInstance;
  readonly inventory: readonly InventoryLine[];
}

/** What the server is made of. Each feature adds its calls here and nowhere else. */
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
    registerOrders(api, deps, (tx, accountId, lines) => addToBasket(tx, { accountId, guestBasketId: null }, lines)),
  (api, deps) =>
    signInRoutes(api, deps, {
      onSignedIn: async (tx, { accountId, cartId, cookies }) => {
        await mergeGuestLists(tx, accountId, cookies);
        await mergeGuestBoms(tx, accountId, cookies);
        await mergeGuestChat(tx, accountId, cookies, deps.clock());
        const merged = await mergeGuestBasket(tx, { accountId, guestBasketId: readBasketId(cartId ?? undefined) });
        return { ...merged, clearedCookies: [...guestListCookies, bomCookie, chatCookie] };
      },
    }),
];

/** Answers are compressed while they are sent, so quickly rather than well. */
const brotliQuality = 4;

/** Bytes of an address with its headers: enough that a call with too many values is answered with the name of the field. */
const headersMaxBytes = 256 * 1024;

function createServer(deps: Deps): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustedProxies.length === 0 ? false : [...deps.config.trustedProxies],
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // Every line names its request by itself (trace.ts).
    childLoggerFactory: (log) => log,
    genReqId: requestIds(deps.config.trustedProxies),
    // What still comes over a connection that is open is answered while the server ends.
    return503OnClosing: false,
    // Node looks at what is late only now and then.
    http: { maxHeaderSize: headersMaxBytes, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: refuseBroken,
    frameworkErrors: (error, request, reply) => {
      refuseUnreadable(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  // JSON alone: a foreign page may send text/plain without asking first.
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
  // An API without a prefix has a host of its own, beside the pages of another.
  if (apiPrefix === '') api.addHook('onRoute', (route) => void (route.constraints = { host: new URL(apiUrl).host }));
  await api.register(cors, {
    origin: [...ownOrigins(deps.config)],
    credentials: true,
    methods: ['GET', 'POST'],
    exposedHeaders: [requestIdHeader],
    // OPTIONS that is no preflight gets the same empty answer instead of the plugin's own words.
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
  // Otherwise the pages would answer for the API's unknown addresses.
  api.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (request, reply) => sendFailure(request, reply, { code: 'not_found' }),
  });
  return calls;
}

/** One process counts by itself, several of them together. */
function sharedStore({ config, db, log, secretKey }: Deps): Pick<RateLimitPluginOptions, 'store'> {
  if (config.role === 'all') return {};
  const counts = sharedCounts({
    take: (name, share, windowMs) => sharedLimitQueries(db).take(keyedHash(secretKey, 'rate', name), share, windowMs),
    namesMax: countedAddressesMax,
    now: () => Date.now(),
    onTrouble: (error) => log.warn({ err: error }, 'limits are counted by each process alone'),
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
  await secureAnswers(server, deps.config);
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
  if (options.backOffice !== undefined) await registerBackOffice(server, deps.config, options.backOffice);
  if (options.pages !== undefined) await registerPages(server, deps, options.pages);
  refuseUnserved(server, options.pages === undefined ? [] : pageMethods);
  await server.ready();
  return { server, inventory };
}
