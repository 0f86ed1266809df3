import { Readable } from 'node:stream';

import type { Client } from '@farad/contract/client';
import { isMobileUserAgent } from '@farad/domain/site';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '../deps.ts';
import { apiClient } from './api-client.ts';
import { isOwnOrigin } from './origin.ts';
import { sendFailure } from './send-failure.ts';
import { ipOf } from './transport.ts';

/** What the pages get with every request; apps/web/src/app-context.ts says the same from their side. */
export interface PageContext {
  /** The API on behalf of this visitor. */
  readonly client: (headers?: Readonly<Record<string, string>>) => Client;
  /** For `script-src 'nonce-…'`. */
  readonly nonce: string;
  readonly siteUrl: string;
  /** Logs what a page threw. */
  readonly report: (error: unknown) => void;
  readonly isMobile: boolean;
}

/** The built web application. */
export interface PageBuild {
  readonly answer: (request: Request, context: PageContext) => Promise<Response>;
  /** Folder of the static files; `assets/` in it has hashed names. */
  readonly clientDir: string;
}

/** What pages are asked with. */
export const pageMethods = ['GET', 'HEAD', 'POST'] as const;

const bodyLimitBytes = 1_048_576;
const yearSeconds = 31_536_000;

const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The page's address by the visitor's own name of the site; null: the Host header is none. */
const addressOf = ({ host, protocol, url }: FastifyRequest): URL | null =>
  hostForm.test(host) ? URL.parse(`${protocol}://${host}${url}`) : null;

function toWebRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method: request.method, headers, signal, ...(body === null ? {} : { body }) });
}

async function sendWebResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  if (!response.headers.has('cache-control')) void reply.header('cache-control', 'private, no-store');
  if (response.body === null) return reply.send('');
  return reply.send(Readable.fromWeb(response.body));
}

function contextOf(server: FastifyInstance, deps: Deps, request: FastifyRequest, reply: FastifyReply): PageContext {
  const visitor = { ip: ipOf(request), host: request.host };
  return {
    client: (headers = {}) => apiClient(server, deps.config, visitor, headers),
    nonce: reply.cspNonce.script,
    siteUrl: deps.config.siteUrl,
    report: (error) => request.log.error({ err: error }, 'a page failed'),
    isMobile: isMobileUserAgent(request.headers['user-agent'] ?? ''),
  };
}

const isApiHost = (request: FastifyRequest, deps: Deps): boolean =>
  deps.config.apiPrefix === '' && request.host === new URL(deps.config.apiUrl).host;

/** Serves the pages and their files: whatever is not the API's. */
export async function registerPages(server: FastifyInstance, deps: Deps, build: PageBuild): Promise<void> {
  await server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_, body, done) => {
      done(null, body);
    });
    await pages.register(fastifyStatic, {
      root: build.clientDir,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.header(
          'cache-control',
          isHashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
        );
      },
    });
    pages.route({
      method: [...pageMethods],
      url: '/*',
      bodyLimit: bodyLimitBytes,
      handler: async (request, reply) => {
        if (isApiHost(request, deps)) return sendFailure(request, reply, { code: 'not_found' });
        if (request.method === 'POST' && !isOwnOrigin(request, deps.config)) {
          return sendFailure(request, reply, { code: 'foreign_origin' });
        }
        const address = addressOf(request);
        if (address === null) return sendFailure(request, reply, { code: 'invalid_input', field: 'Host' });
        const leaving = new AbortController();
        reply.raw.once('close', () => leaving.abort());
        const response = await build.answer(
          toWebRequest(request, address, leaving.signal),
          contextOf(server, deps, request, reply),
        );
        return sendWebResponse(response, reply);
      },
    });
  });
}
