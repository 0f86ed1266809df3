import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';

import { startS3Twin, type S3Twin } from '@farad/twins/s3/s3-twin';
import { photoOf } from '@farad/domain/site';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildApp, type App } from '../app.ts';
import { buildCatalogue } from '../catalogue-index/build.ts';
import { readSnapshot, writeSnapshot } from '../catalogue-index/snapshot.ts';
import { openImports } from '../import-work/open-imports.ts';
import { uploaded } from '../testing/calls/bom-calls.ts';
import { goodsFile } from '../testing/one-c/one-c-files.ts';
import { lastRun, openOneC } from '../testing/one-c/one-c-robot.ts';
import { openBrowser } from '../testing/browser.ts';
import { importDesk, importedProduct, type ImportDesk } from '../testing/scenes/import-scenes.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import { signedInStaff } from '../testing/staff.ts';
import { openFiles, type ShopFiles } from './open-files.ts';

// Two servers with a data folder each, one database and one bucket. The first one works on imports; the second one
// takes the calls.

const account = { bucket: 'farad', region: 'eu-central-1', keyId: 'key', secret: 'secret' };

let twin: S3Twin;
let first: TestShop;
let second: TestShop;
let app: App;
let folder: string;
let imports: ReturnType<typeof openImports>;
let desk: ImportDesk;

beforeAll(async () => {
  twin = await startS3Twin(account);
  folder = await mkdtemp(join(tmpdir(), 'farad-second-'));
  first = await openShop({}, undefined, undefined, {
    S3_ENDPOINT: twin.url,
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_KEY_ID: account.keyId,
    S3_SECRET: account.secret,
    S3_PREFIX: 'shop/',
    SECRET_KEY: 'a key of the tests, long enough for it',
  });
  const place = { dataDir: folder, s3: first.deps.config.s3 };
  const report = (error: unknown): never => expect.fail(String(error));
  imports = openImports({ url: first.url, place, db: first.db, works: false, report });
  const { wake, idle } = first.deps.imports;
  const deps = {
    ...first.deps,
    config: { ...first.deps.config, dataDir: folder },
    storage: openFiles(place),
    // The database would wake the first server.
    imports: { ...imports, wake, idle },
  };
  app = await buildApp(deps);
  const guest = () => openBrowser(app.server, undefined, deps.config.apiPrefix);
  second = { ...first, deps, server: app.server, guest };
  desk = importDesk(second, await signedInStaff(second, 'administrator'));
});

afterAll(async () => {
  await app.server.close();
  await imports.stop();
  await first.close();
  await twin.stop();
  await rm(folder, { recursive: true, force: true });
});

const keys = (beginning: string): readonly string[] =>
  [...twin.bucket.objects.keys()].filter((key) => key.startsWith(`shop/${beginning}`));

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

const contents = async (server: TestShop, path: string) => server.server.inject({ method: 'GET', url: path });

