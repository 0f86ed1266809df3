import { setImmediate as nextTurn } from 'node:timers/promises';

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bomOf, upload, uploaded } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { smallZip } from '#testing/small-zip.ts';

const { tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({}, undefined, undefined, { TRUSTED_PROXIES: '127.0.0.1' });
  // The upload of this list starts the reading thread.
  await uploaded(shop.guest(), `MPN\n${tiered.mpn}\n`);
});
afterAll(() => shop.close());

let lastAddress = 0;

/** Uploads a file. Each upload comes from another network, since rate limits are not tested here. */
function send(payload: Buffer | string, name = 'list.csv'): Promise<LightMyRequestResponse> {
  lastAddress += 1;
  return shop.server.inject({
    method: 'POST',
    url: `${shop.deps.config.apiPrefix}/boms?name=${name}`,
    remoteAddress: `10.77.${lastAddress >> 8}.${lastAddress & 255}`,
    headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
    payload,
  });
}

const rows = (count: number): string =>
  `Ref,Qty,MPN\n${Array.from({ length: count }, (_, at) => `R${at},1,${tiered.mpn}`).join('\n')}`;

const sheet = (xml: string, more: Readonly<Record<string, string | Buffer>> = {}): Buffer =>
  smallZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': xml,
    ...more,
  });

const xxe = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>
<export version="E"><components><comp ref="R1"><value>&e;</value></comp></components></export>`;

/** Files that are no parts lists: name of the case, content, and the allowed reasons of refusal. */
const hostile: readonly (readonly [string, Buffer | string, readonly string[]])[] = [
  [
    'a workbook that unpacks to more than it may',
    sheet('<worksheet/>', { 'xl/sharedStrings.xml': Buffer.alloc(80_000_000) }),
    ['too_large'],
  ],
  ['an archive in an archive', smallZip({ 'a.zip': smallZip({ 'b.csv': rows(3) }) }), ['archive']],
  ['a program called a workbook', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 7)]), ['program']],
  ['a million rows', rows(1_000_000).slice(0, 10_400_000), ['too_many_rows', 'too_large']],
  ['five thousand columns', `${'a,'.repeat(5000)}\n${'1,'.repeat(5000)}`, ['too_many_columns', 'text_without_parts']],
  ['a photo', Buffer.from('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000', 'latin1'), ['picture']],
  ['a PDF', '%PDF-1.7\n1 0 obj', ['pdf']],
  ['a board', '(kicad_pcb (version 20221018) (generator pcbnew))', ['board']],
  [
    'where parts are placed',
    'Designator,Mid X,Mid Y,Rotation,Layer\nR1,1.2,3.4,90,Top\nR2,2.2,3.4,90,Top\n',
    ['pick_and_place'],
  ],
  ['nothing', '', ['empty']],
];

describe('T33: hostile files as parts lists', () => {
  it.each(hostile)('%s is refused, and nothing of it is stored', async (_, payload, called) => {
    const answer = await send(payload, 'list.xlsx');
    if (answer.statusCode === 413) return;
    const bom = bomOf(answer);
    expect(bom).toMatchObject({ state: 'refused', boards: [] });
    expect(called).toContain(bom.refusal?.what);
    const stored = await shop.pool.query('select from bom_revision where bom_id = $1', [bom._id]);
    expect(stored.rows).toHaveLength(0);
  });

  it('an XML entity is not expanded', async () => {
    const browser = shop.guest();
    const answer = await upload(browser, xxe, 'netlist.xml');
    expect(answer.statusCode, answer.body).toBe(200);
    const { rows: kept } = await shop.pool.query<{ line: string }>('select line::text from bom_line');
    expect(kept.filter(({ line }) => line.includes('root:'))).toEqual([]);
  });

  it('column names pollute no prototype', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, `__proto__,constructor,MPN\n1,2,${tiered.mpn}\n`);
    expect(bom).toMatchObject({ state: 'ready', counts: { exact: 1 } });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('200 in parallel: other visitors are served, the main thread is free, refused ones may retry', async () => {
    const file = rows(2000);
    const requested = Array.from({ length: 200 }, () => send(file));
    let served = 0;
    const open = new Set(requested);
    for (const one of requested) void one.finally(() => open.delete(one));
    while (open.size > 0) {
      // Each visitor has another address. The next one comes after a turn of the event loop.
      const from = `10.0.${served >> 8}.${served & 255}`;
      expect((await shop.guest().get('/boms', { 'x-forwarded-for': from })).statusCode).toBe(200);
      served += 1;
      await nextTurn();
    }
    const answers = await Promise.all(requested);
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(taken.length + refused.length).toBe(200);
    expect(taken.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(served).toBeGreaterThan(3);
  });
});
