import { describe, expect, it } from 'vitest';

import { floodPercent, followTroubles, troublesOf, type ServerFigures } from './server-troubles.ts';

const gigabyte = 2 ** 30;
/** A node as OpenSearch 3.6.0 reported it, in `packages/integrations/src/search-cluster/recorded.ts`. */
const node = {
  name: 'node-1',
  heapUsed: 504_365_056,
  heapMax: 1_073_741_824,
  diskFree: 79_959_326_720,
  diskTotal: 270_553_174_016,
};
const quiet: ServerFigures = {
  searches: [{ of: 'shop:3000', behindSeconds: 1, isAnswering: true }],
  replicas: [{ name: 'db-2:5432', lagSeconds: 0 }],
  nodes: [node],
  floodStage: '95%',
};

it.each([
  ['95%', 95],
  ['0.9', 90],
  ['100gb', 60],
  ['', 95],
  ['nonsense', 95],
])('a flood stage of %s leaves %s %% of 250 GB', (text, expected) => {
  expect(floodPercent(text, 250 * gigabyte)).toBe(expected);
});

describe('troubles', () => {
  it.each<[string, Partial<ServerFigures>]>([
    ['', {}],
    ['search_behind shop:3000 121', { searches: [{ of: 'shop:3000', behindSeconds: 121, isAnswering: true }] }],
    ['', { searches: [{ of: 'shop:3000', behindSeconds: 120, isAnswering: true }] }],
    ['search_away shop:3000 null', { searches: [{ of: 'shop:3000', behindSeconds: 900, isAnswering: false }] }],
    ['', { replicas: [{ name: 'db-2', lagSeconds: 59.9 }] }],
    ['replica_behind db-2 60', { replicas: [{ name: 'db-2', lagSeconds: 60 }] }],
    ['replica_away db-2 null', { replicas: [{ name: 'db-2', lagSeconds: null }] }],
    ['', { nodes: [{ ...node, heapUsed: node.heapMax * 0.85 }] }],
    ['heap node-1 86', { nodes: [{ ...node, heapUsed: node.heapMax * 0.86 }] }],
    ['', { nodes: [{ ...node, diskFree: node.diskTotal * 0.16 }] }],
    ['disk node-1 86', { nodes: [{ ...node, diskFree: node.diskTotal * 0.14 }] }],
    ['disk node-1 70', { floodStage: '75gb' }],
  ])('%s', (expected, changed) => {
    const found = troublesOf({ ...quiet, ...changed });
    expect(found.map(({ kind, of, value }) => `${kind} ${of} ${String(value)}`).join()).toBe(expected);
  });
});

it('staff are told once, after five minutes, and again only after the trouble has ended', () => {
  const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 30, 12, minute));
  const away = [{ kind: 'replica_away', of: 'db-2', value: null }] as const;
  const first = followTroubles([], away, at(0));
  expect(first.toTell).toEqual([]);
  const early = followTroubles(first.lasting, away, at(4));
  expect(early.toTell).toEqual([]);
  const late = followTroubles(early.lasting, away, at(5));
  expect(late.toTell).toEqual([{ ...away[0], since: at(0).toISOString(), isTold: true }]);
  const later = followTroubles(late.lasting, away, at(60));
  expect(later.toTell).toEqual([]);
  const ended = followTroubles(later.lasting, [], at(61));
  expect(ended.lasting).toEqual([]);
  expect(followTroubles(ended.lasting, away, at(62)).toTell).toEqual([]);
  expect(followTroubles([{ ...away[0], since: at(0).toISOString(), isTold: false }], away, at(70)).toTell).toHaveLength(
    1,
  );
});
