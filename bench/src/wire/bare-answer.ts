import { readFileSync } from 'node:fs';

import fastify from 'fastify';

// A server that answers every address with the bytes of a file: the physical limit of an answer over HTTP.
// wire.bench.ts starts it. Arguments: the file and its media type.
const [, , file = '', type = ''] = process.argv;
const answer = readFileSync(file, 'utf8');
const server = fastify();
server.get('/*', (_, reply) => reply.type(type).send(answer));
process.stdout.write(`ready ${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
