import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect } from '@farad/database/connection/connect';
import { writeSetting } from '@farad/database/connection/setting-rows';
import { createTestDatabase, runIn } from '@farad/database/connection/test-database';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { usualSettings } from '@farad/domain/setting';
import { dayMs } from '@farad/domain/shared';
import { makeCertificate } from '@farad/twins/messages/certificate';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { backupName, notesName } from '../core/opening/known-backups.ts';
import { setTestSeller } from '../testing/seller.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;
type Db = ReturnType<typeof connect>['db'];

const command = new URL('./doctor.ts', import.meta.url).pathname;

let folder: string;
let twins: ListeningTwins;
let ready: Database;
let environment: Readonly<Record<string, string>>;
const servers: (Server | ReturnType<typeof createHttpServer>)[] = [];

/** Starts a server on a free port of this computer and returns its port. */
async function portOf(server: (typeof servers)[number]): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const fine = { certificate: '', key: '' };
const siteWith = ({ certificate, key }: typeof fine): Promise<number> =>
  portOf(createServer({ cert: certificate, key }, (_request, answer) => void answer.end()));

/** Ports of sites with another certificate, and of an OpenSearch that is too old. */
const ports = { unknown: 0, expired: 0, search: 0 };

/** Delivery with own pickup alone; payment by cash and invoice alone. */
const { delivery, payments } = usualSettings;
const office = { address: 'Казань, Баумана, 1', hours: 'пн–пт 10–18', latitude: null, longitude: null, city: 'kazan' };
const ownDelivery = {
  ...delivery,
  office,
  carrier: { ...delivery.carrier, isOn: false },
  ways: delivery.ways.map((way) => ({ ...way, isOn: way.kind === 'own_pickup' })),
};
const offline = {
  ...payments,
  methods: payments.methods.map((each) => ({ ...each, isOn: ['cash_on_receipt', 'invoice'].includes(each.method) })),
};

const texts = `'{"ru": "Детали", "en": "Parts", "tr": "Parçalar"}'::jsonb`;

async function fillShop(db: Db): Promise<void> {
  await setTestSeller({ db });
  const tagline = { ru: 'детали', en: 'parts', tr: 'parçalar' };
  await writeSetting(db, 'shop', { name: 'Вольтоград', shortName: 'Вольт', tagline });
  await writeSetting(db, 'delivery', ownDelivery);
  await writeSetting(db, 'payments', offline);
  const contacts = { ...usualSettings.contacts, hours: { ru: 'пн–пт 10–18', en: 'Mon–Fri 10–18', tr: '10–18' } };
  await writeSetting(db, 'contacts', contacts);
  await runIn(
    db,
    `insert into category (id, slug, sort_order, title, description, part_title)
      values (1, 'parts', 1, ${texts}, ${texts}, ${texts});
    insert into brand (id, slug, name) values (1, 'yageo', 'Yageo');
    insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, package, state)
      values (1, 'part-1', 'MPN-1', 1, 1, ${texts}, ${texts}, '{1}', '{10000}', '0603', 'published')`,
  );
  for (const email of ['one@shop.example', 'two@shop.example']) {
    const now = new Date();
    await staffQueries(db).create({
      email,
      name: email,
      locale: 'ru',
      roles: ['administrator'],
      passwordHash: null,
      now,
    });
  }
}

/** Returns a certificate of the site. Its subject is not that of the twin of mail: a store finds issuers by it. */
async function ownCertificate(): Promise<typeof fine> {
  const paths = { certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') };
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '90', '-subj', '/CN=Site of a test'];
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', paths.key, '-out', paths.certificate];
  execFileSync('openssl', [...made, ...files], { stdio: 'ignore' });
  return { certificate: await readFile(paths.certificate, 'utf8'), key: await readFile(paths.key, 'utf8') };
}

