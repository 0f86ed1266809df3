import type { CatalogueText } from '@farad/contract/office/content/translations';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { translationQueries } from '@farad/database/content/translation.queries';
import type { Locale } from '@farad/domain/shared';
import { textLengthMax } from '@farad/domain/translation';

import type { Deps } from '#deps.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

export interface TextToWrite extends Pick<CatalogueText, 'kind' | 'key' | 'field'> {
  readonly language: Locale;
  readonly text: string;
}

/**
 * Returns the audit log entry of a changed text. Entries of products, categories and brands appear in the object's
 * history; others appear only in the audit log.
 */
export function eventOf({ kind, key, field, language, text }: TextToWrite, was: string): AuditEvent {
  const name = `${field}_${language}`;
  if (kind === 'attribute' || kind === 'value') {
    const place = { key, field: name };
    return { action: 'attribute.changed', object: null, before: { ...place, text: was }, after: { ...place, text } };
  }
  const object = { kind, id: Number(key) };
  return { action: `${kind}.changed`, object, before: { [name]: was }, after: { [name]: text } };
}

export type Written = 'changed' | 'same' | 'not_found' | 'too_long' | 'meanwhile';

/**
 * Saves one text of the catalogue and records it in the audit log. If the current text is not `was`, the text that the
 * caller loaded, nothing is saved and `meanwhile` is returned. `was` null = any text is overwritten.
 */
export async function writeText(
  tx: Tx,
  deps: Deps,
  caller: StaffCallOrigin,
  requested: TextToWrite,
  was: string | null,
): Promise<Written> {
  const { kind, key, field, language, text } = requested;
  if (text.length > textLengthMax[field]) return 'too_long';
  const queries = translationQueries(tx);
  const now = await queries.held(kind, key, field);
  if (now === undefined) return 'not_found';
  if (now[language] === text) return 'same';
  if (was !== null && now[language] !== was) return 'meanwhile';
  await queries.set(kind, key, field, language, text);
  await record(tx, deps, caller, eventOf(requested, now[language]));
  return 'changed';
}
