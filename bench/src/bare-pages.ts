import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { domToReact, htmlToDOM } from 'html-react-parser';
import { renderToString } from 'react-dom/server';

// What a page's speed is compared with: the same markup from a bare Fastify, as a string and as a React tree rendered
// for each request. Started by pages.bench.ts with the file that holds the page.
const [, , file = ''] = process.argv;
const html = readFileSync(file, 'utf8');
const tree = domToReact(htmlToDOM(html.replace(/^<!DOCTYPE html>/i, '')));
const server = fastify();

server.get('/string', (_, reply) => reply.type('text/html; charset=utf-8').send(html));
server.get('/rendered', (_, reply) => reply.type('text/html; charset=utf-8').send(renderToString(tree)));

process.stdout.write(`ready ${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
