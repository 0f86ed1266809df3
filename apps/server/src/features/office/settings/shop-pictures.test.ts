import type { ShopPictureAnswer, ShopSetting } from '@farad/contract/office/settings/settings';
import { shopPictureQueries } from '@farad/database/operation/shop-picture.queries';
import { picturePath } from '@farad/drawings/picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { printedLogo, shownLook } from '#core/look/shown-look.ts';
import { letterLook } from '#core/messages/letter-look.ts';
import { changeOf, shownSetting } from '#testing/scenes/setting-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const svgOf = (inside: string, box = '0 0 120 40') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);
const wordmark = (fill: string) =>
  svgOf(`<path fill="${fill}" d="M0 0h120v40H0zM10 10v20h100V10z" fill-rule="evenodd"/>`);
const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha } } });

const upload = (file: Buffer, type = 'image/svg+xml', picture = 'logo') =>
  chief.post(`/admin/shop-pictures?picture=${picture}`, file, { 'content-type': type });
const added = async (file: Buffer, type?: string): Promise<ShopPictureAnswer> => {
  const answer = await upload(file, type);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ShopPictureAnswer>();
};
const file = (url: string) => shop.server.inject({ url });
const none = { logo: '', darkLogo: '', icon: '', accent: '' };
const setLook = async (value: Partial<typeof none>) =>
  chief.post('/admin/settings', await changeOf(chief, { key: 'look', value: { ...none, ...value } }));

