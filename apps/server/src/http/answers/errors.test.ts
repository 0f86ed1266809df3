import { errorCodes, locales } from '@farad/domain/shared';
import { connect } from '@farad/database/connection/connect';
import { schemaLevel } from '@farad/database/connection/schema-level';
import { movedMessage } from '@farad/database/connection/servers/client';
import { NoPrimary } from '@farad/database/connection/servers/find-primary';
import { describe, expect, it } from 'vitest';

import { SearchAway } from '#kit/search-away.ts';
import { errorBody, failureOf, type Failure } from './errors.ts';

const codeOf = (error: unknown): string => failureOf(error).failure.code;

describe('what a thrown error is to the caller', () => {
  it.each([
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'body_too_large', false],
    [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 'unsupported_media_type', false],
    [{ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }, 'invalid_input', false],
    [{ code: 'FST_ERR_BAD_URL', statusCode: 400 }, 'invalid_input', false],
    [{ code: 'FST_ERR_MAX_PARAM_LENGTH', statusCode: 414 }, 'not_found', false],
    [{ code: '22003' }, 'invalid_input', false],
    [{ code: '22P05' }, 'invalid_input', true],
    [{ code: 'FARAD_BUSY' }, 'unavailable', false],
    [new SearchAway('no answer'), 'search_unavailable', false],
    [{ code: '57P01' }, 'unavailable', true],
    [{ code: '08006' }, 'unavailable', true],
    [{ code: '57P05' }, 'unavailable', true],
    [{ code: '53100' }, 'unavailable', true],
    [{ code: '53200' }, 'unavailable', true],
    [{ code: '53300' }, 'unavailable', true],
    [{ code: '58030' }, 'unavailable', true],
    [{ code: 'ENOSPC' }, 'unavailable', true],
    [{ code: 'FARAD_FILES' }, 'unavailable', true],
    [{ code: 'EPIPE' }, 'unavailable', true],
    [{ code: 'ETIMEDOUT' }, 'unavailable', true],
    [new Error('Connection terminated'), 'unavailable', true],
    [new Error('Client has encountered a connection error and is not queryable'), 'unavailable', true],
    [new Error('Client was closed and is not queryable'), 'unavailable', true],
    [{ code: '55P03' }, 'unavailable', true],
    [{ code: '40P01' }, 'unavailable', true],
    [{ code: '57014' }, 'unavailable', true],
    [{ code: '25006' }, 'unavailable', true],
    [new NoPrimary(), 'unavailable', true],
    [new Error(movedMessage), 'unavailable', true],
    [new Error('Connection terminated unexpectedly'), 'unavailable', true],
    [new Error('anything else'), 'internal', true],
    ['a text', 'internal', true],
    [undefined, 'internal', true],
  ])('%o → %s', (error, code, isSurprise) => {
    expect(failureOf(error)).toMatchObject({ failure: { code }, isSurprise });
  });

  it('is "unavailable" when the database does not answer', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none');
    const error: unknown = await schemaLevel(away.db).catch((cause: unknown) => cause);
    expect(codeOf(error)).toBe('unavailable');
    await away.close();
  });
});

describe('error bodies', () => {
  it('have a text in every language for every code', () => {
    const texts = locales.flatMap((locale) =>
      errorCodes.map((code) => errorBody({ code } as Failure, locale).error.message),
    );
    expect(texts.every((text) => text.length > 5 && !text.includes('{{'))).toBe(true);
  });

  it('contain the figures needed for a correction', () => {
    const { error } = errorBody(
      { code: 'off_multiple', field: 'products.0.qty', available: 200, allowed: { below: 90, above: 100 } },
      'en',
    );
    expect(error).toMatchObject({ field: 'products.0.qty', allowed: { below: 90, above: 100 } });
    expect(error.message).toContain('90');
  });

  it('have only the fields of their code, and all that it needs', () => {
    const failures: readonly Failure[] = [
      { code: 'basket_empty', field: 'basket_id' },
      // @ts-expect-error: another code's field
      { code: 'basket_empty', available: 1 },
      // @ts-expect-error: the text of this code tells the stock
      { code: 'not_enough_stock' },
      // @ts-expect-error: this code explains itself
      { code: 'not_found', detail: '' },
    ];
    expect(failures).toHaveLength(4);
  });
});
