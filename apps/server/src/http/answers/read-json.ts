import { tooDeepAt } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

/** Code of the error for a body with more levels than are read. */
export const nestedCode = 'FARAD_NESTED_TOO_DEEP';

/** Reads JSON as the framework does, after a look at its depth: what walks a body may rely on that. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (tooDeepAt(body) === null) return parse(request, body, done);
    return done(Object.assign(new Error('the JSON of a body is nested too deep'), { code: nestedCode }));
  });
}
