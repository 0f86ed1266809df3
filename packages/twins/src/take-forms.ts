import type { FastifyInstance } from 'fastify';

/** Lets routes take the bodies of forms; the body is then a text. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}
