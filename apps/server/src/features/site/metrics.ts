import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

import type { Deps } from '../../deps.ts';
import { sendFailure } from '../../http/send-failure.ts';
import { ipOf, isLoopback } from '../../http/transport.ts';
import { moneyMetrics } from './money-metrics.ts';

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(ipOf(request)) && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** `/metrics` for Prometheus, by token; without one only to this machine. */
export function registerMetrics(api: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  const register = new Registry();
  const readMoney = moneyMetrics(register, deps);
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'farad_call_seconds',
    help: 'Time from a call to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  });
  const observe = (method: string, route: string, status: number, milliseconds: number): void =>
    duration.observe({ method, route, status: String(status) }, milliseconds / 1000);
  api.addHook('onResponse', async (request, reply) => {
    observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });
  api.callWatchers.push(observe);
  api.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return sendFailure(request, reply, { code: 'unauthenticated' });
    await readMoney();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