describe('an uploaded picture', () => {
  it('may be an SVG, which is written anew and cannot do anything', async () => {
    const { name, ...rest } = await added(svgOf('<title>secret</title><path d="M0 0h120v40z"/>'), 'image/png');
    expect(rest).toEqual({ type: 'svg', width: 120, height: 40 });
    const served = await file(`/img/shop/${name}/logo`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(served.body).toMatch(/^<svg xmlns/);
    expect(served.body).not.toContain('secret');
  });

  it('may be a PNG, which is written anew without its notes', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-PLACE' } };
    const { name, ...rest } = await added(await plain(2000, 500).withExif(exif).png().toBuffer(), 'image/png');
    expect(rest).toEqual({ type: 'png', width: 2000, height: 500 });
    const served = await file(`/img/shop/${name}/logo`);
    expect(served.headers['content-type']).toBe('image/png');
    const metadata = await sharp(served.rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 960, height: 240 });
    expect(served.rawPayload.includes('SECRET')).toBe(false);
  });

  it('is drawn as every icon', async () => {
    const { name } = await added(wordmark('#0a5'));
    for (const [icon, side] of [
      ['icon-96.png', 96],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const) {
      const served = await file(`/img/shop/${name}/${icon}`);
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: side, height: side, format: 'png' });
      // The icon has an opaque background, since devices put icons on any background.
      expect((await sharp(served.rawPayload).stats()).isOpaque).toBe(true);
    }
    const ico = await file(`/img/shop/${name}/favicon.ico`);
    expect(ico.headers['content-type']).toBe('image/x-icon');
    expect([ico.rawPayload.readUInt16LE(2), ico.rawPayload.readUInt16LE(4)]).toEqual([1, 3]);
    // A black sign cannot be seen on a dark background, so it gets a light plate.
    const { name: black } = await added(wordmark('#000'));
    const cornerOf = async (sample: string) => {
      const { data } = await sharp((await file(`/img/shop/${black}/${sample}`)).rawPayload)
        .extract({ left: 30, top: 30, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect(await cornerOf('on-dark.png')).toEqual([0xfb, 0xfb, 0xf8]);
    const social = await file(`/img/shop/${name}/social.png`);
    expect(await sharp(social.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it.each(['a'.repeat(32), 'a'.repeat(31), '..%2f..%2fetc', 'A'.repeat(32), "a' or '1'='1"])(
    'does not exist by the name %s',
    async (name) => {
      for (const each of ['logo', 'icon-96.png'])
        expect((await file(`/img/shop/${name}/${each}`)).statusCode).toBe(404);
    },
  );

  it('has no other files', async () => {
    const { name } = await added(wordmark('#0a5'));
    for (const each of ['constructor', 'icon-97.png', 'logo.svg'])
      expect((await file(`/img/shop/${name}/${each}`)).statusCode).toBe(404);
  });
});

describe('a picture is refused with its reason', () => {
  it.each<readonly [string, () => Buffer | Promise<Buffer>, string]>([
    ['a script', () => svgOf('<script>alert(1)</script>'), '«script»'],
    ['a handler', () => svgOf('<path onload="x()"/>'), '«onload»'],
    ['a foreign reference', () => svgOf('<path fill="url(https://evil.example)"/>'), 'другой файл'],
    ['text', () => svgOf('<text>Shop</text>'), 'Контур → Оконтурить объект'],
    ['a filter', () => svgOf('<filter/>'), '«filter»'],
    ['no size', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'viewBox'],
    ['a very wide SVG', () => svgOf('<path d="M0 0h9v9z"/>', '0 0 1000 9'), 'ширина не больше 10'],
    ['a very tall SVG', () => svgOf('<path d="M0 0h9v9z"/>', '0 0 10 40'), 'высота не больше 3'],
    ['an empty SVG', () => svgOf('<path d=""/>'), 'ничего не видно'],
    ['a transparent PNG', () => plain(64, 64, 0).png().toBuffer(), 'ничего не видно'],
    ['a small PNG', () => plain(31, 64).png().toBuffer(), 'от 32 до 4096'],
    ['a large PNG', () => plain(4097, 900).png().toBuffer(), 'от 32 до 4096'],
    ['a JPEG', () => plain(64, 64).jpeg().toBuffer(), 'не SVG и не PNG'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'повреждён'],
    ['nothing', () => Buffer.alloc(0), ''],
    [
      'half a PNG',
      async () => (await plain(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
      'повреждён',
    ],
    ['a broken SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path'), 'повреждён'],
  ])('%s', async (_, make, reason) => {
    const answer = await upload(await make(), 'application/octet-stream');
    expect(answer.statusCode).toBe(400);
    const { error } = answer.json<{ error: { code: string; field: string; message: string } }>();
    expect([error.code, error.field]).toEqual(['invalid_input', 'logo']);
    expect(error.message).toMatch(/«Логотип»/);
    expect(error.message).toContain(reason);
  });

  it.each([
    ['darkLogo', '«Логотип для тёмной темы»'],
    ['icon', '«Значок»'],
  ])('as %s', async (picture, title) => {
    const answer = await upload(Buffer.from('x'), 'image/png', picture);
    const { error } = answer.json<{ error: { field: string; message: string } }>();
    expect([answer.statusCode, error.field]).toEqual([400, picture]);
    expect(error.message).toContain(title);
  });

  it('if it is none of the look', async () => {
    expect((await upload(wordmark('#000'), 'image/svg+xml', 'banner')).statusCode).toBe(400);
  });

  it('a file that is too large', async () => {
    expect((await upload(Buffer.alloc(600_000, ' '))).statusCode).toBe(413);
  });

  it('by anyone who may not change settings', async () => {
    const manager = await signedInStaff(shop, 'catalogue_manager');
    const answer = await manager.post('/admin/shop-pictures?picture=logo', wordmark('#000'), {
      'content-type': 'image/svg+xml',
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the look of the shop', () => {
  it('has a logo in the manifest, at fixed addresses and in the style, until it is taken back', async () => {
    const manifestIcons = async () => (await file('/manifest.webmanifest')).json<{ icons: { src: string }[] }>().icons;
    expect((await manifestIcons()).map(({ src }) => src)).toEqual([
      '/favicon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable.png',
    ]);
    const [logo, icon] = [await added(wordmark('#123')), await added(svgOf('<path d="M0 0h40v40z"/>', '0 0 40 40'))];
    expect((await setLook({ logo: logo.name, icon: icon.name })).statusCode).toBe(200);
    expect((await manifestIcons()).map(({ src }) => src)).toEqual([
      `/img/shop/${icon.name}/icon-192.png`,
      `/img/shop/${icon.name}/icon-512.png`,
      `/img/shop/${icon.name}/icon-maskable.png`,
    ]);
    expect(await shownLook(shop.db)).toMatchObject({
      logo: { name: logo.name, isClear: true, seenOnLight: 1, seenOnDark: 0 },
      darkLogo: null,
    });
    const { versions } = await shownSetting(chief, 'look');
    const first = versions.at(-1)?.id;
    const restored = await chief.post('/admin/settings/restore', {
      key: 'look',
      version: first,
      seen: versions[0]?.id,
    });
    expect(restored.json<ShopSetting>().setting.value).toEqual(none);
    expect((await manifestIcons())[0]?.src).toBe('/favicon.svg');
  });

  it.each([
    [{ accent: '#ffcc00' }, 'setting.value.accent', /Ближайший подходящий: #[\da-f]{6}\./],
    [{ accent: 'red;}' }, 'setting.value.accent', /./],
    [{ logo: 'a'.repeat(32) }, 'setting.value.logo', /«Логотип»/],
    [{ logo: '/etc/passwd' }, 'setting.value.logo', /./],
    [{ darkLogo: 'a'.repeat(32) }, 'setting.value.darkLogo', /./],
  ])('%j is refused', async (value, field, reason) => {
    const answer = await setLook(value);
    const { error } = answer.json<{ error: { field: string; message: string } }>();
    expect([answer.statusCode, error.field]).toEqual([400, field]);
    expect(error.message).toMatch(reason);
    expect((await shownSetting(chief, 'look')).setting.value).toEqual(none);
  });

  it('stands in letters and on papers as a picture for white paper', async () => {
    const { name } = await added(wordmark('#fff'));
    await setLook({ logo: name, accent: '#1a5fb4' });
    const { html = '', inline = [] } = await letterLook(shop.db, shop.deps.config, {
      subject: 'S',
      text: `Open: ${shop.deps.config.siteUrl}/x`,
    });
    expect(html).toMatch(/<img class="mark" src="cid:logo@shop" width="132" height="44"/);
    expect(html).toContain('bgcolor="#1a5fb4"');
    expect(html).not.toContain('#a8490f');
    const [picture] = inline;
    // A white logo cannot be seen on white, so it gets a dark plate.
    const { data } = await sharp(Buffer.from(picture?.content ?? ''))
      .extract({ left: 40, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x12, 0x14, 0x16]);
    expect(await printedLogo(shop.db)).toMatchObject({ width: 288, height: 96 });
    await setLook({});
    expect(await printedLogo(shop.db)).toBeNull();
  });

  it('takes a colour in capitals', async () => {
    expect((await setLook({ accent: '#1A5FB4' })).json<ShopSetting>().setting.value).toEqual({
      ...none,
      accent: '#1a5fb4',
    });
    await setLook({});
  });
});

test('link previews of drawings show the logo and the colour of the shop', async () => {
  const path = picturePath('drawing', { name: '0603', hints: {} }).replace(/svg$/, 'png');
  const card = async (): Promise<{ readonly colours: readonly (readonly number[])[]; readonly etag: unknown }> => {
    // The look is read again after ten seconds.
    shop.passSeconds(11);
    const served = await file(path);
    expect(served.headers['cache-control']).toBe('public, max-age=86400');
    const colourAt = async (left: number, top: number) => {
      const picture = sharp(served.rawPayload).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
      return [...(await picture.toBuffer())];
    };
    return { colours: [await colourAt(600, 622), await colourAt(50, 34)], etag: served.headers.etag };
  };
  await setLook({});
  const usual = await card();
  const { name } = await added(wordmark('#0a5'));
  await setLook({ logo: name, accent: '#1a5fb4' });
  const own = await card();
  expect(usual.colours[0]).toEqual([0xb4, 0x53, 0x1a]);
  expect(own.colours).toEqual([
    [0x1a, 0x5f, 0xb4],
    [0x00, 0xaa, 0x55],
  ]);
  expect(own.etag).not.toBe(usual.etag);
  await setLook({});
});

test('a picture that no version names is removed after a day', async () => {
  const [used, unused] = [await added(wordmark('#147')), await added(wordmark('#258'))];
  await setLook({ logo: used.name });
  await setLook({});
  const pictures = shopPictureQueries(shop.db);
  const later = new Date(Date.now() + 60_000);
  await pictures.removeUnused(new Date(0));
  expect([...(await pictures.named([used.name, unused.name])).keys()].toSorted()).toEqual(
    [used.name, unused.name].toSorted(),
  );
  await pictures.removeUnused(later);
  expect([...(await pictures.named([used.name, unused.name])).keys()]).toEqual([used.name]);
});
