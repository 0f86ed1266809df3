import { appVersion } from '@farad/domain/site';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';

import type { InventoryLine } from './inventory.ts';
import { openApiDocument } from './open-api.ts';

/** `/openapi.json` and the reference page `/docs`, below the API's prefix. */
export async function registerOpenApi(
  api: FastifyInstance,
  deps: Deps,
  lines: readonly InventoryLine[],
): Promise<void> {
  const { config } = deps;
  const document = openApiDocument({
    declarations: lines.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration])),
    serverUrl: config.apiUrl,
    version: appVersion,
    sessionCookie: config.cookies.sessionName,
  });
  const text = JSON.stringify(document);
  api.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  // The plugin's types know OpenAPI 3.0; the document is 3.1, which it passes on as it is.
  const specification = { document: document as unknown as StaticDocumentSpec['document'] };
  await api.register(swagger, { mode: 'static', specification });
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
