import { setTimeout as pause } from 'node:timers/promises';

import { fail, ok, type Result } from '@farad/domain/shared';
import type { Client } from '@opensearch-project/opensearch';

import { createCircuitBreaker } from '../http/index.ts';
import { type ClusterSettings, figuresOf, type IndexRow, type NodeStats, settingsPath, statsPaths } from './figures.ts';
import {
  type ClusterBody,
  ClusterFailure,
  type ClusterFigures,
  type ClusterWrite,
  type SearchClusterPort,
} from './port.ts';

export interface OpenSearchOptions {
  /** URLs of the nodes. A user and a password in them are used for every request. */
  readonly urls: readonly string[];
  /** Timeout of a search in milliseconds. It is sent to at most two nodes. */
  readonly timeoutMs?: number;
}

const timeoutMsDefault = 10_000;
/** A buyer waits for a search. */
const searchTimeoutMs = 3000;
/** Nobody waits for one request of a long parts list. */
const eachTimeoutMs = 10_000;
/** A node that refuses a search because it has too many takes it after such a pause. */
const busyPauseMs = 300;
const busyStatuses: readonly (number | null)[] = [429, 503];
/** Without this, a search that some shards do not answer has fewer products and says nothing of it. */
const searchHeader = { allow_partial_search_results: false } as const;
/** After so many searches in a row without an answer, no search is sent for a while. */
const breakerSettings = { failuresMax: 3, restMs: 3000, now: Date.now } as const;
const writeTimeoutMs = 60_000;
const clausesSetting = 'indices.query.bool.max_clause_count';

interface Request {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: ClusterBody;
  /** Lines of a request of many lines. */
  readonly bulkBody?: readonly ClusterBody[];
  readonly querystring?: Readonly<Record<string, string>>;
}

interface BulkItem {
  readonly _id: string;
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason: string };
}

interface Cause {
  readonly type?: string;
  readonly reason?: string;
  readonly root_cause?: readonly Cause[];
  readonly caused_by?: Cause;
}

interface ErrorBody {
  readonly error?: Cause | string;
}

/** Returns the reason that the cluster gives, such as `index_not_found_exception: no such index`. */
function reasonOf(body: unknown): string {
  const error = (body as ErrorBody | null | undefined)?.error;
  if (error === undefined || typeof error === 'string') return error ?? 'no reason';
  // The error of a search says only that shards failed. Its causes say why.
  const causes = [error, ...(error.root_cause ?? []), error.caused_by, error.caused_by?.caused_by];
  const told = causes.flatMap((cause) =>
    cause === undefined ? [] : [`${cause.type ?? 'error'}: ${cause.reason ?? ''}`],
  );
  return [...new Set(told)].join('; ');
}

interface SearchReply extends ErrorBody {
  readonly status: number;
}

const isBusy = (reply: Result<unknown, ClusterFailure>): boolean =>
  !reply.ok && busyStatuses.includes(reply.error.status);

/** The client throws an error with `meta` if the cluster answered, and one without if it did not. */
interface ClientError {
  readonly message: string;
  readonly meta?: { readonly statusCode?: number | null; readonly body?: unknown };
}

function failureOf(error: unknown, { method, path }: Request): ClusterFailure {
  const { message, meta } = error as ClientError;
  const status = meta?.statusCode ?? null;
  const reason = status === null ? message : reasonOf(meta?.body);
  return new ClusterFailure(`search cluster: ${method} ${path}: ${reason}`, status);
}

class OpenSearch implements SearchClusterPort {
  private readonly client: Client;
  private readonly searchMs: number;
  private readonly breaker = createCircuitBreaker(breakerSettings);

  constructor(client: Client, searchMs: number) {
    this.client = client;
    this.searchMs = searchMs;
  }

  health = async () => {
    const [root, health] = await Promise.all([
      this.ask<{ version: { number: string } }>({ method: 'GET', path: '/' }),
      this.ask<{ status: 'green' | 'yellow' | 'red'; number_of_nodes: number }>({
        method: 'GET',
        path: '/_cluster/health',
      }),
    ]);
    return { version: root.version.number, status: health.status, nodes: health.number_of_nodes };
  };

