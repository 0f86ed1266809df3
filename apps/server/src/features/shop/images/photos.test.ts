import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { photosMax } from '@farad/contract/office/catalogue/products';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { isStaff, roles, type Role } from '@farad/domain/customer';
import { photoOf } from '@farad/domain/site';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startSession } from '#http/session/session.ts';
import { startStaffSession } from '#http/session/staff-session.ts';
import { openApplication, type TestApplication } from '#testing/application.ts';
import { insertCatalogue } from '#testing/catalogue.ts';
import { httpsEnvironment } from '#testing/environment.ts';

let shop: TestApplication;
let dataDir: string;
let manager: string;

/** Returns a session cookie for the role: of the back office for staff, of the shop for other roles. */
async function sessionOf(role: Role): Promise<string> {
  const { deps, connection } = shop;
  const { db } = connection;
  const now = new Date();
  if (isStaff(role)) {
    const person = {
      email: `${role}@farad.example`,
      name: role,
      locale: 'ru',
      roles: [role],
      passwordHash: null,
      now,
    } as const;
    const id = await staffQueries(db).create(person);
    if (id === undefined) throw new Error('there is one already');
    const cookies = new Map<string, string>();
    const jar = {
      get: (name: string) => cookies.get(name),
      set: (name: string, value: string) => void cookies.set(name, value),
      clear: (name: string) => void cookies.delete(name),
    };
    await startStaffSession(
      db,
      { staffId: id, step: 'done' },
      { cookies: jar, userAgent: 'test', ip: '127.0.0.1' },
      now,
    );
    return [...cookies].map((pair) => pair.join('=')).join('; ');
  }
  const { id } = await db
    .insertInto('account')
    .values({ username: role, role, phone: null, email: `${role}@example.com`, password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `${deps.config.cookies.sessionName}=${await startSession(db, id, 'test', now)}`;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-photos-'));
  shop = await openApplication({ fill: insertCatalogue, environment: { ...httpsEnvironment, DATA_DIR: dataDir } });
  manager = await sessionOf('catalogue_manager');
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

interface Answer {
  readonly images: string[];
  readonly isImagesHasPreview: boolean;
  readonly error?: { readonly code: string; readonly field?: string };
}

const send = async (path: string, payload: Buffer | object, cookie: string, type = 'application/octet-stream') => {
  const isFile = Buffer.isBuffer(payload);
  const answer = await shop.server.inject({
    method: 'POST',
    url: `${shop.deps.config.apiPrefix}/catalog/products/${path}`,
    headers: {
      'content-type': isFile ? type : 'application/json',
      cookie,
      origin: new URL(shop.deps.config.siteUrl).origin,
      host: new URL(shop.deps.config.siteUrl).host,
    },
    payload: isFile ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};

const upload = (file: Buffer, { seo = 'part-1', cookie = manager, type = 'image/jpeg' } = {}) =>
  send(`${seo}/images`, file, cookie, type);

/** Last shade of a test picture. Each picture has another shade, so that no two have the same content. */
let shade = 0;
const plain = (width: number, height: number) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: shade } } });
};

const fileOf = (path: string) => shop.server.inject({ url: path });

