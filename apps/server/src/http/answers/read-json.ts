import { tooDeepAt } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

/** Code of the error for a body with too many nested levels. */
export const nestedCode = 'FARAD_NESTED_TOO_DEEP';

/**
 * Makes the server check how deeply a JSON body is nested before it parses the body. Code that walks a body recursively
 * relies on this.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (tooDeepAt(body) === null) return parse(request, body, done);
    return done(Object.assign(new Error('the JSON of a body is nested too deep'), { code: nestedCode }));
  });
}