it('a photo that was uploaded on one server is shown by the other, and gone on both when it is deleted', async () => {
  const by = await signedInStaff(first, 'administrator');
  const seo = (
    await first.db
      .selectFrom('product')
      .select('seo')
      .where('state', '=', 'published')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).seo;
  const sent = await by.post(`/catalog/products/${seo}/images`, await picture(), { 'content-type': 'image/png' });
  const [image = ''] = sent.json<{ images: string[] }>().images.slice(-1);
  const sizes = photoOf(image)?.webp ?? [];
  expect(keys('images/')).toHaveLength(sizes.length * 2);
  for (const { path } of sizes) {
    const [here, there] = [await contents(first, path), await contents(second, path)];
    expect([there.statusCode, there.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(there.rawPayload).toEqual(here.rawPayload);
  }
  const asked = twin.requests.length;
  expect((await contents(second, image)).statusCode).toBe(200);
  expect(twin.requests.length).toBe(asked);
  await signedInStaff(second, 'administrator').then((other) =>
    other.post(`/catalog/products/${seo}/images/delete`, { image }),
  );
  expect(keys('images/')).toEqual([]);
  expect((await contents(second, image)).statusCode).toBe(404);
});

it('a file that was uploaded to one server is imported by the other', async () => {
  const file = 'MPN;Manufacturer;Code;Price;Stock\nTWO-1;Farad Test;T-1;0.5;10\nTWO-X;Farad Test;T-X;cheap;1\n';
  const supplier = await desk.addSupplier();
  const id = await desk.mapped(file, supplier);
  const done = await desk.run(id);
  expect(done).toMatchObject({ state: 'done' });
  expect(await importedProduct(second, 'TWO-1')).toBeDefined();
  expect(keys(`imports/${id}/`)).toContain(`shop/imports/${id}/source.pieces/000000000000`);
  const by = await signedInStaff(second, 'administrator');
  const problems = await by.get(`/admin/imports/${id}/problems-file`);
  expect([problems.statusCode, problems.body]).toEqual([200, expect.stringContaining('cheap')]);
  // Nothing of it is in a folder that the servers would have to share.
  expect(await readdir(folder)).not.toContain('imports');
});

it('1C sends its files to one server, and the other one works on them', async () => {
  const robot = await openOneC(second);
  const goods = [{ id: 'two-1', article: 'TWO-1C' }];
  await robot().sendCatalogue([{ name: 'import.xml', bytes: Buffer.from(goodsFile(goods)) }]);
  expect(await lastRun(first)).toMatchObject({ state: 'done', counts: { goods: 1 } });
  expect(keys('exchange/').length).toBeGreaterThan(0);
});

it('a parts list that was sent to one server is read by the other: it is in the database', async () => {
  const browser = second.guest();
  const bom = await uploaded(browser, 'MPN;Qty\nNE555P;1\n', 'list.csv');
  const other = first.guest();
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  expect((await other.get(`/boms/${bom._id}`)).statusCode).toBe(200);
});

it('the snapshot that one server wrote is read by the other, also from its copy while the bucket is away', async () => {
  const notes: string[] = [];
  const note = (_level: string, _about: object, message: string): void => void notes.push(message);
  const catalogue = await buildCatalogue(first.db);
  await writeSnapshot(first.deps.storage, first.db, catalogue);
  expect(keys('catalogue.index')).toHaveLength(1);
  const read = async (files: ShopFiles) => (await readSnapshot(files, second.db, note))?.engine.size;
  expect(await read(second.deps.storage)).toBe(catalogue.engine.size);
  expect(notes).toEqual([]);
  const away = openFiles({ dataDir: folder, s3: { ...first.deps.config.s3!, endpoint: 'http://127.0.0.1:9' } });
  expect(await read(away)).toBe(catalogue.engine.size);
  expect(notes).toEqual(['catalogue: the snapshot cannot be fetched, the last copy is used']);
});

it('while the bucket is away, calls that need it get 503 with words, and others go on', async () => {
  const id = await desk.create(5);
  twin.fail('SlowDown', 'SlowDown', 'SlowDown', 'SlowDown');
  const sent = await desk.part(id, Buffer.from('hello'));
  expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '10']);
  expect(sent.json<{ error: { code: string; message: string } }>().error).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/\p{L}+/u),
  });
  expect((await second.guest().get('/healthz')).statusCode).toBe(200);
  expect((await desk.part(id, Buffer.from('hello'))).statusCode).toBe(200);
  await second.deps.imports.idle();
  // The failure is logged as an error, so that somebody looks. The test expects it.
  const logged = first.logLines as string[];
  const about = logged.filter((line) => line.includes('FileStoreError'));
  expect(about.length).toBeGreaterThan(0);
  for (const line of about) logged.splice(logged.indexOf(line), 1);
});

it('files of a bucket have no copy that differs from it', async () => {
  const { storage } = second.deps;
  await storage.store.put('imports/900/source', Buffer.from('one'));
  const path = await storage.bring('imports/900/source');
  expect(path === null ? null : await readFile(path, 'utf8')).toBe('one');
  await first.deps.storage.store.put('imports/900/source', Buffer.from('another'));
  const again = await storage.bring('imports/900/source');
  expect(again === null ? null : await readFile(again, 'utf8')).toBe('another');
  const opened = await storage.store.open('imports/900/source', { first: 2, last: 4 });
  expect(opened === null ? null : await text(opened.content)).toBe('oth');
  await first.deps.storage.remove('imports/900/source');
  expect(await storage.bring('imports/900/source')).toBeNull();
  const made = await storage.scratch();
  await storage.store.put('x', Buffer.from('x'));
  expect(await storage.store.open('x').then((file) => buffer(file!.content))).toEqual(Buffer.from('x'));
  expect(made.startsWith(folder)).toBe(true);
});