describe('an uploaded photo', () => {
  it('is stored in every size and both formats, upright and without camera metadata', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-PLACE', Software: 'camera' } };
    const file = await plain(1600, 800).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { status, body } = await upload(file);
    expect(status).toBe(200);
    expect(body.isImagesHasPreview).toBe(true);
    const photo = photoOf(body.images[0] ?? '');
    expect(photo).toMatchObject({ width: 800, height: 1600 });
    expect(photo?.webp.map(({ width }) => width)).toEqual([160, 344, 688, 800]);
    for (const [sizes, format] of [
      [photo?.webp ?? [], 'webp'],
      [photo?.avif ?? [], 'heif'],
    ] as const) {
      for (const { path, width } of sizes) {
        const answer = await fileOf(path);
        expect(answer.statusCode, path).toBe(200);
        expect(answer.headers['cache-control']).toContain('immutable');
        const metadata = await sharp(answer.rawPayload).metadata();
        expect(metadata).toMatchObject({ width, format });
        expect(metadata.exif).toBeUndefined();
        expect(answer.rawPayload.includes('SECRET')).toBe(false);
      }
    }
    const largest = await fileOf(body.images[0] ?? '');
    expect(await sharp(largest.rawPayload).metadata()).toMatchObject({ width: 800, height: 1600, format: 'webp' });
    const product = (await shop.get('/catalog/products/part-1')).json<{ product: Answer }>().product;
    expect(product).toMatchObject({ images: body.images, isImagesHasPreview: true });
  });

  it.each(['png', 'webp', 'avif'] as const)('may be a %s, whatever type it declares', async (format) => {
    const file = await plain(300, 200).toFormat(format).toBuffer();
    expect((await upload(file, { seo: 'part-2', type: 'image/jpeg' })).status).toBe(200);
    expect((await upload(file, { seo: 'part-2', type: 'application/octet-stream' })).body.images).toHaveLength(
      { png: 1, webp: 2, avif: 3 }[format],
    );
  });

  it('is never enlarged', async () => {
    const { body } = await upload(await plain(90, 60).png().toBuffer(), { seo: 'part-3' });
    expect(photoOf(body.images[0] ?? '')?.webp.map(({ width }) => width)).toEqual([90]);
  });

  it('may belong to a draft', async () => {
    expect((await upload(await plain(90, 60).png().toBuffer(), { seo: 'part-10' })).status).toBe(200);
  });
});

describe('T34: files that are no photos', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const gif = Buffer.from('GIF89a'.padEnd(64, '\0'), 'latin1');
  const script = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(64));

  it.each([
    ['an SVG', svg, 415, 'unsupported_media_type'],
    ['a GIF', gif, 415, 'unsupported_media_type'],
    ['a page', script, 415, 'unsupported_media_type'],
    ['nothing', Buffer.alloc(0), 415, 'unsupported_media_type'],
    [
      'a JPEG that ends at its beginning',
      Buffer.from([0xff, 0xd8, 0xff, ...Array<number>(60).fill(0)]),
      400,
      'invalid_input',
    ],
  ])('is refused: %s', async (_, file, status, code) => {
    const answer = await upload(file, { seo: 'part-4' });
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  it('a page behind a photo is gone from every stored size', async () => {
    const file = Buffer.concat([await plain(300, 200).jpeg().toBuffer(), script]);
    const { status, body } = await upload(file, { seo: 'part-9' });
    expect(status).toBe(200);
    const photo = photoOf(body.images.at(-1) ?? '');
    const sizes = [...(photo?.webp ?? []), ...(photo?.avif ?? [])];
    expect(sizes.length).toBeGreaterThan(2);
    for (const { path } of sizes) expect((await fileOf(path)).rawPayload.includes('script'), path).toBe(false);
  });

  it('are refused if they break off in the middle', async () => {
    const whole = await plain(400, 300).png({ compressionLevel: 0 }).toBuffer();
    const answer = await upload(whole.subarray(0, whole.length / 2), { seo: 'part-4', type: 'image/png' });
    expect(answer.body.error).toMatchObject({ code: 'invalid_input', field: 'file' });
  });

  it('are refused if a small file holds a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 6000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await upload(bomb, { seo: 'part-4', type: 'image/png' })).status).toBe(400);
  });

  it('are refused if too large, or of another declared type', async () => {
    expect((await upload(Buffer.alloc(15_728_641), { seo: 'part-4' })).status).toBe(413);
    expect((await upload(svg, { seo: 'part-4', type: 'image/svg+xml' })).status).toBe(415);
    expect((await upload(svg, { seo: 'part-4', type: 'text/html' })).status).toBe(415);
  });

  it('leave nothing behind', async () => {
    const { images } = await shop.connection.db
      .selectFrom('product')
      .select('images')
      .where('seo', '=', 'part-4')
      .executeTakeFirstOrThrow();
    expect(images).toEqual([]);
    const names = await readdir(join(dataDir, 'images'), { recursive: true });
    expect(names.filter((name) => !/^[0-9a-f]{2}(\/[0-9a-f]{32}-\d+\.(webp|avif))?$/.test(name))).toEqual([]);
  });
});

