import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import type { CatalogueScope, PageContext, ShopFace } from '@farad/contract/page-context';
import { partsFileBytesMax } from '@farad/domain/bom';
import { shopPicturePath } from '@farad/domain/look';
import type { ShopOpening } from '@farad/domain/opening';
import { returnPhotoLimits } from '@farad/domain/order';
import type { FaceSetting } from '@farad/domain/setting';
import { inLocale, locales } from '@farad/domain/shared';
import { isMobileUserAgent } from '@farad/domain/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '#deps.ts';
import { apiClient } from '../serve/api-client.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { setCampaignCookie } from '../session/campaign.ts';
import { cookiesOf } from '../session/cookies.ts';
import { isStaff, openingOf } from '../session/shop-opening.ts';
import {
  localeOfAddress,
  sendClosedPage,
  withClosedMark,
  withPreviewMark,
  type ClosedShopContacts,
} from './closed-page.ts';
import { codingFor } from './coding.ts';
import { guestVisit, withoutNonce, type GuestVisit } from './guest-pages.ts';
import { otherHostOf } from '../connection/hosts.ts';
import { isOwnOrigin } from '../connection/origin.ts';
import { pageCache, type CachedPage } from './page-cache.ts';
import { readPreview } from './preview-page.ts';
import { registerFiles } from '../answers/register-files.ts';
import { contentPolicy } from '../connection/security.ts';
import { sendFailure } from '../answers/send-failure.ts';
import { ipOf } from '../connection/transport.ts';
import { addressOf, toWebRequest, type Rendered } from './web-request.ts';

/** Answer of the web application. A page is in `html`; the body of the Response is then empty (decision 0016). */
export type PageResponse = Response & { readonly html?: string };

/** Returns the current name and look of the shop. */
export type FaceOf = () => Promise<ShopFace>;

/** Returns the name and look that the shop would have with an unsaved setting. */
export type FaceWith = (unsaved: FaceSetting) => Promise<ShopFace>;

/** Fixed URL paths of the icons and the social image → files of the shop for them. */
const fixedIcons: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.ico',
  '/favicon.svg': 'icon-96.png',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/icon-maskable.png': 'icon-maskable.png',
  '/social.png': 'social.png',
};

/** Returns how buyers can reach the shop while it is closed. */
type ContactsOf = () => Promise<ClosedShopContacts>;

/** The built web application. */
export interface PageBuild {
  readonly answer: (request: Request, context: PageContext) => Promise<PageResponse>;
  /** Hashes of styles inside the pages, for `style-src` of the Content-Security-Policy. */
  readonly styleSources?: readonly string[];
  /** Folder of static files. Names of files in `assets/` contain a hash of their content. */
  readonly clientDir: string;
}

/** HTTP methods of requests for pages. */
export const pageMethods = ['GET', 'HEAD', 'POST'] as const;

const bodyLimitBytes = 1_048_576;

type PageMemory = NonNullable<GuestVisit['memory']>;
const pageMemoryBytes: Readonly<Record<PageMemory, number>> = { plain: 100_000_000, varied: 34_000_000 };
const yearSeconds = 31_536_000;
/** Value of Retry-After for a page that failed because something is unavailable, if the page names no time. */
const retryAfterSeconds = 5;

const isMobileOf = (request: FastifyRequest): boolean => isMobileUserAgent(request.headers['user-agent'] ?? '');

/** Bodies that a page accepts by POST. Other bodies are not read. */
interface TakenBodies {
  readonly types: readonly string[];
  readonly bytesMax: number;
  /** Maximum number of bodies that are read at the same time; absent = no limit. */
  readonly atOnce?: number;
}

