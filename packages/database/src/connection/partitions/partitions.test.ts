import { daySeconds } from '@farad/domain/shared';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { auditQueries } from '#staff/audit.queries.ts';
import { outboxQueries } from '#messages/outbox.queries.ts';
import { changeQueries } from '../change.queries.ts';
import { connect, type Connection } from '../connect.ts';
import { migrateWith, readMigrations } from '../migrate.ts';
import { databaseState } from '../state.queries.ts';
import { createTestDatabase } from '../test-database.ts';
import { createPartitions } from './create-partitions.ts';
import { askedOver, readPartitions } from './read-partitions.ts';
import { partitionHealth } from './partition-health.ts';
import type { PartitionedTable } from './partitioned-tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** A day on which none of the partitions that the migrations made is still in use. */
const today = new Date('2029-05-15T12:00:00Z');
const ago = (days: number): Date => new Date(today.getTime() - days * daySeconds * 1000);

const query = <T extends object>(text: string, values: readonly unknown[] = []) =>
  connection.pool.query<T>(text, [...values]).then(({ rows }) => rows);

const namesOf = async (table: PartitionedTable): Promise<readonly string[]> =>
  (await readPartitions(askedOver(connection.db), table)).map(({ name }) => name);

/** Returns the partition of each row, by its id. */
const placesOf = async (table: PartitionedTable): Promise<readonly string[]> =>
  (await query<{ place: string }>(`select tableoid::regclass::text as place from ${table} order by id`)).map(
    ({ place }) => place,
  );

const addAudit = (at: Date) =>
  query(
    `insert into audit (at, action, reason, ip, user_agent, request_id) values ($1, 'any', '', '10.0.0.1', '', '')`,
    [at],
  );
const addMessage = (at: Date, sentAt: Date | null) =>
  query(
    `insert into outbox (kind, channel, recipient, text, created_at, sent_at) values ('any', 'email', 'a@b.c', '', $1, $2)`,
    [at, sentAt],
  );
const addChange = (at: Date) =>
  query('insert into product_change (product_id, is_whole, at) values (1, true, $1)', [at]);

beforeEach(async () => {
  await query('alter table audit disable trigger user');
  await query('truncate audit, outbox, product_change');
  await query('alter table audit enable trigger user');
});

describe('partitions', () => {
  it('are made ahead, once, also by processes at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => createPartitions(connection.db, today)));
    expect(made).toContain(true);
    expect(await namesOf('audit')).toEqual(expect.arrayContaining(['audit_first', 'audit_2029_04', 'audit_2029_07']));
    const before = await namesOf('outbox');
    expect(before.slice(-3)).toEqual(['outbox_2029_05', 'outbox_2029_06', 'outbox_2029_07']);
    expect((await namesOf('product_change')).at(-1)).toBe('product_change_2029_05_18');
    expect(await createPartitions(connection.db, today)).toBe(true);
    expect(await namesOf('outbox')).toEqual(before);
  });

  it('take the rows of their time, and the default one those of a time without a partition', async () => {
    await addAudit(today);
    await addAudit(new Date('2020-01-01'));
    await addAudit(new Date('2028-03-01'));
    expect(await placesOf('audit')).toEqual(['audit_2029_04', 'audit_first', 'audit_default']);
  });

  it('of periods whose rows are in the default partition are not made, but later ones are', async () => {
    const late = new Date('2031-01-20T00:00:00Z');
    await addMessage(late, late);
    expect(await placesOf('outbox')).toEqual(['outbox_default']);
    expect(await createPartitions(connection.db, late)).toBe(true);
    expect((await namesOf('outbox')).slice(-2)).toEqual(['outbox_2031_02', 'outbox_2031_03']);
    await addMessage(new Date('2031-02-01T00:00:00Z'), null);
    expect(await placesOf('outbox')).toEqual(['outbox_default', 'outbox_2031_02']);
    await outboxQueries(connection.db).deleteBefore(new Date('2031-01-21T00:00:00Z'));
    expect(await placesOf('outbox')).toEqual(['outbox_2031_02']);
  });

  it('are not made while a table stays locked, and then made by the next call', async () => {
    const later = new Date('2029-09-15T12:00:00Z');
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table outbox_default in access exclusive mode');
    expect(await createPartitions(connection.db, later)).toBe(false);
    await holder.query('rollback');
    await holder.end();
    expect(await createPartitions(connection.db, later)).toBe(true);
    expect(await namesOf('outbox')).toContain('outbox_2029_11');
  });

  it('keep ids in one sequence, and their rows are found by id alone', async () => {
    await addMessage(today, null);
    await addMessage(ago(-40), null);
    const rows = await query<{ id: number }>('select id from outbox order by id');
    expect((rows[1]?.id ?? 0) - (rows[0]?.id ?? 0)).toBe(1);
    for (const { id } of rows) expect(await query('select from outbox where id = $1', [id])).toHaveLength(1);
  });

  it('count as one table in the sizes', async () => {
    await createPartitions(connection.db, today);
    const health = await partitionHealth(connection.db, today);
    expect(health.map(({ table }) => table)).toEqual(['product_change', 'outbox', 'audit']);
    expect(Math.min(...health.map(({ bytes }) => bytes))).toBeGreaterThan(8192);
    expect(health[0]?.aheadSeconds).toBeGreaterThanOrEqual(3.5 * daySeconds);
    const { tables } = await databaseState(connection.db);
    expect(tables.filter(({ name }) => /^(?:audit|outbox|product_change)_/.test(name))).toEqual([]);
    const sizes = await query<{ bytes: number }>(
      `select sum(pg_total_relation_size(inhrelid))::bigint as bytes from pg_inherits where inhparent = 'outbox'::regclass`,
    );
    expect(tables).toContainEqual({ name: 'outbox', bytes: sizes[0]?.bytes });
    expect(tables.filter(({ bytes }) => !(bytes > 0))).toEqual([]);
  });
});

