import { createHash } from 'node:crypto';

import type { Tx } from '@farad/database/connection/connect';
import { lockFrame } from '@farad/database/imports/frame-lock.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, locales, withEmpty, type Locale, type LocalizedText, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';

type Values = Readonly<Record<string, unknown>>;

const versionLength = 22;

/** Returns a hash of the values. A different hash shows that someone has changed them. */
export const versionOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, versionLength);

/**
 * Runs a change of categories, attributes or brands in a transaction. Changes run one at a time; during an import they
 * fail with `import_running`.
 */
export const changeFrame = <T>(
  deps: Deps,
  work: (tx: Tx) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  decideInTransaction<T, Failure>(deps.db, async (tx) =>
    (await lockFrame(tx)) ? work(tx) : fail({ code: 'import_running' }),
  );

/** Returns the values that changed, before and after the change, for the audit log. */
export function recordedChange(was: Values, is: Values): { readonly before: Values; readonly after: Values } {
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const those = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: those(was), after: those(is) };
}

/** Returns the values of a new object for the audit log, without empty ones. */
export const recordedNew = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

export const missingIn = (text: LocalizedText): Locale[] => locales.filter((locale) => (text[locale] ?? '') === '');

/** Returns the text with all languages; missing languages are ''. */
export const whole = (text: LocalizedText | null): LocalizedText => withEmpty(text ?? {});

type Detail =
  | 'cycle'
  | 'tooDeep'
  | 'slugReserved'
  | 'attributeUnknown'
  | 'attributeTwice'
  | 'indexedTwice'
  | 'indexedKind'
  | 'kindInUse'
  | 'unitInUse'
  | 'unitWithoutNumber'
  | 'valueTwice'
  | 'notChoice'
  | 'spellingTaken'
  | 'mergeSelf';

/** Returns a failure for a wrong field, with the reason in the caller's language. */
export const wrong = (field: string, detail: Detail, locale: Locale): Result<never, Failure> =>
  fail({ code: 'invalid_input', field, detail: translators[locale](`backOfficeCatalogue.${detail}`) });