const formType = 'application/x-www-form-urlencoded';
const forms: TakenBodies = { types: [formType], bytesMax: bodyLimitBytes };
/** Limits of request bodies with a parts list. 64 KB are added for other fields of the form. */
const partsForms: TakenBodies = {
  types: [formType, 'multipart/form-data'],
  bytesMax: partsFileBytesMax + 65_536,
  atOnce: 16,
};
/** Limits of request bodies with photos for a return request. */
const photoForms: TakenBodies = {
  types: [formType, 'multipart/form-data'],
  bytesMax: returnPhotoLimits.count * returnPhotoLimits.bytes + 65_536,
  atOnce: 4,
};
const inEachLanguage = (path: string): readonly string[] =>
  ['', ...locales.map((locale) => `/${locale}`)].map((prefix) => prefix + path);

const isTaken = ({ headers }: FastifyRequest, { types }: TakenBodies): boolean =>
  types.includes(headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '');

async function sendWebResponse(response: PageResponse, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(response.status);
  if (response.status === 503) void reply.header('retry-after', retryAfterSeconds);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  if (!response.headers.has('cache-control')) void reply.header('cache-control', 'private, no-store');
  if (response.html !== undefined) return reply.send(response.html);
  if (response.body === null) return reply.send('');
  return reply.send(Readable.fromWeb(response.body));
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply | Promise<FastifyReply> {
  request.trace.route = page.route;
  request.trace.memory ??= 'found';
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag) === true) return reply.code(304).send();
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return page.body(coding).then((body) => reply.type(page.contentType).send(body));
}

/** Returns an answer with the same status and headers but another page. */
const withHtml = ({ status, headers }: PageResponse, html: string): PageResponse =>
  Object.assign(new Response(null, { status, headers }), { html });

const isApiHost = (request: FastifyRequest, deps: Deps): boolean =>
  deps.config.apiPrefix === '' && request.host === new URL(deps.config.apiUrl).host;

interface KeptVisit extends GuestVisit {
  readonly memory: PageMemory;
}

const isKeptVisit = (visit: GuestVisit | null): visit is KeptVisit => visit !== null && visit.memory !== null;

const faceKeys = new WeakMap<ShopFace, string>();

/**
 * Returns a digest of the shop's name and look. It is part of the cache key, so that no page with a former look is
 * served.
 */
function faceKey(face: ShopFace): string {
  const known = faceKeys.get(face);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(JSON.stringify(face)).digest('base64url').slice(0, 12);
  faceKeys.set(face, key);
  return key;
}

/**
 * Returns a signal that aborts if the client disconnects before it has the whole answer. Each abort makes an error with
 * a stack trace, which complete answers need not pay for.
 */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Gets pages from the web application, and caches the pages of guests. */
