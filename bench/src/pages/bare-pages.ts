import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createClient, type Transport } from '@farad/contract/client';
import type { PageContext } from '@farad/contract/page-context';
import { usualSettings } from '@farad/domain/setting';
import fastify from 'fastify';

// Baseline for page speed: a bare Fastify server that answers with one page of the shop. `/string` sends the finished
// HTML. `/rendered` renders the page's own React tree, whose data is already loaded, for each request. pages.bench.ts
// starts this program. Arguments: the file with the HTML, the built web application, and the page's address in the
// running shop.
const [, , file = '', build = '', address = ''] = process.argv;
const html = readFileSync(file, 'utf8');
const { origin } = new URL(address);

const transport: Transport = async ({ method, path, headers, body }) => {
  const response = await fetch(`${origin}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, setCookies: response.headers.getSetCookie(), body: await response.text() };
};

/** Page context of a guest. An error of the page ends the bench. */
const guestContext: PageContext = {
  client: (wishes) => createClient({ ...wishes, transport }),
  nonce: 'none',
  siteUrl: origin,
  shop: { ...usualSettings, name: 'Farad', tagline: { ru: '', en: '', tr: '' }, style: '', icon: null },
  apiBase: '/api',
  mapTiles: null,
  requestId: 'bench',
  noteRoute: () => undefined,
  report: (error) => {
    throw error;
  },
  isMobile: false,
  isGuest: true,
  cacheUntilChanged: () => undefined,
};

interface ReactServer {
  renderToString: (tree: unknown) => string;
}

/**
 * Returns the React tree that the application renders for this address, and React's own renderToString. To catch the
 * tree, it replaces renderToString before the application is loaded.
 */
async function treeOfPage(): Promise<readonly [tree: unknown, renderToString: ReactServer['renderToString']]> {
  // Patch the module that the application imports, before the application is loaded.
  const server = createRequire(build)('react-dom/server') as ReactServer;
  const { renderToString } = server;
  let caught: unknown = null;
  server.renderToString = (tree) => {
    caught = tree;
    return renderToString(tree);
  };
  const application = (await import(build)) as {
    answer: (request: Request, context: PageContext) => Promise<Response & { readonly html?: string }>;
  };
  const response = await application.answer(new Request(address), guestContext);
  if (response.html === undefined) throw new Error(`${address}: expected a rendered page, got an answer without HTML`);
  if (caught === null) throw new Error(`${address}: expected a call of renderToString, got none`);
  return [caught, renderToString];
}

const [tree, renderToString] = await treeOfPage();
const rendered = renderToString(tree);
if (rendered.length < html.length / 2)
  throw new Error(`${address}: expected at least half of ${html.length} characters, rendered ${rendered.length}`);
const server = fastify();

server.get('/string', (_, reply) => reply.type('text/html; charset=utf-8').send(html));
server.get('/rendered', (_, reply) => reply.type('text/html; charset=utf-8').send(renderToString(tree)));

process.stdout.write(`ready ${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
