import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

import type { Deps } from '../../deps.ts';
import { sendFailure } from '../../http/send-failure.ts';
import { ipOf, isLoopback } from '../../http/transport.ts';

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(ipOf(request)) && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** `/metrics` for Prometheus, by token; without one only to this machine. */
export function registerMetrics(api: FastifyInstance, { config }: Deps): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'farad_call_seconds',
    help: 'Time from a call to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  });
  api.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  api.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return sendFailure(request, reply, { code: 'unauthenticated' });
    return reply.type(register.contentType).send(await register.metrics());
  });
}
