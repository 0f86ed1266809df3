import { randomUUID } from 'node:crypto';

import type { Locale } from '@farad/domain/shared';
import { isRole } from '@farad/domain/customer';
import type { CodeTries } from '@farad/domain/customer-sign-in';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { accountColumns, type SessionAccount } from './session.queries.ts';

export type LoginChannel = 'sms' | 'email';

/**
 * Address to which a code is sent: a phone number of 11 digits for `sms`, an email address in lower case for `email`.
 */
export interface LoginAddress {
  readonly channel: LoginChannel;
  readonly destination: string;
}

/** Keyed hashes of an address and a browser. */
export interface HashedPair {
  readonly destinationHash: Buffer;
  readonly browserHash: Buffer;
}

export interface NewChallenge extends HashedPair {
  readonly id: string;
  readonly channel: LoginChannel;
  readonly codeHmac: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

export interface NewSend {
  readonly destinationHash: Buffer;
  readonly ip: string;
  readonly subnet: string;
  readonly channel: LoginChannel;
  readonly isKnownBrowser: boolean;
  readonly now: Date;
}

const knownBrowser = (handle: Handle, { destinationHash, browserHash }: HashedPair) =>
  handle
    .selectFrom('known_browser')
    .select('known_browser.at')
    .where('known_browser.destination_hash', '=', destinationHash)
    .where('browser_hash', '=', browserHash);

/** Queries of sent codes, for the limits on sending. */
export function loginSendQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Takes locks of the address, the subnet and the channel until the transaction ends, so that codes are sent one
     * after another. The order of the locks is fixed, to avoid deadlocks: PostgreSQL computes a row from left to right.
     */
    lock: inTx(handle, async (destinationHash: Buffer, subnet: string, channel: LoginChannel): Promise<void> => {
      const locked = (key: string) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
      await sql`select ${locked(`login ${destinationHash.toString('base64')}`)}, ${locked(`login ${subnet}`)},
        ${locked(`login ${channel}`)}`.execute(handle);
    }),

    isKnownBrowser: async (pair: HashedPair): Promise<boolean> =>
      (await knownBrowser(handle, pair).executeTakeFirst()) !== undefined,

    /**
     * Returns times of codes sent to the address since `since`. A browser that has signed in with the address gets
     * those requested by such browsers. Any other browser gets those requested by other browsers.
     */
    moments: async (pair: HashedPair, since: Date): Promise<readonly Date[]> => {
      const rows = await handle
        .selectFrom('login_send')
        .select('at')
        .where('destination_hash', '=', pair.destinationHash)
        .where('is_known_browser', '=', sql<boolean>`exists (${knownBrowser(handle, pair)})`)
        .where('at', '>', since)
        .execute();
      return rows.map(({ at }) => at);
    },

    /**
     * Returns the time of the n-th newest code requested from an IP address or subnet since `since`. Undefined if there
     * were fewer.
     */
    nthNewest: async (column: 'ip' | 'subnet', network: string, n: number, since: Date): Promise<Date | undefined> => {
      const row = await handle
        .selectFrom('login_send')
        .select('at')
        .where(column, '=', network)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .offset(n - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.at;
    },

    /** Returns the number of codes that the shop has sent by a channel since `since`. */
    ofShop: async (channel: LoginChannel, since: Date): Promise<number> => {
      const { sent } = await handle
        .selectFrom('login_send')
        .select(({ fn }) => fn.countAll<number>().as('sent'))
        .where('channel', '=', channel)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return sent;
    },

    add: async (send: NewSend): Promise<void> => {
      await handle
        .insertInto('login_send')
        .values({
          destination_hash: send.destinationHash,
          ip: send.ip,
          subnet: send.subnet,
          channel: send.channel,
          is_known_browser: send.isKnownBrowser,
          at: send.now,
        })
        .execute();
    },

    rememberBrowser: async ({ destinationHash, browserHash }: HashedPair, now: Date): Promise<void> => {
      await handle
        .insertInto('known_browser')
        .values({ destination_hash: destinationHash, browser_hash: browserHash, at: now })
        .onConflict((conflict) => conflict.columns(['destination_hash', 'browser_hash']).doUpdateSet({ at: now }))
        .execute();
    },

    /** Forgets browsers that last signed in before `then`. */
    forgetBrowsersBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('known_browser').where('at', '<', then).execute();
    },

    /**
     * Deletes records older than `then`: of sent codes, and of attempts to enter a code. Also deletes codes that
     * expired before `then`, with their grants.
     */
    deleteBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('login_send').where('at', '<', then).execute();
      await handle.deleteFrom('login_challenge').where('expires_at', '<', then).execute();
      await handle.deleteFrom('login_try').where('at', '<', then).execute();
    },
  };
}

/** Queries of the right and wrong codes that people entered in the whole shop. */
export function loginTryQueries(handle: Handle) {
  return {
    add: async (isRight: boolean, now: Date): Promise<void> => {
      await handle.insertInto('login_try').values({ is_right: isRight, at: now }).execute();
    },

    since: async (then: Date): Promise<CodeTries> =>
      handle
        .selectFrom('login_try')
        .select(({ fn, eb }) => [
          fn.countAll<number>().as('tries'),
          fn.countAll<number>().filterWhere(eb.ref('is_right'), '=', false).as('failures'),
        ])
        .where('at', '>', then)
        .executeTakeFirstOrThrow(),
  };
}

