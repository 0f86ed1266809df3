import { bomQueries } from '@farad/database/boms/bom.queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bomOf, rowsOf, settled, upload, uploaded } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { bomTasks } from './bom-jobs.ts';

const { reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const run = (task: keyof ReturnType<typeof bomTasks>, bomId = '') => bomTasks(shop.deps)[task]({ bomId });

const jobsOf = async (bomId: string): Promise<unknown[]> => {
  const { rows } = await shop.pool.query<object>('select key from graphile_worker.jobs where key like $1', [
    `%${bomId}`,
  ]);
  return rows;
};

const longList = (count: number): string =>
  ['Ref,Qty,MPN', ...Array.from({ length: count }, (_, at) => `R${at},1,${tiered.mpn}`)].join('\n');

describe('a long list', () => {
  it('is matched by a job, with progress, without a viewer', async () => {
    const browser = shop.guest();
    let bom = bomOf(await upload(browser, longList(700)));
    while (bom.state === 'reading') bom = bomOf(await browser.get(`/boms/${bom._id}`));
    expect(bom).toMatchObject({ state: 'matching', progress: { done: 0, total: 700 } });
    // Lines that have not been matched yet do not count as not found.
    expect(bom.counts.not_found).toBe(0);
    expect(bom.totals).toMatchObject({ readyInDays: null, notOrdered: { notFound: 0 } });
    expect((await rowsOf(browser, bom._id))[0]).toMatchObject({ isPending: true });
    expect(await rowsOf(browser, bom._id, '&status=not_found')).toEqual([]);
    expect(await jobsOf(bom._id)).toEqual([{ key: `match_bom ${bom._id}` }]);
    await run('match_bom', bom._id);
    const done = bomOf(await browser.get(`/boms/${bom._id}`));
    expect(done).toMatchObject({ state: 'ready', lines: 1, progress: null });
    expect((await rowsOf(browser, bom._id))[0]).toMatchObject({ isPending: false, quantities: { need: 700 } });
    expect(await jobsOf(bom._id)).toEqual([]);
  });

  it('interrupted by the end of a program is finished by the next one', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, longList(3));
    // Simulates that the program ended after it stored the file and before it read the file.
    await shop.db.deleteFrom('bom_line').where('bom_id', '=', bom._id).execute();
    await bomQueries(shop.db).setRevision(bom._id, 0, 1, { state: 'reading', source: Buffer.from(longList(4)) });
    await bomQueries(shop.db).set(bom._id, { state: 'reading' });
    await run('repair_boms');
    await run('read_bom', bom._id);
    expect(await settled(browser, bomOf(await browser.get(`/boms/${bom._id}`)))).toMatchObject({
      state: 'ready',
      lines: 1,
      boards: [{ revisions: [{ lines: 4 }] }],
    });
  });
});

describe('the nightly check', () => {
  const letters = () =>
    shop.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).where('kind', '=', 'parts_list').execute();

  it('marks what became worse and notifies once, as the owner wants', async () => {
    const [anna, silent] = [
      await shop.signedIn({ email: 'anna@example.com' }),
      await shop.signedIn({ email: 'silent@example.com' }),
    ];
    const choices = ['price', 'back_in_stock'].map((kind) => ({ kind, channel: 'email', isOn: false }));
    await silent.post('/account/notifications', { choices });
    const text = `Ref,Qty,MPN\nU1,1,${reduced.mpn}\nR1,1,${tiered.mpn}\n`;
    const bom = await uploaded(anna, text, 'Плата.csv');
    await uploaded(silent, text);
    await run('recheck_boms');
    expect(await letters()).toEqual([]);
    await shop.pool.query('update product set tier_prices[1] = tier_prices[1] * 2 where id = $1', [tiered.id]);
    await shop.pool.query("update product set lifecycle = 'end_of_life' where id = $1", [reduced.id]);
    for (let night = 0; night < 2; night += 1) await run('recheck_boms');
    expect(await letters()).toMatchObject([
      {
        recipient: 'anna@example.com',
        subject: expect.stringContaining('«Плата»'),
        text: expect.stringContaining(bom._id),
      },
    ]);
    expect((await anna.get('/account/inbox')).json()).toMatchObject({
      entries: [{ title: 'Список «Плата»: что изменилось', address: `/cabinet/boms/${bom._id}` }],
    });
    expect((await anna.get('/boms')).json()).toMatchObject({ boms: [{ worseLines: 2 }] });
    const rows = await rowsOf(anna, bom._id);
    expect(rows.map(({ flags }) => flags)).toEqual([['end_of_life'], ['price_changed']]);
  });
});