function pageAnswers(server: FastifyInstance, deps: Deps, build: PageBuild, faceOf: FaceOf) {
  const { config, index } = deps;
  const memory = (bytesMax: number) =>
    pageCache({ versions: index.versions, clock: () => deps.clock().getTime(), bytesMax });
  const memories = { plain: memory(pageMemoryBytes.plain), varied: memory(pageMemoryBytes.varied) };
  const policy = contentPolicy(deps, build.styleSources);
  const isOwnApi = new URL(config.apiUrl).origin === new URL(config.siteUrl).origin;
  // Pages that are being rendered, by cache key. Requests for the same page wait for one rendering.
  const rendering = new Map<string, Promise<CachedPage | null>>();

  async function ask(request: FastifyRequest, reply: FastifyReply, address: URL, rendered: Rendered) {
    const { guest, preview } = rendered;
    const nonce = randomBytes(16).toString('base64url');
    void reply.header('content-security-policy', policy([`'nonce-${nonce}'`]));
    // Rendering stops when the client disconnects, but not if the page will be cached: other requests may wait for it.
    const isShared = (guest?.memory ?? null) !== null;
    const leaving = isShared ? new AbortController().signal : leavingOf(reply);
    const visitor = { requestId: request.id, ip: ipOf(request), host: request.host };
    const scopes: CatalogueScope[] = [];
    const shop = preview ?? (await faceOf());
    const response = await build.answer(toWebRequest(request, address, leaving, rendered), {
      client: (wishes) => apiClient(server, config, visitor, wishes),
      nonce,
      siteUrl: config.siteUrl,
      shop,
      apiBase: isOwnApi ? config.apiPrefix : config.apiUrl,
      mapTiles: config.mapTiles,
      requestId: request.id,
      noteRoute: (pattern) => {
        request.trace.route = pattern;
      },
      report: (error) => request.log.error({ err: error }, 'page: rendering failed'),
      isMobile: isMobileOf(request),
      isGuest: guest !== null,
      cacheUntilChanged: (scope) => void scopes.push(scope),
    });
    return { response, scopes, nonce };
  }

  async function answerOne(request: FastifyRequest, reply: FastifyReply, address: URL, guest: GuestVisit | null) {
    const { response } = await ask(request, reply, address, { guest, preview: null });
    return sendWebResponse(response, reply);
  }

  async function answerGuest(request: FastifyRequest, reply: FastifyReply, address: URL, guest: KeptVisit) {
    const cache = memories[guest.memory];
    const key = `${faceKey(await faceOf())} ${guest.key}`;
    const found = cache.find(key);
    if (found !== null) {
      deps.searches.noteKept(request.url);
      return sendCached(request, reply, found);
    }
    // There must be no `await` if nothing is being rendered. Otherwise two requests at the same time would both start
    // rendering.
    const others = rendering.get(key);
    const theirs = others === undefined ? null : await others;
    if (theirs !== null) {
      deps.searches.noteKept(request.url);
      return sendCached(request, reply, theirs);
    }
    let done: (page: CachedPage | null) => void = () => undefined;
    rendering.set(key, new Promise<CachedPage | null>((resolve) => (done = resolve)));
    let page: CachedPage | null = null;
    try {
      const version = index.versions.now();
      const { response, scopes, nonce } = await ask(request, reply, address, { guest, preview: null });
      const mayKeep = scopes.length > 0 && response.status === 200 && response.headers.getSetCookie().length === 0;
      if (!mayKeep || request.method === 'HEAD') return await sendWebResponse(response, reply);
      const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
      const rendered = withoutNonce(response.html ?? (await response.text()), contentType, policy, nonce);
      page = cache.keep(key, { ...rendered, route: request.trace.route }, scopes, version);
      request.trace.memory = 'made';
    } finally {
      rendering.delete(key);
      done(page);
    }
    return sendCached(request, reply, page);
  }

  const answer = (request: FastifyRequest, reply: FastifyReply, address: URL): Promise<FastifyReply> => {
    const guest = guestVisit(request, config, isMobileOf(request));
    return isKeptVisit(guest) ? answerGuest(request, reply, address, guest) : answerOne(request, reply, address, guest);
  };
  return { answer, ask };
}

type PageAnswers = ReturnType<typeof pageAnswers>;

/**
 * Returns how to answer page requests while the shop is closed. Staff get the pages with a notice, without caching. All
 * others get the page of the closed shop.
 */
function closedAnswers(deps: Deps, ask: PageAnswers['ask'], faceOf: FaceOf, contactsOf: ContactsOf) {
  const { config, clock } = deps;
  return async (request: FastifyRequest, reply: FastifyReply, address: URL, opening: ShopOpening) => {
    const locale = localeOfAddress(address.pathname);
    if (await isStaff(deps, cookiesOf(request, reply, config))) {
      const { response } = await ask(request, reply, address, { guest: null, preview: null });
      const { html } = response;
      if (html === undefined) return sendWebResponse(response, reply);
      return sendWebResponse(
        withHtml(response, withClosedMark(html, locale, `${config.adminUrl}/opening`, config.isTrial)),
        reply,
      );
    }
    const { theme } = request.cookies;
    const { name, languages } = await faceOf();
    return sendClosedPage(reply, {
      opening,
      locale,
      shop: name,
      shownLanguages: languages.shown,
      contacts: await contactsOf(),
      officeUrl: config.adminUrl,
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      isTrial: config.isTrial,
      now: clock(),
    });
  };
}

/**
 * Returns the handler of forms with an unsaved setting. Staff get the page as it would look with this setting, marked
 * as a preview.
 */
