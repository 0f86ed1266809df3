import { Bom, type WireBom } from '@farad/contract/shop/boms/boms';
import { BomRows, type WireBomRow } from '@farad/contract/shop/boms/rows';
import type { LightMyRequestResponse } from 'fastify';

import type { Browser } from '../browser.ts';

const octets = { 'content-type': 'application/octet-stream' };

/** Uploads a text as the file of a parts list. `target`: further query parameters. */
export const upload = (
  browser: Browser,
  text: string,
  name = 'board.csv',
  target = '',
): Promise<LightMyRequestResponse> => browser.post(`/boms?name=${encodeURIComponent(name)}${target}`, text, octets);

/** Returns the parts list of an answer. Throws if the call was refused. */
export function bomOf(answer: LightMyRequestResponse): WireBom {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return Bom.parse(answer.json());
}

/**
 * Waits until a parts list is read and matched, and returns it. The first list takes longer, because its thread must
 * start.
 */
export async function settled(browser: Browser, bom: WireBom): Promise<WireBom> {
  let now = bom;
  while (now.state === 'reading' || now.state === 'matching') now = bomOf(await browser.get(`/boms/${bom._id}`));
  return now;
}

export const uploaded = async (browser: Browser, text: string, name?: string, target?: string): Promise<WireBom> =>
  settled(browser, bomOf(await upload(browser, text, name, target)));

export async function rowsOf(browser: Browser, bomId: string, query = ''): Promise<WireBomRow[]> {
  const answer = await browser.get(`/boms/${bomId}/rows?limit=200${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return BomRows.parse(answer.json()).rows;
}
