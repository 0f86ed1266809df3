import {
  exchangeSessionQueries,
  type OneCRun,
  type OneCSession,
} from '@farad/database/imports/exchange-session.queries';
import { exchangeLimits, isExchangeFileName, isPicture } from '@farad/domain/one-c';
import type { Readable } from 'node:stream';

import type { Deps } from '#deps.ts';
import { appendPart, exchangeFiles } from '../exchange-files.ts';
import { exchangeWords } from './exchange-words.ts';

/** Reason why a piece of a file was refused; null = it was accepted. */
type Refused = string | null;

/**
 * Returns the row of the file that is being sent. The first piece of a file makes a new row, also if a file with the
 * same name was processed before. Returns the reason as text if the earlier file is still being processed.
 */
async function openRun(deps: Deps, session: OneCSession, isSale: boolean, file: string): Promise<OneCRun | string> {
  const queries = exchangeSessionQueries(deps.db);
  const last = await queries.lastRun(session.id, file);
  if (last !== undefined && last.is_sale === isSale) {
    if (last.state === 'uploading') return last;
    if (last.state === 'queued' || last.state === 'running') return exchangeWords.busy;
  }
  const now = deps.clock();
  const id = await queries.addRun({ sessionId: session.id, kind: null, isSale, file, state: 'uploading', now });
  await queries.noteSent(session.id, 1, 0);
  const made = await queries.byId(id);
  if (made === undefined) throw new Error(`the row of ${file} not found`);
  return made;
}

/** Appends a piece to a file of the session. */
export async function appendChunk(
  deps: Deps,
  session: OneCSession,
  { file, isSale, body }: { readonly file: string; readonly isSale: boolean; readonly body: Readable },
): Promise<{ readonly refused: Refused; readonly run: OneCRun | null }> {
  const refuse = (refused: string) => {
    body.resume();
    return { refused, run: null };
  };
  if (!isExchangeFileName(file)) return refuse(exchangeWords.bad_name);
  if (session.files >= exchangeLimits.sessionFiles || session.bytes >= exchangeLimits.sessionBytes)
    return refuse(exchangeWords.too_much);
  const files = exchangeFiles(deps.storage);
  const queries = exchangeSessionQueries(deps.db);
  const run = isPicture(file) ? null : await openRun(deps, session, isSale, file);
  if (typeof run === 'string') return refuse(run);
  const name = run === null ? files.picture(session.id, file) : files.run(session.id, run.id);
  const added = await appendPart(deps.storage, name, body, exchangeLimits.partBytes);
  if (added === null) return { refused: exchangeWords.part_too_large, run: null };
  await queries.noteSent(session.id, run === null && added.before === 0 ? 1 : 0, added.after - added.before);
  if (run !== null) await queries.setSize(run.id, added.after);
  return { refused: null, run };
}