/** Creates a data folder with a backup that was made and proven just now. */
async function dataFolder(name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, 'backups', backupName(new Date())), { recursive: true });
  await writeFile(join(path, notesName), JSON.stringify({ provenAt: new Date().toISOString() }));
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-doctor-'));
  twins = await listenTwins();
  const unknown = await makeCertificate();
  const expired = await makeCertificate(() => Date.now() - 400 * dayMs);
  const own = await ownCertificate();
  await writeFile(join(folder, 'ca.pem'), [own.certificate, twins.smtp.authority].join('\n'));
  await writeFile(join(folder, 'expired.pem'), expired.certificate);
  const port = await siteWith(own);
  ports.unknown = await siteWith(unknown);
  ports.expired = await siteWith(expired);
  const old = JSON.stringify({ version: { number: '2.19.1' }, status: 'green' });
  const search = createHttpServer(
    (_request, answer) => void answer.setHeader('content-type', 'application/json').end(old),
  );
  ports.search = await portOf(search);
  ready = await createTestDatabase();
  const { db, close } = connect(ready.url);
  await fillShop(db);
  await close();
  environment = {
    LANG: 'en_GB.UTF-8',
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    SITE_URL: `https://localhost:${port}`,
    SECRET_KEY: 'a secret of at least 32 characters',
    SHOP_EMAIL: 'shop@shop.example',
    SMSC_URL: twins.smsc.baseUrl(twins.origin),
    SMSC_LOGIN: twins.smsc.credentials.login,
    SMSC_PASSWORD: twins.smsc.credentials.password,
    SMTP_HOST: twins.smtp.host,
    SMTP_PORT: String(twins.smtp.port),
    SMTP_USER: twins.smtp.credentials.user,
    SMTP_PASSWORD: twins.smtp.credentials.password,
    MAIL_FROM: 'shop@shop.example',
  };
}, 60_000);
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await twins.close();
  await ready.drop();
  await rm(folder, { recursive: true });
});

interface Broken {
  /** Settings that differ; '' = not set. */
  readonly set?: () => Readonly<Record<string, string>>;
  /** Changes the database of the shop. */
  readonly store?: (db: Db) => Promise<unknown>;
  /** Changes the data folder. */
  readonly folder?: (path: string) => Promise<unknown>;
}

let runs = 0;

