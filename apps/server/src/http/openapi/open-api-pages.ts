import { appVersion } from '@farad/domain/site';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';

import type { InventoryLine } from '../serve/inventory.ts';
import type { JsonObject } from './open-api-parameters.ts';
import { openApiDocument } from './open-api.ts';

/** `/openapi.json`, and the reference page `/docs` of what is not for staff alone, below the API's prefix. */
export async function registerOpenApi(
  api: FastifyInstance,
  deps: Deps,
  lines: readonly InventoryLine[],
): Promise<void> {
  const { config } = deps;
  let text: string | undefined;
  let shown: JsonObject | undefined;
  const declared = lines.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration]));
  const documentOf = (declarations: typeof declared): JsonObject =>
    openApiDocument({
      declarations,
      serverUrl: config.apiUrl,
      version: appVersion,
      sessionCookie: config.cookies.sessionName,
    });
  api.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(documentOf(declared)))),
  );
  // The plugin wants a document at the start, and ours takes long to make: its page gets it when somebody asks.
  const nothing = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
  const atStart = { mode: 'static', specification: { document: nothing }, decorator: 'swaggerAtStart' } as const;
  await api.register(swagger, atStart);
  const document = (): JsonObject => (shown ??= documentOf(declared.filter(({ door }) => door !== 'staff')));
  // The plugin's types know OpenAPI 3.0; the document is 3.1, which it passes on as it is.
  api.decorate('swagger', document as unknown as FastifyInstance['swagger']);
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    // Else the page without a last slash asks for its files beside the API instead of below it.
    indexPrefix: config.apiPrefix,
    // Hundreds of calls are shown by their names; each opens when it is wanted.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1, deepLinking: true },
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
