import { randomBytes } from 'node:crypto';

import type { MadeApiKey, MakeApiKeyBody, WireApiKey } from '@farad/contract/shop/customer-api';
import { apiKeyQueries, type ApiKeyRow } from '@farad/database/people/api-key.queries';
import { companyQueries } from '@farad/database/people/company.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { apiKeyLimits, apiKeyPrefix, apiScopes } from '@farad/domain/customer-api';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { sha256 } from '#kit/sha256.ts';
import { notifyOfAccess } from '#core/messages/notify-of-access.ts';
import { readRowNumber } from '#http/input/row-number.ts';

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const presentKey = (row: ApiKeyRow): WireApiKey => ({
  id: String(row.id),
  name: row.name,
  company: row.companyId === null ? null : { id: String(row.companyId), name: row.companyName ?? '' },
  end: row.end,
  scopes: [...row.scopes],
  perMinute: row.perMinute,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

/** Returns the account's API keys, newest first. */
export const listKeys = async ({ db }: Pick<Deps, 'db'>, accountId: number): Promise<WireApiKey[]> =>
  (await apiKeyQueries(db).ofAccount(accountId)).map(presentKey);

async function ownKey(deps: KeyDeps, accountId: number, id: string): Promise<Result<WireApiKey, Failure>> {
  const key = (await listKeys(deps, accountId)).find((each) => each.id === id);
  return key === undefined ? fail({ code: 'not_found' }) : ok(key);
}

/** Returns a new API key with 256 random bits. The database stores only its SHA-256 and its last four characters. */
const newToken = (): string => apiKeyPrefix + randomBytes(32).toString('base64url');

/** Creates an API key with the rights of its owner. If it is bound to a company, it buys only for this company. */
export async function makeKey(
  deps: KeyDeps,
  accountId: number,
  requested: z.output<typeof MakeApiKeyBody>,
): Promise<Result<z.output<typeof MadeApiKey>, Failure>> {
  const companyId = requested.company_id === null ? null : Number(requested.company_id);
  if (companyId !== null && (await companyQueries(deps.db).roleIn(companyId, accountId)) === null) {
    return fail({ code: 'not_found', field: 'company_id' });
  }
  const token = newToken();
  const made = {
    accountId,
    companyId,
    name: requested.name,
    perMinute: requested.per_minute,
    now: deps.clock(),
    sha256: sha256(token),
    end: token.slice(-4),
    scopes: apiScopes.filter((scope) => requested.scopes.includes(scope)),
  };
  const id = await inTransaction(deps.db, async (tx) => {
    const added = await apiKeyQueries(tx).add(made, apiKeyLimits.liveMax);
    if (added !== null) await notifyOfAccess(tx, deps.config, accountId, 'key');
    return added;
  });
  if (id === null) return fail({ code: 'api_full' });
  const key = await ownKey(deps, accountId, String(id));
  return key.ok ? ok({ key: key.value, token }) : key;
}

/** Revokes an API key, which stops working immediately. */
export async function revokeKey(deps: KeyDeps, accountId: number, id: string): Promise<Result<WireApiKey, Failure>> {
  const keyId = readRowNumber(id);
  const isThere = keyId !== undefined && (await apiKeyQueries(deps.db).revoke(accountId, keyId, deps.clock()));
  return isThere ? ownKey(deps, accountId, id) : fail({ code: 'not_found' });
}
