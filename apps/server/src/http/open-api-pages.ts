import { appVersion } from '@farad/domain/site';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';

import type { InventoryLine } from './inventory.ts';
import { openApiDocument, type JsonObject } from './open-api.ts';

/** `/openapi.json` and the reference page `/docs`, below the API's prefix. */
export async function registerOpenApi(
  api: FastifyInstance,
  deps: Deps,
  lines: readonly InventoryLine[],
): Promise<void> {
  const { config } = deps;
  let text: string | undefined;
  const document = (): JsonObject =>
    openApiDocument({
      declarations: lines.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration])),
      serverUrl: config.apiUrl,
      version: appVersion,
      sessionCookie: config.cookies.sessionName,
    });
  api.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(document()))),
  );
  // The plugin wants a document at the start, and ours takes long to make: its page gets it when somebody asks.
  const nothing = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
  const atStart = { mode: 'static', specification: { document: nothing }, decorator: 'swaggerAtStart' } as const;
  await api.register(swagger, atStart);
  // The plugin's types know OpenAPI 3.0; the document is 3.1, which it passes on as it is.
  api.decorate('swagger', document as unknown as FastifyInstance['swagger']);
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    // Else the page without a last slash asks for its files beside the API instead of below it.
    indexPrefix: config.apiPrefix,
    staticCSP: true,
    transformStaticCSP: withoutForeignHosts,
  });
}

// The one sheet of styles that the reference page writes into itself.
const ownSheet = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const withoutForeignHosts = (policy: string): string =>
  policy
    .replaceAll(' https:', '')
    .replaceAll(' validator.swagger.io', '')
    .replace(' upgrade-insecure-requests;', '')
    .replace("style-src 'self'", `style-src 'self' ${ownSheet}`);
