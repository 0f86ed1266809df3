import { tooDeepAt } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

/** Error code for a body with too many nested levels. */
export const nestedCode = 'FARAD_NESTED_TOO_DEEP';

/** Parses JSON as the framework does, after checking its depth. Code that walks a body relies on that. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (tooDeepAt(body) === null) return parse(request, body, done);
    return done(Object.assign(new Error('the JSON of a body is nested too deep'), { code: nestedCode }));
  });
}
