import { afterAll, beforeAll, expect, it } from 'vitest';

import { bomOf, rowsOf, uploaded } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('a line with two numbers is a conflict with a reason; lines with different values are not joined', async () => {
  const browser = shop.guest();
  const { mpn } = products.tiered;
  const list = `Ref,Value,MPN\nR1,4.7k,${mpn}\nR2,10k,${mpn}\nR3,10 кОм,${mpn}\nU1,LM358P,${products.reduced.mpn}\n`;
  const bom = await uploaded(browser, list);
  expect(bom.counts).toMatchObject({ exact: 2, conflict: 1 });
  const notes = (await rowsOf(browser, bom._id)).map(({ designators, status, product, differences }) => [
    designators,
    status,
    product?.mpn ?? null,
    differences.map(({ text }) => text),
  ]);
  expect(notes).toEqual([
    ['R1', 'exact', mpn, []],
    ['R2,3', 'exact', mpn, []],
    ['U1', 'conflict', null, ['номер LM358P, у детали NE555P']],
  ]);
  const file = await browser.get(`/boms/${bom._id}/export?locale=en`);
  expect(file.body).toContain('"Differs by our data: number LM358P, part NE555P"');
});

it('assumptions are set for a list, and the next list starts with them', async () => {
  const browser = shop.guest();
  const list = 'Ref,Value,Footprint\nR1,10k,0603\n';
  const bom = await uploaded(browser, list);
  expect(bom.settings).toMatchObject({ gradeTolerance: 'usual', gradeVoltage: 'usual', voltageMargin: 'none' });
  const changed = bomOf(await browser.post(`/boms/${bom._id}`, { gradeTolerance: 'any', voltageMargin: 'half' }));
  expect(changed.settings).toMatchObject({ gradeTolerance: 'any', gradeVoltage: 'usual', voltageMargin: 'half' });
  const next = await uploaded(browser, list);
  expect(next.settings).toMatchObject({ gradeTolerance: 'any', voltageMargin: 'half', isMerged: true });
  const wrong = await browser.post(`/boms/${bom._id}`, { gradeTolerance: '7' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ error: { field: 'gradeTolerance' } });
});