  figures = async (alias: string): Promise<ClusterFigures> => {
    const [stats, settings, indices] = await Promise.all([
      this.ask<NodeStats>({ method: 'GET', path: '/_nodes/stats/jvm,fs', querystring: { filter_path: statsPaths } }),
      this.ask<ClusterSettings>({
        method: 'GET',
        path: '/_cluster/settings',
        querystring: { include_defaults: 'true', filter_path: settingsPath },
      }),
      this.unlessMissing<readonly IndexRow[]>({
        method: 'GET',
        path: `/_cat/indices/${alias}`,
        querystring: { format: 'json', bytes: 'b', h: 'index,docs.count,store.size' },
      }),
    ]);
    return figuresOf(stats, settings, indices ?? []);
  };

  allowClauses = async (count: number): Promise<void> => {
    const path = '/_cluster/settings';
    const { persistent } = await this.ask<{ readonly persistent: Readonly<Record<string, string>> }>({
      method: 'GET',
      path,
      querystring: { flat_settings: 'true' },
    });
    if (Number(persistent[clausesSetting] ?? 0) >= count) return;
    await this.ask({ method: 'PUT', path, body: { persistent: { [clausesSetting]: count } } });
  };

  search = async (index: string, bodies: readonly ClusterBody[]): Promise<readonly unknown[]> => {
    this.checkBreaker();
    const replies = await this.watched(this.searchMany(index, bodies, this.searchMs));
    return replies.map((reply) => {
      if (!reply.ok) throw reply.error;
      return reply.value;
    });
  };

  searchEach = async (
    index: string,
    bodies: readonly ClusterBody[],
  ): Promise<readonly Result<unknown, ClusterFailure>[]> => {
    const replies = await this.repliesOrFailures(index, bodies);
    const busy = replies.flatMap((reply, place) => (isBusy(reply) ? [place] : []));
    if (busy.length === 0) return replies;
    await pause(busyPauseMs);
    const again = await this.repliesOrFailures(
      index,
      bodies.filter((_, place) => busy.includes(place)),
    );
    return replies.map((reply, place) => again[busy.indexOf(place)] ?? reply);
  };

  write = async (index: string, writes: readonly ClusterWrite[]) => {
    if (writes.length === 0) return { written: 0, outdated: 0, refused: [] };
    const bulkBody = writes.flatMap(({ id, version, document }) => {
      const about = { _id: String(id), version, version_type: 'external' };
      return document === null ? [{ delete: about }] : [{ index: about }, document];
    });
    const { items } = await this.ask<{ items: readonly Readonly<Record<string, BulkItem>>[] }>(
      { method: 'POST', path: `/${index}/_bulk`, bulkBody },
      writeTimeoutMs,
    );
    const done = items.flatMap((item) => Object.values(item));
    // 404: the document to delete is not there, or was deleted before.
    const refused = done.filter(({ status }) => status >= 300 && status !== 409 && status !== 404);
    const outdated = done.filter(({ status }) => status === 409).length;
    return {
      written: done.length - refused.length - outdated,
      outdated,
      refused: refused.map((item) => ({ id: Number(item._id), reason: reasonOf(item) })),
    };
  };

  refresh = async (index: string): Promise<void> => {
    await this.ask({ method: 'POST', path: `/${index}/_refresh` }, writeTimeoutMs);
  };

  createIndex = async (name: string, body: ClusterBody): Promise<void> => {
    await this.ask({ method: 'PUT', path: `/${name}`, body }, writeTimeoutMs);
  };

  deleteIndex = async (name: string): Promise<void> => {
    await this.unlessMissing({ method: 'DELETE', path: `/${name}` });
  };

  indices = async (prefix: string): Promise<readonly string[]> => {
    const found = await this.ask<readonly { readonly index: string }[]>({
      method: 'GET',
      path: `/_cat/indices/${prefix}*`,
      querystring: { format: 'json', h: 'index' },
    });
    return found.map(({ index }) => index);
  };

