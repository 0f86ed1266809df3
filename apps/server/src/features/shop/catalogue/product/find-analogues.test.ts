import type { AnaloguesAnswer } from '@farad/contract/shop/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 6000 });
});
afterAll(() => shop.close());

async function analoguesOf(seo: string): Promise<AnaloguesAnswer['analogues']> {
  const response = await shop.get(`/catalog/products/${seo}/analogues`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<AnaloguesAnswer>().analogues;
}

const order = ['drop_in', 'close', 'check'];

describe('analogues of a product', () => {
  it('are parts of other makers and series with the same parameters, the best verdict first', async () => {
    const analogues = await analoguesOf('yageo-rc0603fr-0710kl');
    expect(analogues.length).toBeGreaterThan(5);
    const [best] = analogues;
    expect(best).toMatchObject({ verdict: 'drop_in', isPinCompatible: true });
    expect(best?.product.attributes).toMatchObject({ resistance: 10_000, package: '0603' });
    expect(best?.parameters.find(({ key }) => key === 'resistance')).toEqual({
      key: 'resistance',
      verdict: 'equal',
      isGraded: false,
    });
    const verdicts = analogues.map(({ verdict }) => order.indexOf(verdict));
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
    expect(analogues.every(({ product }) => product.attributes['resistance'] === 10_000)).toBe(true);
    expect(analogues.map(({ product }) => product.mpn)).not.toContain('RC0603FR-0710KL');
  });

  it.each([
    ['integral-k155la3', 'SN7400N', 'drop_in'],
    ['ti-sn7400n', 'К155ЛА3', 'drop_in'],
    ['integral-kr142en5a', 'L7805CV', 'close'],
    ['integral-kt315b', 'BC547B', 'close'],
    ['ti-ne555p', 'КР1006ВИ1', 'close'],
  ])('%s: the list names %s, %s', async (seo, mpn, verdict) => {
    const found = (await analoguesOf(seo)).find(({ product }) => product.mpn === mpn);
    expect(found).toMatchObject({ source: 'listed', verdict });
  });

  it('of a plain transistor do not include transistors with built-in resistors', async () => {
    const mpns = (await analoguesOf('integral-kt315b')).map(({ product }) => product.mpn);
    expect(mpns.length).toBeGreaterThan(3);
    expect(mpns.filter((mpn) => /^P?DT[AC]/.test(mpn))).toEqual([]);
  });

  it('of circuits are never called interchangeable by parameters alone', async () => {
    expect((await analoguesOf('integral-k155la3')).map(({ product }) => product.mpn)).toEqual(['SN7400N']);
    // The part is a quad NAND gate with open collectors, which no list of analogues contains. Other quad gates are
    // offered, but only with the verdict `check`.
    const uncertain = await analoguesOf('integral-k155la8');
    expect(uncertain.length).toBeGreaterThan(0);
    expect(uncertain.every(({ verdict, source }) => verdict === 'check' && source === 'parametric')).toBe(true);
  });

  it('never include a draft or a withdrawn part', async () => {
    const hidden = ['ti-sn7400n', 'st-l7805cv'];
    await shop.connection.pool.query("update product set state = 'draft' where seo = $1", [hidden[0]]);
    await shop.connection.pool.query("update product set state = 'archived' where seo = $1", [hidden[1]]);
    await shop.index.caughtUp();
    for (const seo of ['integral-k155la3', 'integral-kr142en5a', 'integral-kr142en5v']) {
      const seos = (await analoguesOf(seo)).map(({ product }) => product.seo);
      expect(seos.filter((one) => hidden.includes(one))).toEqual([]);
    }
    const response = await shop.get('/catalog/products/ti-sn7400n/analogues');
    expect(response.statusCode).toBe(404);
  });
});

describe('parts of which only the package is known', () => {
  it('are no analogues of each other', async () => {
    const { pool } = shop.connection;
    const { rows } = await pool.query<{ seo: string; mpn: string }>(
      `update product set attributes = '{"package": "SOIC-8"}', package = 'SOIC-8'
        where category_id = (select id from category where slug = 'operational-amplifiers') returning seo, mpn`,
    );
    await shop.index.caughtUp();
    expect(rows.length).toBeGreaterThan(5);
    for (const { seo, mpn } of rows.slice(0, 6)) {
      const guessed = (await analoguesOf(seo)).filter(({ source }) => source !== 'listed');
      // Numbers that differ only in packing are one part.
      expect(guessed.filter(({ product }) => product.mpn.slice(0, 4) !== mpn.slice(0, 4))).toEqual([]);
    }
  });
});

describe('the count of similar parts', () => {
  it.each([
    ['categories=chip-resistors&attrs.resistance=10000&attrs.package=0603', 4, 1000],
    ['text=resitsor', 4, 1_000_000],
    ['text=%22resitsor%22', 0, 0],
  ])('equals the length of the list %s', async (path, countMin, countMax) => {
    const counted = await shop.get(`/catalog/count?${path}`);
    const listed = await shop.get(`/catalog/products?${path}`);
    const { count, inStockCount } = listed.json<{ count: number; inStockCount: number }>();
    expect(counted.json()).toEqual({ count, inStockCount });
    expect(count).toBeGreaterThanOrEqual(countMin);
    expect(count).toBeLessThanOrEqual(countMax);
  });

  it.each([
    ['attrs.nonsense=1', 'attrs.nonsense'],
    ['categories=no-such', 'categories'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await shop.get(`/catalog/count?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { field } });
  });
});
