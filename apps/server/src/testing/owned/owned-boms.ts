import { bomOf, settled, upload } from '../calls/bom-calls.ts';
import type { Browser } from '../browser.ts';
import { products } from '../catalogue.ts';

/** A parts list that has two revisions, and a change of it that can be undone. */
export interface OwnedBom {
  readonly id: string;
  readonly undo: string;
}

const list = (...lines: readonly string[]): string => ['Ref,Qty,MPN', ...lines].join('\n');

export async function openOwnedBom(browser: Browser): Promise<OwnedBom> {
  const first = list(`R1,1,${products.tiered.mpn}`);
  const { _id: id } = await settled(browser, bomOf(await upload(browser, first)));
  const second = list(`"R1,R2",2,${products.tiered.mpn}`, 'X1,1,NOTHING-1');
  await settled(browser, bomOf(await upload(browser, second, 'b.csv', `&bom=${id}&board=0`)));
  const changed = await browser.post(`/boms/${id}/rows/1`, { note: 'one' });
  return { id, undo: changed.json<{ undo: string }>().undo };
}
