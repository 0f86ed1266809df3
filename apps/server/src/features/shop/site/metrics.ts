import { poolState } from '@farad/database/connection/connect';
import { appVersion } from '@farad/domain/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { sendFailure } from '#http/answers/send-failure.ts';
import { ipOf, isLoopback } from '#http/connection/transport.ts';
import { freeBytes } from '#kit/free-bytes.ts';
import { sameBytes } from '#kit/same-bytes.ts';
import { clusterMetrics } from './cluster-metrics.ts';
import { databaseMetrics } from './database-metrics.ts';
import { hasRoom } from './disk.ts';

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(ipOf(request)) && request.headers['x-forwarded-for'] === undefined;
  return sameBytes(Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`));
}

const bucketsSeconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

/**
 * Counts and times requests. The labels are only route patterns, methods and statuses: callers could send any other
 * text.
 */
function watchCalls(api: FastifyInstance, register: Registry): void {
  const labelNames = ['method', 'route', 'status'] as const;
  const common = { labelNames, buckets: bucketsSeconds, registers: [register] };
  const calls = new Histogram({
    ...common,
    name: 'farad_call_seconds',
    help: 'Time from a call of the API to the beginning of its answer, those of pages included',
  });
  const pages = new Histogram({
    ...common,
    name: 'farad_page_seconds',
    help: 'Time from the request of a page or a file to the beginning of its answer',
  });
  const memory = new Counter({
    name: 'farad_page_memory_total',
    help: 'Guest pages: found in the cache, or rendered',
    labelNames: ['result'],
    registers: [register],
  });
  for (const result of ['found', 'made']) memory.inc({ result }, 0);
  api.callWatchers.push((method, route, status, milliseconds) =>
    calls.observe({ method, route, status: String(status) }, milliseconds / 1000),
  );
  api.requestWatchers.push(({ method, route, status, milliseconds, isCall, memory: result }) => {
    const kind = isCall ? calls : pages;
    kind.observe({ method: methodOf(method), route, status: String(status) }, milliseconds / 1000);
    if (result !== null) memory.inc({ result });
  });
}

/** Registers the metrics of the replicas that this process reads. Returns a function that sets their current values. */
function replicaMetrics(register: Registry, { replicas }: Pick<Deps, 'replicas'>): () => void {
  const common = { registers: [register] };
  const labelNames = ['replica'] as const;
  const used = new Gauge({ ...common, labelNames, name: 'farad_replica_used', help: '1 if reads go to this replica' });
  const lag = new Gauge({
    ...common,
    labelNames,
    name: 'farad_replica_lag_seconds',
    help: 'Time for which the replica has lacked something that the primary had; absent while it does not answer',
  });
  const reads = new Gauge({
    ...common,
    labelNames: ['from'] as const,
    name: 'farad_replica_reads',
    help: 'Reads since the start that may be old: answered by a replica, or by the primary in its place',
  });
  return () => {
    if (replicas === undefined) return;
    for (const { name, isUsed, lagSeconds } of replicas.states()) {
      used.set({ replica: name }, isUsed ? 1 : 0);
      if (lagSeconds === null) lag.remove({ replica: name });
      else lag.set({ replica: name }, lagSeconds);
    }
    for (const [from, count] of Object.entries(replicas.counts())) reads.set({ from }, count);
  };
}

/** Registers the metrics of this process. Returns a function that sets their current values. */
function processMetrics(register: Registry, { config, db, index, jobs }: Deps): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const connections = gauge('farad_database_connections', 'Pool connections: open, in use, and waiting requests', [
    'state',
  ]);
  const behind = gauge('farad_index_behind_seconds', 'Longest time that searches may lag behind committed changes');
  const answering = gauge('farad_search_answers', '0 while the search process or OpenSearch does not answer, else 1');
  const free = gauge('farad_disk_free_bytes', 'Free space on the disk of the data folder');
  const room = gauge('farad_disk_room', '1 if that disk has room and the database has not reported a full disk');
  const running = gauge('farad_jobs_running', '1 if this process runs jobs');
  gauge('farad_process', 'Role and version of this process', ['role', 'version']).set(
    { role: config.role, version: appVersion },
    1,
  );
  return async () => {
    free.set((await freeBytes(config.dataDir)) ?? Number.NaN);
    room.set((await hasRoom({ config, db })) ? 1 : 0);
    const { open, used, waiting } = poolState(db);
    connections.set({ state: 'open' }, open);
    connections.set({ state: 'used' }, used);
    connections.set({ state: 'waiting' }, waiting);
    behind.set(index.behindSeconds());
    answering.set(index.isAnswering() === false ? 0 : 1);
    running.set(jobs.isRunning() === true ? 1 : 0);
  };
}

/**
 * Registers `/metrics` for Prometheus, protected by a token. If no token is configured, only callers on the server
 * computer get the metrics.
 */
export function registerMetrics(api: FastifyInstance, deps: Deps, areFilesThere: () => Promise<boolean | null>): void {
  const { config } = deps;
  const register = new Registry();
  const readDatabase = databaseMetrics(register, deps);
  collectDefaultMetrics({ register });
  watchCalls(api, register);
  const readProcess = processMetrics(register, deps);
  const readCluster = clusterMetrics(register, deps);
  const readReplicas = replicaMetrics(register, deps);
  const help = '1 if the bucket of files answers, or files are in the data folder';
  const reachable = new Gauge({ name: 'farad_files_reachable', help, registers: [register] });
  api.get('/metrics', { config: { isUsual: true } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return sendFailure(request, reply, { code: 'unauthenticated' });
    await readProcess();
    readReplicas();
    await readCluster();
    reachable.set((await areFilesThere()) === false ? 0 : 1);
    await readDatabase();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