describe('retention', () => {
  it('drops the partitions of the audit log whose lines are all too old', async () => {
    const moments = ['2032-02-01', '2032-05-01', '2032-06-01', '2035-05-01'].map((text) => new Date(text));
    for (const at of moments) await createPartitions(connection.db, at);
    for (const at of moments) await addAudit(at);
    await auditQueries(connection.db).deleteBefore(new Date('2032-05-14'));
    expect(await namesOf('audit')).not.toContain('audit_2032_01');
    expect(await placesOf('audit')).toEqual(['audit_2032_04', 'audit_2032_04', 'audit_2035_04']);
    await expect(query('delete from audit')).rejects.toThrow('never changed');
    await expect(query(`update audit set reason = 'x'`)).rejects.toThrow('never changed');
    await expect(query('truncate audit')).rejects.toThrow('never changed');
  });

  it('keeps a partition as long as a message of it waits', async () => {
    await createPartitions(connection.db, ago(300));
    await addMessage(ago(300), ago(300));
    await addMessage(ago(300), null);
    await outboxQueries(connection.db).deleteBefore(ago(180));
    expect(await placesOf('outbox')).toHaveLength(2);
    await query('update outbox set dead_at = $1', [ago(299)]);
    await outboxQueries(connection.db).deleteBefore(ago(180));
    expect(await placesOf('outbox')).toHaveLength(0);
    expect(await namesOf('outbox')).not.toContain('outbox_2028_07');
  });

  it('tells readers of changes how far they are gone', async () => {
    await createPartitions(connection.db, ago(3));
    for (const days of [3, 2, 0]) await addChange(ago(days));
    const ids = (await query<{ id: number }>('select id from product_change order by id')).map(({ id }) => id);
    await changeQueries(connection.db).prune(ago(1));
    expect(await placesOf('product_change')).toEqual(['product_change_2029_05_15']);
    expect(await changeQueries(connection.db).prunedTo()).toBe(ids[1]);
    expect(await changeQueries(connection.db).position()).toMatchObject({ last: ids[2], gaps: [] });
  });

  it('waits for a statement only briefly, and drops the partition the next time', async () => {
    await createPartitions(connection.db, ago(300));
    await addMessage(ago(300), ago(300));
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; select count(*) from outbox');
    await outboxQueries(connection.db).deleteBefore(ago(180));
    await holder.query('rollback');
    await holder.end();
    expect(await placesOf('outbox')).toHaveLength(1);
    await outboxQueries(connection.db).deleteBefore(ago(180));
    expect(await placesOf('outbox')).toHaveLength(0);
  }, 20_000);
});

describe('the migration of filled tables', () => {
  it('keeps every row, id and reference, and is repeated after it was broken off', async () => {
    const own = await createTestDatabase();
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    const files = await readMigrations();
    await migrateWith(
      own.url,
      files.filter(({ number }) => number < 125),
    );
    await client.query(`insert into outbox (kind, channel, recipient, text, created_at)
      select 'any', 'email', 'a@b.c', '', now() - n * interval '1 day' from generate_series(1, 200) n`);
    await client.query(`insert into audit (at, action, reason, ip, user_agent, request_id)
      select now() + interval '1 year', 'any', '', '10.0.0.1', '', ''`);
    await client.query('create index outbox_timed on outbox (id)');
    await client.query('alter table outbox add constraint outbox_first check (created_at > now()) not valid');
    await migrateWith(own.url, files);
    expect((await client.query('select count(*)::integer as count from outbox_first')).rows).toEqual([{ count: 200 }]);
    const { rows } = await client.query(`insert into outbox (kind, channel, recipient, text)
      values ('any', 'email', 'a@b.c', '') returning id::integer, tableoid::regclass::text as place`);
    expect(rows).toEqual([{ id: 201, place: 'outbox_first' }]);
    expect((await client.query('select id::integer, tableoid::regclass::text as place from audit')).rows).toEqual([
      { id: 1, place: 'audit_first' },
    ]);
    await client.end();
    await own.drop();
  });

  it('reads none of the rows while it holds the locks', async () => {
    const own = await createTestDatabase();
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    const files = await readMigrations();
    await migrateWith(
      own.url,
      files.filter(({ number }) => number <= 125),
    );
    const told: string[] = [];
    client.on('notice', ({ message }) => told.push(message ?? ''));
    await client.query('begin; set local client_min_messages = debug1');
    await client.query(files.find(({ number }) => number === 126)?.sql ?? '');
    await client.query('rollback');
    // PostgreSQL says so when it attaches a partition without reading it.
    const implied = told.filter((message) => message.includes('is implied by existing constraints'));
    for (const table of ['product_change', 'outbox', 'audit'])
      expect(implied.filter((message) => message.includes(`"${table}_first"`))).toHaveLength(1);
    expect(told.filter((message) => /building index "(?:product_change|outbox|audit)_first/.test(message))).toEqual([]);
    await client.end();
    await own.drop();
  });
});
