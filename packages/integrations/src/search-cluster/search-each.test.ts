import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { openOpenSearch, type SearchClusterPort } from './index.ts';

// Answers of OpenSearch 3.6.0, recorded with `indices.breaker.request.limit: 1b` and with an index without its shards.
const found = (id: string) => ({
  took: 53,
  timed_out: false,
  _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
  hits: {
    total: { value: 10_000, relation: 'gte' },
    max_score: 1,
    hits: [{ _index: 'farad-lists', _id: id, _score: 1 }],
  },
  status: 200,
});

const tooLarge = {
  type: 'circuit_breaking_exception',
  reason:
    '[request] Data too large, data for [<agg [ids]>] would be [5120/5kb], which is larger than the limit of [1/1b]',
  bytes_wanted: 5120,
  bytes_limit: 1,
  durability: 'TRANSIENT',
};
const busy = {
  error: {
    root_cause: [tooLarge],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
    phase: 'query',
    grouped: true,
    failed_shards: [{ shard: 0, index: 'farad-lists', node: 'GSc1fTaxSoqGKdPNNtALsQ', reason: tooLarge }],
    caused_by: tooLarge,
  },
  status: 429,
};
const away = {
  error: {
    root_cause: [],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
    phase: 'query',
    grouped: true,
    failed_shards: [],
  },
  status: 503,
};
const refused = {
  error: {
    root_cause: [{ type: 'parsing_exception', reason: 'unknown query [matches]', line: 1, col: 30 }],
    type: 'parsing_exception',
    reason: 'unknown query [matches]',
    line: 1,
    col: 30,
  },
  status: 400,
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Starts a node that answers requests in turn. `asked` has the lines of each request. */
async function node(answers: readonly Answer[]): Promise<{ asked: unknown[][]; cluster: SearchClusterPort }> {
  const asked: unknown[][] = [];
  const server = createServer((request, response) => {
    const answerTo = async (): Promise<void> => {
      const text = await textOf(request);
      const answer = answers[asked.length] ?? { status: 500, body: {} };
      asked.push(
        text
          .trim()
          .split('\n')
          .map((line): unknown => JSON.parse(line)),
      );
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    };
    void answerTo();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cluster = await openOpenSearch({ urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] });
  opened.push(async () => {
    await cluster.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return { asked, cluster };
}

const header = { allow_partial_search_results: false };
const bodies = [{ size: 1 }, { size: 2 }, { size: 3 }, { size: 4 }];
const answered = (...responses: readonly unknown[]): Answer => ({ status: 200, body: { took: 1, responses } });

test('searches that a busy cluster refused are sent once more, and each answer stays in its place', async () => {
  const { asked, cluster } = await node([answered(busy, found('2'), away, refused), answered(found('1'), busy)]);
  const replies = await cluster.searchEach('farad', bodies);
  expect(asked).toEqual([bodies.flatMap((body) => [header, body]), [header, { size: 1 }, header, { size: 3 }]]);
  expect(replies).toMatchObject([
    { ok: true, value: { hits: { hits: [{ _id: '1' }] } } },
    { ok: true, value: { hits: { hits: [{ _id: '2' }] } } },
    { ok: false, error: { status: 429 } },
    { ok: false, error: { status: 400 } },
  ]);
  expect(String(replies[2]?.ok === false && replies[2].error)).toContain('Data too large');
});

test('if a whole request is refused, all its searches are sent once more', async () => {
  const { asked, cluster } = await node([{ status: 429, body: { error: tooLarge, status: 429 } }, answered(...bodies)]);
  const replies = await cluster.searchEach('farad', bodies);
  expect(asked).toHaveLength(2);
  expect(replies.every(({ ok }) => ok)).toBe(true);
});

test('without an answer every search fails, and nothing is thrown', async () => {
  const { cluster } = await node([]);
  const replies = await cluster.searchEach('farad', bodies);
  expect(replies).toMatchObject(bodies.map(() => ({ ok: false, error: { status: 500 } })));
});

test('a page needs all of its searches', async () => {
  const { asked, cluster } = await node([answered(found('1'), busy)]);
  await expect(cluster.search('farad', [{ size: 1 }, { size: 2 }])).rejects.toMatchObject({ status: 429 });
  expect(asked).toHaveLength(1);
});
