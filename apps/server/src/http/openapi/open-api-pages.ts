import { appVersion } from '@farad/domain/site';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config/config.ts';

import type { InventoryLine } from '../serve/inventory.ts';
import type { JsonObject } from './open-api-parameters.ts';
import { openApiDocument } from './open-api.ts';

interface DescribedShop {
  readonly config: Config;
  /** Returns the shop's current name, which is the title. */
  readonly shopName: () => Promise<string>;
}

/**
 * Serves `/openapi.json` and the reference page `/docs`, both below the API's prefix. They describe all calls but those
 * that are only for staff.
 */
export async function registerOpenApi(
  api: FastifyInstance,
  { config, shopName }: DescribedShop,
  lines: readonly InventoryLine[],
): Promise<void> {
  let title = '';
  let text: { readonly title: string; readonly json: string } | undefined;
  let shown: JsonObject | undefined;
  const nameShop = async (): Promise<void> => {
    title = await shopName();
  };
  const declared = lines.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration]));
  const documentOf = (declarations: typeof declared): JsonObject =>
    openApiDocument({
      title,
      declarations,
      serverUrl: config.apiUrl,
      version: appVersion,
      sessionCookie: config.cookies.sessionName,
    });
  api.get('/openapi.json', async (_, reply) => {
    await nameShop();
    if (text?.title !== title) text = { title, json: JSON.stringify(documentOf(declared)) };
    return reply.type('application/json; charset=utf-8').send(text.json);
  });
  // The plugin needs a document at start. The real one takes long to build, so it is built at the first request.
  const nothing = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
  const atStart = { mode: 'static', specification: { document: nothing }, decorator: 'swaggerAtStart' } as const;
  await api.register(swagger, atStart);
  const document = (): JsonObject => {
    shown ??= documentOf(declared.filter(({ door }) => door !== 'staff'));
    return { ...shown, info: { ...(shown['info'] as JsonObject), title } };
  };
  // The plugin's types are for OpenAPI 3.0, but the document is 3.1. The plugin sends it unchanged.
  api.decorate('swagger', document as unknown as FastifyInstance['swagger']);
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    // Without this, `/docs` without a trailing slash would request its files from a wrong path.
    indexPrefix: config.apiPrefix,
    // The page lists hundreds of calls, so each is folded until it is clicked.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1, deepLinking: true },
    uiHooks: {
      onRequest: (_request, _reply, next) => {
        nameShop().then(() => next(), next);
      },
    },
    staticCSP: true,
    transformStaticCSP: withoutForeignHosts,
  });
}

// Hash of the only style sheet inside the reference page.
const ownSheet = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const withoutForeignHosts = (policy: string): string =>
  policy
    .replaceAll(' https:', '')
    .replaceAll(' validator.swagger.io', '')
    .replace(' upgrade-insecure-requests;', '')
    .replace("style-src 'self'", `style-src 'self' ${ownSheet}`);
