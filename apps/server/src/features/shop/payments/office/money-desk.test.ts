import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { listQuarantine, listWebhooks } from './money-desk.ts';

const shop = openShopRows();
const now = new Date('2026-11-20T06:00:00.000Z');
const vendors = { payments: { find: (id: string) => (id === 'yookassa' ? { id } : null) } };
const deps = {
  get db() {
    return shop.db;
  },
  vendors,
} as unknown as Deps;

beforeEach(() => shop.run('truncate webhook_event, payment_quarantine restart identity cascade'));

describe('the lists for review', () => {
  const events = (count: number, from = 1) =>
    shop.run(
      `insert into webhook_event (source, kind, object_id, raw, received_at, done_at, attempts, outcome, last_error)
        select case n when 1 then 'other' else 'yookassa' end, 'kind', n, '{}', $1, case when n % 2 = 0 then $1::timestamptz end,
          n, 'done', 'none' from generate_series($3::integer, $2::integer) n`,
      now,
      count,
      from,
    );

  it('show webhooks of providers, page by page', async () => {
    await events(50);
    const list = async (query: Parameters<typeof listWebhooks>[1]) => {
      const answer = await listWebhooks(deps, query);
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    };
    const first = await list({});
    expect([first.events.length, first.next]).toEqual([50, null]);
    expect(first.events.slice(-2)).toEqual([
      {
        id: '2',
        provider: { id: 'yookassa', isInstalled: true },
        kind: 'kind',
        objectId: '2',
        receivedAt: now.toISOString(),
        doneAt: now.toISOString(),
        attempts: 2,
        outcome: 'done',
        lastError: 'none',
      },
      expect.objectContaining({ id: '1', provider: { id: 'other', isInstalled: false }, doneAt: null }) as object,
    ]);
    await events(51, 51);
    const page = await list({});
    expect([page.events.length, page.next]).toEqual([50, '2']);
    expect((await list({ after: 2 })).events.map(({ id }) => id)).toEqual(['1']);
    expect((await list({ open: 'true' })).events).toHaveLength(26);
    expect((await list({ open: 'false' })).events).toHaveLength(50);
  });

  it('show reports that do not match the shop’s data, page by page', async () => {
    const entries = (from: number, to: number) =>
      shop.run(
        `insert into payment_quarantine (kind, provider, provider_id, order_id, mismatches, amount_kopecks, reported, at,
            resolved_at, resolved_by, resolution)
          select 'payment', case n when 1 then 'other' else 'yookassa' end, n, case when n > 1 then 1 end, '{amount}',
            case when n > 1 then n * 100 end, '{}', $1, case n when 2 then $1::timestamptz end, case n when 2 then 2 end,
            case n when 2 then 'note' end from generate_series($2::integer, $3::integer) n`,
        now,
        from,
        to,
      );
    await entries(1, 50);
    const list = async (query: Parameters<typeof listQuarantine>[1]) => {
      const answer = await listQuarantine(deps, query);
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    };
    const all = await list({ all: 'true' });
    expect([all.entries.length, all.next]).toEqual([50, null]);
    expect(JSON.stringify(all.entries.slice(-2))).toMatchInlineSnapshot(
      `"[{"id":"2","kind":"payment","provider":{"id":"yookassa","isInstalled":true},"providerId":"2","order":"26-000001","mismatches":["amount"],"reported":"{}","at":"2026-11-20T06:00:00.000Z","amount":2,"resolution":{"at":"2026-11-20T06:00:00.000Z","by":"Staff 2","note":"note"}},{"id":"1","kind":"payment","provider":{"id":"other","isInstalled":false},"providerId":"1","order":null,"mismatches":["amount"],"reported":"{}","at":"2026-11-20T06:00:00.000Z","amount":null,"resolution":null}]"`,
    );
    expect((await list({})).entries).toHaveLength(49);
    await entries(51, 51);
    const page = await list({ all: 'true' });
    expect([page.entries.length, page.next]).toEqual([50, '2']);
    expect((await list({ all: 'true', after: 2 })).entries).toHaveLength(1);
  });
});