/** Runs `npm run doctor` on a copy of the ready shop that is broken in one way. Returns its faults and the exit code. */
async function examine({ set, store, folder: change }: Broken): Promise<{ faults: string[]; code: number | null }> {
  runs += 1;
  const database = await createTestDatabase(ready.url);
  const data = await dataFolder(`data-${runs}`);
  const { db, close } = connect(database.url);
  await store?.(db);
  await close();
  await change?.(data);
  const settings = { ...environment, DATABASE_URL: database.url, DATA_DIR: data, ...set?.() };
  const { PATH = '', HOME = '' } = process.env;
  const given = Object.entries({ PATH, HOME, ...settings }).filter(([, value]) => value !== '');
  const child = spawn(process.execPath, [command], {
    env: Object.fromEntries(given),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  await database.drop();
  // A fault is the line of its check with ✗, followed by the lines of its findings.
  const faults = output.split(/\n(?=[✓!✗])/).filter((part) => part.trimStart().startsWith('✗'));
  return { faults: faults.length > 0 || code === 0 ? faults : [output], code };
}

test('a shop that lacks nothing is ready', { timeout: 60_000 }, async () => {
  expect(await examine({})).toEqual({ faults: [], code: 0 });
});

const setting = (key: Parameters<typeof writeSetting>[1], value: unknown): Broken => ({
  store: (db) => writeSetting(db, key, value),
});
const sql = (statement: string): Broken => ({ store: (db) => runIn(db, statement) });
const closed = '127.0.0.1:9';
const online = { ...payments, methods: payments.methods.map((each) => ({ ...each, isOn: true })) };

test.each<[string, RegExp, Broken]>([
  [
    'a data folder that is not there',
    /Data folder.*cannot be written/s,
    { folder: (path) => rm(path, { recursive: true }) },
  ],
  [
    'a database that does not answer',
    /Database.*DATABASE_URL/s,
    { set: () => ({ DATABASE_URL: `postgres://a@${closed}/a` }) },
  ],
  [
    'a database of a newer program',
    /Database.*newer than the program/s,
    sql(`insert into schema_migration (number, name, sha256) values (9000, 'later', '')`),
  ],
  ['OpenSearch that does not answer', /Search.*does not answer/s, { set: () => ({ SEARCH_URL: `http://${closed}` }) }],
  [
    'OpenSearch that is too old',
    /Search.*2\.19\.1 is too old/s,
    { set: () => ({ SEARCH_URL: `http://127.0.0.1:${ports.search}` }) },
  ],
  ['a site without TLS', /Address of the site.*not encrypted/s, { set: () => ({ SITE_URL: 'http://shop.example' }) }],
  ['a site that does not answer', /does not answer from here/, { set: () => ({ SITE_URL: `https://${closed}` }) }],
  [
    'a certificate of an unknown issuer',
    /unknown issuer.*NODE_EXTRA_CA_CERTS/s,
    { set: () => ({ SITE_URL: `https://localhost:${ports.unknown}` }) },
  ],
  [
    'an expired certificate',
    /has expired/,
    {
      set: () => ({
        SITE_URL: `https://localhost:${ports.expired}`,
        NODE_EXTRA_CA_CERTS: join(folder, 'expired.pem'),
      }),
    },
  ],
  ['a shop without a seller', /Details of the seller.*not filled in/s, sql(`delete from setting where key = 'seller'`)],
  [
    'a seller without a phone',
    /Phone and e-mail.*There is no phone/s,
    sql(`update setting set value = value || '{"phone": ""}' where key = 'seller'`),
  ],
  ['mail without a server', /Mail.*not connected/s, { set: () => ({ SMTP_HOST: '', MAIL_FROM: '' }) }],
  ['a wrong password of mail', /Mail.*refused the login or password/s, { set: () => ({ SMTP_PASSWORD: 'wrong' }) }],
  [
    'a mail server that does not answer',
    /Mail.*does not answer/s,
    { set: () => ({ SMTP_HOST: '127.0.0.1', SMTP_PORT: '9' }) },
  ],
  ['SMS without an account', /SMS.*not connected/s, { set: () => ({ SMSC_LOGIN: '', SMSC_PASSWORD: '' }) }],
  ['a wrong password of SMS', /SMS.*refused the key/s, { set: () => ({ SMSC_PASSWORD: 'wrong' }) }],
  ['cards without an account', /Payment.*without a key/s, setting('payments', online)],
  [
    'no way of payment',
    /Payment.*All ways of payment are off/s,
    setting('payments', { ...payments, methods: payments.methods.map((each) => ({ ...each, isOn: false })) }),
  ],
  [
    'no way of delivery',
    /Delivery.*No way of delivery works/s,
    setting('delivery', { ...ownDelivery, ways: delivery.ways.map((way) => ({ ...way, isOn: false })) }),
  ],
  [
    'own pickup without an address',
    /Own pickup is on without an address/,
    setting('delivery', { ...ownDelivery, office: null }),
  ],
  ['a catalogue without prices', /Catalogue.*No product has a price/s, sql(`delete from product`)],
  [
    'a price below cost',
    /Prices.*1 product is sold below its cost/s,
    sql(`insert into product_cost (product_id, unit_price, at, tier_quantities, tier_prices, margin)
      values (1, 20000, now(), '{1}', '{20000}', least_margin('{1}', '{10000}', '{1}', '{20000}', null, 0))`),
  ],
  ['no backup', /Backup.*There is none/s, { folder: (path) => rm(join(path, 'backups'), { recursive: true }) }],
  [
    'a backup that was never restored',
    /Backup.*None was ever restored/s,
    { folder: (path) => rm(join(path, notesName)) },
  ],
  [
    'damaged notes of backups',
    /Backup.*backups\.json.*damaged/s,
    { folder: (path) => writeFile(join(path, notesName), '{') },
  ],
  ['no administrator', /Administrators.*There is none/s, sql('delete from staff_role; delete from staff')],
  [
    'a carrier with a wrong key',
    /Delivery.*refused the key/s,
    {
      set: () => ({
        CDEK_URL: twins.cdek.baseUrl(twins.origin),
        CDEK_ID: 'nobody',
        CDEK_SECRET: 'wrong',
        CDEK_FROM_POINT: 'MSK1',
        CDEK_FROM_CITY: '44',
      }),
      store: (db) => writeSetting(db, 'delivery', { ...ownDelivery, carrier: delivery.carrier }),
    },
  ],
  ['a trial', /Trial.*Suggestions.*only simulated.*TRIAL/s, { set: () => ({ TRIAL: '1' }) }],
  ['a setting with a wrong value', /PORT: /, { set: () => ({ PORT: 'eighty' }) }],
])('%s is named', { timeout: 60_000 }, async (_, expected, broken) => {
  const { faults, code } = await examine(broken);
  expect(faults.join('\n')).toMatch(expected);
  expect(code).toBe(1);
});