function previewAnswers(deps: Deps, ask: PageAnswers['ask'], faceWith: FaceWith) {
  return async (request: FastifyRequest, reply: FastifyReply, address: URL, unsaved: FaceSetting | 'invalid') => {
    if (!(await isStaff(deps, cookiesOf(request, reply, deps.config)))) {
      return sendFailure(request, reply, { code: 'forbidden' });
    }
    if (unsaved === 'invalid') return sendFailure(request, reply, { code: 'invalid_input', field: 'unsaved-setting' });
    const preview = await faceWith(unsaved);
    const locale = localeOfAddress(address.pathname);
    // The status 307 keeps method and body.
    const { shown, main } = preview.languages;
    if (!shown.includes(locale)) return reply.redirect(inLocale(main, '/'), 307);
    const { response } = await ask(request, reply, address, { guest: null, preview });
    const { html } = response;
    void reply.header('x-robots-tag', 'noindex');
    if (html === undefined) return sendWebResponse(response, reply);
    const marked = withPreviewMark(html, locale, deps.config.isTrial);
    return sendWebResponse(withHtml(response, marked), reply);
  };
}

/** Functions that return the shop's name, look and contacts for pages. */
export interface Faces {
  readonly faceOf: FaceOf;
  readonly faceWith: FaceWith;
  readonly contactsOf: ContactsOf;
}

/** Serves pages and their files, for all URLs outside the API. */
export async function registerPages(
  server: FastifyInstance,
  deps: Deps,
  build: PageBuild,
  { faceOf, faceWith, contactsOf }: Faces,
): Promise<void> {
  const { answer, ask } = pageAnswers(server, deps, build, faceOf);
  const answerClosed = closedAnswers(deps, ask, faceOf, contactsOf);
  const answerPreview = previewAnswers(deps, ask, faceWith);
  await server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_, body, done) => {
      done(null, body);
    });
    pages.addHook('onRequest', async (request, reply) => {
      const file = fixedIcons[request.url];
      const icon = file === undefined ? null : (await faceOf()).icon;
      if (file === undefined || icon === null) return;
      await reply.header('cache-control', 'public, max-age=3600').redirect(shopPicturePath(icon, file));
    });
    await registerFiles(pages, {
      root: build.clientDir,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.header(
          'cache-control',
          isHashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
        );
      },
    });
    const serve = (url: string, taken: TakenBodies) =>
      pages.route({
        method: [...pageMethods],
        url,
        bodyLimit: taken.bytesMax,
        ...(taken.atOnce === undefined ? {} : limitConcurrency(taken.atOnce)),
        handler: (request, reply) => answerPage(request, reply, taken),
      });
    const answerPage = async (request: FastifyRequest, reply: FastifyReply, taken: TakenBodies) => {
      if (isApiHost(request, deps)) return sendFailure(request, reply, { code: 'not_found' });
      if (request.method === 'POST' && !isOwnOrigin(request, deps.config)) {
        return sendFailure(request, reply, { code: 'foreign_origin' });
      }
      if (request.method === 'POST' && !isTaken(request, taken)) {
        return sendFailure(request, reply, { code: 'unsupported_media_type' });
      }
      const address = addressOf(request);
      if (address === null) return sendFailure(request, reply, { code: 'invalid_input', field: 'Host' });
      const other = otherHostOf(request, address, deps.config);
      if (other !== null) return reply.redirect(other);
      const unsaved = request.method === 'POST' ? readPreview(request.body) : null;
      if (unsaved !== null) return answerPreview(request, reply, address, unsaved);
      const opening = await openingOf(deps);
      if (!opening.isOpen) return answerClosed(request, reply, address, opening);
      setCampaignCookie(request, reply, address, deps.config);
      return answer(request, reply, address);
    };
    serve('/*', forms);
    for (const url of inEachLanguage('/cabinet/boms*')) serve(url, partsForms);
    for (const url of inEachLanguage('/cabinet/orders/:number/return')) serve(url, photoForms);
    // A form without scripts is posted to the page itself. With scripts, it is posted to this URL.
    for (const url of inEachLanguage('/cabinet/orders/:number/return.data')) serve(url, photoForms);
  });
}
