import { returnPhotoLimits } from '@farad/domain/order';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { place } from '#testing/calls/order-calls.ts';
import { products } from '#testing/catalogue.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

const { tiered } = products;

let shop: TestShop;
let customer: SignedInBrowser;
let number: string;

beforeAll(async () => {
  shop = await openShop();
  customer = await shop.signedIn();
  number = await deliveredOrder();
});
afterAll(() => shop.close());

async function deliveredOrder(): Promise<string> {
  const placed = await place(customer, await add(customer, [tiered, 10]));
  await moveByStaff(shop, placed.number, 'delivered');
  return placed.number;
}

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 2000) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'someone', Model: 'a camera' } })
    .toFormat(format)
    .toBuffer();

const upload = (by: SignedInBrowser, file: Buffer, order = number) =>
  by.post(`/orders/${order}/return-photos`, file, { 'content-type': 'image/jpeg' });

const uploaded = async (): Promise<string> => (await upload(customer, await picture('jpeg'))).json<{ id: string }>().id;

const ask = (photos: readonly string[], by = customer) =>
  by.post(`/orders/${number}/returns`, {
    products: [{ product_id: String(tiered.id), qty: 1 }],
    reason: 'defective',
    comment: '',
    photos,
  });

const read = async (by: SignedInBrowser, id: string) => by.get(`/orders/${number}/return-photos/${id}`);

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is kept as webp, smaller and without camera data',
  async (format) => {
    const answer = await upload(customer, await picture(format));
    expect(answer.statusCode).toBe(201);
    const shown = (await read(customer, answer.json<{ id: string }>().id)).json<{ type: string; base64: string }>();
    expect(shown.type).toBe('image/webp');
    const { format: kept, width, exif } = await sharp(Buffer.from(shown.base64, 'base64')).metadata();
    expect({ kept, width, exif }).toEqual({ kept: 'webp', width: 1376, exif: undefined });
    await shop.pool.query('delete from order_return_photo');
  },
);

test('the content decides, not the announced type', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const file of [await picture('gif'), svg, Buffer.from('%PDF-1.7 '.repeat(9)), Buffer.from('MZ'.repeat(20))]) {
    expect((await upload(customer, file)).statusCode).toBe(415);
  }
  const cut = (await picture('jpeg')).subarray(0, 600);
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  for (const file of [cut, bomb]) expect((await upload(customer, file)).statusCode).toBe(400);
  expect((await upload(customer, Buffer.alloc(returnPhotoLimits.bytes + 1, 0xff))).statusCode).toBe(413);
  expect((await shop.pool.query('select from order_return_photo')).rowCount).toBe(0);
});

test('photos go with the request to the customer and to staff, and to nobody else', async () => {
  const [stranger, staff] = [await shop.signedIn(), await signedInStaff(shop, 'order_manager')];
  const ids = [await uploaded(), await uploaded()];
  const inOffice = (id: string) => staff.get(`/admin/orders/${number}/return-photos/${id}`);
  expect((await inOffice(ids[0] ?? '')).statusCode).toBe(404);
  const asked = await ask([...ids, ...ids].slice(0, returnPhotoLimits.count));
  expect(asked.json<{ returns: { photos: string[] }[] }>().returns.at(-1)?.photos).toEqual(ids);
  const order = (await staff.get(`/admin/orders/${number}`)).json<{ returns: { photos: string[]; sum: number }[] }>();
  expect(order.returns[0]).toMatchObject({ photos: ids, sum: 0.5 });
  for (const id of ids) {
    expect((await read(customer, id)).statusCode).toBe(200);
    expect((await inOffice(id)).json()).toMatchObject({ type: 'image/webp' });
    expect((await read(stranger, id)).statusCode).toBe(404);
  }
  expect((await upload(stranger, await picture('jpeg'))).statusCode).toBe(404);
  for (const id of ['0', '999999', 'x']) expect((await read(customer, id)).statusCode).toBe(404);
});

test('a photo belongs to one request, one order and one customer', async () => {
  const [own, other] = [await uploaded(), await deliveredOrder()];
  const foreign = (await upload(customer, await picture('jpeg'), other)).json<{ id: string }>().id;
  const before = (await shop.pool.query('select from order_return')).rowCount;
  expect((await ask([own, foreign])).json()).toMatchObject({ error: { code: 'invalid_input', field: 'photos' } });
  expect((await shop.pool.query('select from order_return')).rowCount).toBe(before);
  expect((await ask([own])).statusCode).toBe(200);
  expect((await ask([own])).statusCode).toBe(400);
  expect((await ask(Array.from({ length: returnPhotoLimits.count + 1 }, () => own))).statusCode).toBe(400);
});

test('waiting photos of an order are limited, also in parallel', async () => {
  await shop.pool.query('delete from order_return_photo');
  const file = await picture('png', 40);
  const answers = await Promise.all(
    Array.from({ length: returnPhotoLimits.waiting + 3 }, () => upload(customer, file)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => answer.json<{ error: { code: string } }>().error.code)).toEqual(
    Array.from({ length: 3 }, () => 'return_photos_full'),
  );
});