describe('the photos of a product', () => {
  it('are sorted and removed with their files', async () => {
    const seo = 'part-5';
    for (const size of [80, 81, 82]) await upload(await plain(size, 50).png().toBuffer(), { seo });
    const { images } = await shop.connection.db
      .selectFrom('product')
      .select('images')
      .where('seo', '=', seo)
      .executeTakeFirstOrThrow();
    const [first = '', second = '', third = ''] = images;
    const ordered = await send(`${seo}/images/order`, { images: [third, first, second] }, manager);
    expect(ordered.body.images).toEqual([third, first, second]);
    for (const wrong of [
      [third, first],
      [third, first, first],
      [third, first, '/img/photo/x'],
      [first, second, third, third],
    ]) {
      expect((await send(`${seo}/images/order`, { images: wrong }, manager)).body.error).toMatchObject({
        field: 'images',
      });
    }
    const gone = await send(`${seo}/images/delete`, { image: first }, manager);
    expect(gone.body.images).toEqual([third, second]);
    expect((await fileOf(photoOf(first)?.preview ?? '')).statusCode).toBe(404);
    expect((await fileOf(photoOf(second)?.preview ?? '')).statusCode).toBe(200);
    expect((await send(`${seo}/images/delete`, { image: first }, manager)).body.error).toMatchObject({
      field: 'image',
    });
  });

  it('are limited in number, and the same photo exists once', async () => {
    const seo = 'part-6';
    const same = await plain(40, 40).png().toBuffer();
    await upload(same, { seo });
    expect((await upload(same, { seo })).body.images).toHaveLength(1);
    await shop.connection.db
      .updateTable('product')
      .set({ images: Array.from({ length: photosMax }, (_, index) => `/photo-${index}.jpg`) })
      .where('seo', '=', seo)
      .execute();
    const refused = await upload(await plain(41, 40).png().toBuffer(), { seo });
    expect(refused.body.error).toMatchObject({ code: 'invalid_input', field: 'images' });
  });

  it('of an unknown product cannot be changed', async () => {
    expect((await upload(await plain(40, 40).png().toBuffer(), { seo: 'nowhere' })).status).toBe(404);
  });
});

describe('who may', () => {
  const allowed: readonly Role[] = ['catalogue_manager', 'administrator'];

  it.each(roles.filter((role) => role !== 'guest' && role !== 'catalogue_manager'))('%s', async (role) => {
    const cookie = await sessionOf(role);
    const file = await plain(40, 40).png().toBuffer();
    const expected = allowed.includes(role) ? 200 : isStaff(role) ? 403 : 401;
    expect((await upload(file, { cookie, seo: 'part-8' })).status).toBe(expected);
    if (expected === 200) return;
    expect((await send('part-8/images/order', { images: ['x'] }, cookie)).status).toBe(expected);
    expect((await send('part-8/images/delete', { image: 'x' }, cookie)).status).toBe(expected);
  });

  it('a guest may not', async () => {
    expect((await upload(await plain(40, 40).png().toBuffer(), { cookie: '' })).status).toBe(401);
  });
});

describe('the address of a photo', () => {
  it.each([
    '/img/photo/../secret-key',
    '/img/photo/..%2fsecret-key',
    '/img/photo/%2e%2e%2fsecret-key',
    '/img/photo/..%5c..%5csecret-key',
    `/img/photo/${'a'.repeat(32)}-160.webp`,
    `/img/photo/${'a'.repeat(32)}-160.svg`,
    `/img/photo/${'a'.repeat(32)}-160.webp%00.svg`,
    '/img/photo/',
  ])('stays inside the folder: %s', async (url) => {
    await writeFile(join(dataDir, 'secret-key'), 'secret');
    const answer = await shop.server.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});