  aliased = async (alias: string): Promise<string | null> => {
    const found = await this.unlessMissing<Readonly<Record<string, unknown>>>({
      method: 'GET',
      path: `/_alias/${alias}`,
    });
    return Object.keys(found ?? {})[0] ?? null;
  };

  pointAlias = async (alias: string, index: string): Promise<void> => {
    const actions = [{ remove: { index: '*', alias, must_exist: false } }, { add: { index, alias } }];
    await this.ask({ method: 'POST', path: '/_aliases', body: { actions } });
  };

  readNote = async (store: string, name: string): Promise<unknown> => {
    const found = await this.unlessMissing<{ readonly _source?: unknown }>({
      method: 'GET',
      path: `/${store}/_doc/${encodeURIComponent(name)}`,
    });
    return found?._source ?? null;
  };

  writeNote = async (store: string, name: string, note: ClusterBody): Promise<void> => {
    await this.ask({ method: 'PUT', path: `/${store}/_doc/${encodeURIComponent(name)}`, body: note });
  };

  close = async (): Promise<void> => {
    await this.client.close();
  };

  private checkBreaker(): void {
    if (this.breaker.isOpen()) throw new ClusterFailure('search cluster: no search is sent after failures', null);
  }

  private async searchMany(
    index: string,
    bodies: readonly ClusterBody[],
    timeoutMs: number,
  ): Promise<readonly Result<unknown, ClusterFailure>[]> {
    const path = `/${index}/_msearch`;
    const request = { method: 'POST', path, bulkBody: bodies.flatMap((body) => [searchHeader, body]) } as const;
    const { responses } = await this.ask<{ responses: readonly SearchReply[] }>(request, timeoutMs);
    return responses.map((reply) =>
      reply.error === undefined
        ? ok(reply)
        : fail(new ClusterFailure(`search cluster: ${path}: ${reasonOf(reply)}`, reply.status)),
    );
  }

  /**
   * If the request fails, so does each of its searches. It is not counted, because a cluster that is slow with a long
   * list may answer pages.
   */
  private async repliesOrFailures(
    index: string,
    bodies: readonly ClusterBody[],
  ): Promise<readonly Result<unknown, ClusterFailure>[]> {
    try {
      this.checkBreaker();
      return await this.searchMany(index, bodies, eachTimeoutMs);
    } catch (error) {
      if (!(error instanceof ClusterFailure)) throw error;
      return bodies.map(() => fail(error));
    }
  }

  /** Counts searches without an answer. A search that the cluster refuses is an answer. */
  private async watched<T>(search: Promise<T>): Promise<T> {
    try {
      const answer = await search;
      this.breaker.noteSuccess();
      return answer;
    } catch (error) {
      if (error instanceof ClusterFailure && error.status === null) this.breaker.noteFailure();
      throw error;
    }
  }

  private async ask<T>(request: Request, requestTimeout?: number): Promise<T> {
    const { bulkBody, body, querystring, method, path } = request;
    try {
      const answer = await this.client.transport.request(
        {
          method,
          path,
          ...(bulkBody === undefined ? {} : { bulkBody: bulkBody as Record<string, unknown>[] }),
          ...(body === undefined ? {} : { body }),
          ...(querystring === undefined ? {} : { querystring }),
        },
        requestTimeout === undefined ? {} : { requestTimeout },
      );
      return answer.body as T;
    } catch (error) {
      throw failureOf(error, request);
    }
  }

  /** Returns the answer; null = what is asked for does not exist. */
  private async unlessMissing<T>(request: Request): Promise<T | null> {
    try {
      return await this.ask<T>(request);
    } catch (error) {
      if (error instanceof ClusterFailure && error.status === 404) return null;
      throw error;
    }
  }
}

/** Opens a cluster of OpenSearch. The client is loaded now, so that a shop without a cluster never loads it. */
export async function openOpenSearch({
  urls,
  timeoutMs = searchTimeoutMs,
}: OpenSearchOptions): Promise<SearchClusterPort> {
  const { Client: OpenSearchClient } = await import('@opensearch-project/opensearch');
  const client = new OpenSearchClient({ nodes: [...urls], requestTimeout: timeoutMsDefault, maxRetries: 1 });
  return new OpenSearch(client, timeoutMs);
}
