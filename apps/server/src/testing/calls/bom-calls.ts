import { Bom, BomRows, type WireBom, type WireBomRow } from '@farad/contract/boms';
import type { LightMyRequestResponse } from 'fastify';

import type { Browser } from '../browser.ts';

const octets = { 'content-type': 'application/octet-stream' };

/** Sends a file to become a parts list; `target`: more of the query. */
export const upload = (
  browser: Browser,
  text: string,
  name = 'board.csv',
  target = '',
): Promise<LightMyRequestResponse> => browser.post(`/boms?name=${encodeURIComponent(name)}${target}`, text, octets);

/** The list that an answer carries. */
export function bomOf(answer: LightMyRequestResponse): WireBom {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return Bom.parse(answer.json());
}

/** The list once it is read and matched; the first of all waits for its thread to start. */
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