/** Queries of challenges. A challenge is a sent code that waits for its answer. */
export function loginChallengeQueries(handle: Handle) {
  return {
    /**
     * Ends earlier challenges of an address when a new code is sent. A known browser ends all of them. An unknown
     * browser ends only those of unknown browsers, so that a stranger cannot end the owner's code.
     */
    endOlder: async ({ destinationHash }: HashedPair, isKnownBrowser: boolean, now: Date): Promise<void> => {
      await handle
        .updateTable('login_challenge')
        .set({ consumed_at: now })
        .where('destination_hash', '=', destinationHash)
        .where('consumed_at', 'is', null)
        .$if(!isKnownBrowser, (query) =>
          query.where('browser_hash', 'not in', (known) =>
            known.selectFrom('known_browser').select('browser_hash').where('destination_hash', '=', destinationHash),
          ),
        )
        .execute();
    },

    add: async (challenge: NewChallenge): Promise<void> => {
      await handle
        .insertInto('login_challenge')
        .values({
          id: challenge.id,
          channel: challenge.channel,
          destination_hash: challenge.destinationHash,
          browser_hash: challenge.browserHash,
          code_hmac: challenge.codeHmac,
          created_at: challenge.now,
          expires_at: challenge.expiresAt,
        })
        .execute();
    },

    /**
     * Counts an attempt and returns the hash that the code must match, in one statement. Undefined if there is no such
     * challenge, or it has no attempts left.
     */
    takeTry: async (id: string, pair: HashedPair, triesMax: number, now: Date): Promise<Buffer | undefined> => {
      const row = await handle
        .updateTable('login_challenge')
        .set((column) => ({ attempts: column('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('destination_hash', '=', pair.destinationHash)
        .where('browser_hash', '=', pair.browserHash)
        .where('attempts', '<', triesMax)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('code_hmac')
        .executeTakeFirst();
      return row?.code_hmac;
    },

    /** Marks a challenge as used. Returns true for the first caller only. */
    consume: async (id: string, now: Date): Promise<boolean> => {
      const row = await handle
        .updateTable('login_challenge')
        .set({ consumed_at: now })
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export interface NewGrant extends LoginAddress {
  readonly challengeId: string;
  readonly browserHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Queries of grants. A grant lets a person who has no account register after entering a correct code. */
export function loginGrantQueries(handle: Handle) {
  return {
    /** Adds a grant. Earlier grants of the browser stop working. */
    add: async (grant: NewGrant): Promise<void> => {
      await handle
        .updateTable('login_grant')
        .set({ consumed_at: grant.now })
        .where('browser_hash', '=', grant.browserHash)
        .where('consumed_at', 'is', null)
        .execute();
      await handle
        .insertInto('login_grant')
        .values({
          challenge_id: grant.challengeId,
          channel: grant.channel,
          destination: grant.destination,
          browser_hash: grant.browserHash,
          expires_at: grant.expiresAt,
        })
        .execute();
    },

    /**
     * Marks the browser's grant as registered, and returns its address. Undefined if there is no valid grant or it is
     * registered already.
     */
    register: async (browserHash: Buffer, now: Date): Promise<LoginAddress | undefined> =>
      handle
        .updateTable('login_grant')
        .set({ registered_at: now })
        .where('browser_hash', '=', browserHash)
        .where('registered_at', 'is', null)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['channel', 'destination'])
        .executeTakeFirst(),

    /** Marks a registered grant as used to sign in. Returns false if there is no such grant or it was used before. */
    consume: async (challengeId: string, to: LoginAddress, browserHash: Buffer, now: Date): Promise<boolean> => {
      const row = await handle
        .updateTable('login_grant')
        .set({ consumed_at: now })
        .where('challenge_id', '=', challengeId)
        .where('channel', '=', to.channel)
        .where('destination', '=', to.destination)
        .where('browser_hash', '=', browserHash)
        .where('registered_at', 'is not', null)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('challenge_id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const columnOf = (channel: LoginChannel): 'phone' | 'email' => (channel === 'sms' ? 'phone' : 'email');

const withRole = <R extends { readonly role: string }>(row: R | undefined) =>
  row !== undefined && isRole(row.role) ? { ...row, role: row.role } : undefined;

/** Queries of accounts by their verified address. */
export function loginAccountQueries(handle: Handle) {
  const find = async ({ channel, destination }: LoginAddress): Promise<SessionAccount | undefined> => {
    const row = await handle
      .selectFrom('account')
      .select(accountColumns)
      .where(columnOf(channel), '=', destination)
      .executeTakeFirst();
    return withRole(row);
  };
  return {
    find,

    /** Returns the account with this address, and creates it if it does not exist. */
    register: async (address: LoginAddress, locale: Locale, now: Date): Promise<SessionAccount> => {
      const column = columnOf(address.channel);
      const add = async (username: string): Promise<SessionAccount | undefined> =>
        withRole(
          await handle
            .insertInto('account')
            .values({ [column]: address.destination, username, locale, created_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .returning(accountColumns)
            .executeTakeFirst(),
        );
      // Nothing is inserted if the address is the username of another account. Then a unique username is generated.
      const account =
        (await add(address.destination)) ??
        (await find(address)) ??
        (await add(`${address.destination} ${randomUUID()}`)) ??
        (await find(address));
      if (account === undefined) throw new Error('sign-in: account not found after registration');
      return account;
    },
  };
}
