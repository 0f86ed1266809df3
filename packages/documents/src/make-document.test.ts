import type { Day } from '@farad/domain/delivery';
import { invoiceTotal, type InvoiceLine, type Seller } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';
import readCode from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';

import { invoiceSheet, type Invoice } from './invoice.ts';
import { makeDocument, type DocumentData } from './make-document.ts';
import type { Confirmation, PackingList } from './order-sheets.ts';
import { paymentCodeSvg } from './payment-code-drawing.ts';

const seller = {
  name: 'ООО «Фарад»',
  address: '105005, г. Москва, ул. Радио, д. 10',
  phone: '+7 495 000-00-00',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bankName: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: 'Петрова А. А.',
  vatMode: 'general',
} as Seller;

const line = (at: number): InvoiceLine => ({
  article: `RC0603FR-07${at}KL`,
  name: 'Резистор 0603 10 кОм ±1 %',
  quantity: 100,
  unit: 'piece',
  total: (12_345 + at) as Kopecks,
  vatPercent: 22,
});

const buyer = { name: 'ИП Ёлкин Ş.', inn: '500100732259', kpp: null, address: 'г. Казань', phone: '' };

/** A PNG of one pixel. */
const redPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

const invoiceOf = (lines: readonly InvoiceLine[], more: Partial<Invoice> = {}): DocumentData => ({
  kind: 'invoice',
  invoice: {
    number: '15',
    issuedAt: new Date('2026-11-21T21:30:00Z'),
    issuedOn: '2026-11-22' as Day,
    payUntil: '2026-11-25' as Day,
    orderNumber: '26-000123',
    orderedAt: new Date('2026-11-20T09:00:00Z'),
    seller,
    isDemonstration: false,
    refunded: null,
    buyer,
    lines,
    logo: null,
    ...more,
  },
});

/** Returns the text of each page, with whitespace collapsed. */
async function textOf(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const file = await task.promise;
  const pages: string[] = [];
  for (let at = 1; at <= file.numPages; at += 1) {
    const { items } = await (await file.getPage(at)).getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    pages.push(words.join('').replace(/\s+/g, ' '));
  }
  await task.destroy();
  return pages;
}

/** Returns the bytes in the QR code of a drawing. It is rendered with four pixels per module. */
function decode(svg: string): Uint8Array | undefined {
  const scale = 4;
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let dot = 0; dot < scale; dot += 1) {
      const start = (Number(y) * scale + dot) * side + Number(x) * scale;
      pixels.fill(0, start * 4, (start + Number(length) * scale) * 4);
    }
  }
  // The alpha bytes of all pixels are set, so that every pixel is opaque.
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return Uint8Array.from(readCode.default(pixels, side, side)?.binaryData ?? []);
}

describe('an invoice', () => {
  it('keeps numbers on the line of their units', () => {
    const data = invoiceOf([{ ...line(0), name: 'Резистор 10 кОм ±1 %' }]);
    if (data.kind !== 'invoice') throw new Error('expected an invoice');
    expect(JSON.stringify(invoiceSheet(data.invoice))).toContain('Резистор 10\u00a0кОм ±1\u00a0%');
  });

  it('that is corrected after a refund asks for no money', async () => {
    const [page = ''] = await textOf(await makeDocument(invoiceOf([line(0)], { refunded: 4115 as Kopecks })));
    for (const text of ['(исправленный)', 'Итого после возврата: 123,45', 'платить по нему не нужно', '41,15 руб.']) {
      expect(page).toContain(text);
    }
    for (const text of ['Оплатить не позднее', 'Всего к оплате', 'QR']) expect(page).not.toContain(text);
  });

  it('has the shop’s logo at its head, in its shape', async () => {
    const sheet = invoiceOf([line(0)], { logo: { png: redPixel, width: 400, height: 40 } });
    const bytes = await makeDocument(sheet);
    expect(await textOf(bytes)).toEqual(await textOf(await makeDocument(invoiceOf([line(0)]))));
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('/Subtype /Image');
    const plain = Buffer.from(await makeDocument(invoiceOf([line(0)]))).toString('latin1');
    expect(plain).not.toContain('/Subtype /Image');
  });

  it('contains everything accountants need', async () => {
    const [page, ...others] = await textOf(
      await makeDocument(invoiceOf([line(0)], { buyer: { ...buyer, phone: '79001234567' } })),
    );
    expect(others).toEqual([]);
    for (const text of [
      'ПАО Сбербанк',
      '044525225',
      '40702 810 9 3800 0000001',
      '30101 810 4 0000 0000225',
      'Счёт на оплату № 15 от 22 ноября 2026 г.',
      'ООО «Фарад», ИНН 7707083893, КПП 773601001, ОГРН 1027700132195',
      'ИП Ёлкин Ş., ИНН 500100732259, г. Казань',
      'Заказ № 26-000123 от 20 ноября 2026 г.',
      'RC0603FR-070KL Резистор 0603 10 кОм ±1 %',
      '1,2345',
      'В том числе НДС 22 %: 22,26',
      'Всего к оплате: 123,45',
      'Всего наименований 1, на сумму 123,45 руб.',
      'Сто двадцать три рубля 45 копеек',
      'Сумма строки округляется до рубля. Цена в счёте – эта сумма, делённая на количество.',
      'тел. +7 (900) 123-45-67',
      'Оплатить не позднее 25 ноября 2026 г.',
      'Товар зарезервирован до 25 ноября 2026 г. включительно',
      '/ Иванов И. И. /',
      '/ Петрова А. А. /',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('shows VAT by rate, or that there is none', async () => {
    const mixed = [line(0), { ...line(1), vatPercent: 10 as const }, { ...line(2), vatPercent: null }];
    const [page] = await textOf(await makeDocument(invoiceOf(mixed)));
    expect(page).toMatch(/В том числе НДС 22 %: 22,26 В том числе НДС 10 %: 11,22 Без НДС, на сумму: 123,47/);
    const [free] = await textOf(await makeDocument(invoiceOf([{ ...line(0), vatPercent: null }])));
    expect(free).toContain('Без НДС —');
    expect(free).not.toContain('В том числе');
  });

  it('of a sole trader has only their signature', async () => {
    const trader = { ...seller, inn: '500100732259', kpp: null, ogrn: '304500116000157' } as Seller;
    const [page] = await textOf(await makeDocument(invoiceOf([line(0)], { seller: trader })));
    expect(page).toContain('Предприниматель');
    expect(page).toContain('ОГРНИП 304500116000157');
    expect(page).not.toContain('Главный бухгалтер');
  });

  it('of a trial says on every page that it is not valid, in the language of the document', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => line(at));
    const pages = await textOf(await makeDocument(invoiceOf(lines), { isTrial: true }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('ПРОБНЫЙ МАГАЗИН, НЕ ДЕЙСТВИТЕЛЬНО');
    const label = { title: 'Labels', locale: 'en', madeAt: new Date(0), labels: [] } as const;
    const [page] = await textOf(await makeDocument({ kind: 'labels', labels: label }, { isTrial: true }));
    expect(page).toContain('TRIAL SHOP, NOT VALID');
  });

  it('of a made-up seller says so', async () => {
    const [page] = await textOf(await makeDocument(invoiceOf([line(0)], { isDemonstration: true })));
    expect(page).toContain('ДЕМОНСТРАЦИЯ, НЕ ОПЛАЧИВАТЬ');
  });

  it('has 500 lines on as many pages as needed, each with its head and number', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => line(at));
    const pages = await textOf(await makeDocument(invoiceOf(lines)));
    expect(pages.length).toBeGreaterThan(10);
    for (const [at, page] of pages.entries()) expect(page).toContain(`лист ${at + 1} из ${pages.length}`);
    for (const page of pages.filter((each) => each.includes('RC0603'))) expect(page).toContain('Артикул, наименование');
    const whole = pages.join(' ');
    for (const at of [0, 250, 499]) expect(whole).toContain(`RC0603FR-07${at}KL`);
    expect(whole).toContain('Всего наименований 500');
  });

  it('has equal bytes for equal data', async () => {
    const [one, other] = [await makeDocument(invoiceOf([line(0)])), await makeDocument(invoiceOf([line(0)]))];
    expect(Buffer.compare(one, other)).toBe(0);
    expect(Buffer.compare(one, await makeDocument(invoiceOf([line(1)])))).not.toBe(0);
  });

  it('can contain any text', async () => {
    const odd = { ...line(0), article: '\u0000😀|', name: 'х'.repeat(3000), total: invoiceTotal([]) };
    const bytes = await makeDocument(
      invoiceOf([odd], { buyer: { name: '\n', inn: '', kpp: '', address: '', phone: '' } }),
    );
    expect((await textOf(bytes)).length).toBeGreaterThan(0);
  });
});

describe('the payment code', () => {
  it.each(['ST00012|Name=ООО «Ромашка»|Sum=122000', 'A'.repeat(900), '№ 15, в т. ч. НДС 22% — ёЁ'])(
    'is read as %j',
    (text) => {
      expect(decode(paymentCodeSvg(text))).toEqual(new TextEncoder().encode(text));
    },
  );
});

const head = {
  orderNumber: '26-000123',
  madeAt: new Date('2026-11-21T10:00:00Z'),
  seller: 'Farad',
  buyer: 'Анна Иванова',
  delivery: 'Самовывоз, ул. Радио, 10',
  comment: '',
  logo: null,
};
const bought = { article: 'RC0603', name: 'Direnç ığşİ', quantity: 1200, unit: 'piece' as const, note: 'для R1' };

describe('an order confirmation', () => {
  const confirmation: Omit<Confirmation, 'locale'> = {
    ...head,
    payment: 'card',
    discount: 1e3 as Kopecks,
    deliveryPrice: 3e4 as Kopecks,
    lines: [
      {
        ...bought,
        total: 37200 as Kopecks,
      },
    ],
    total: 66200 as Kopecks,
    returned: [],
  };

  it.each([
    ['ru', ['Подтверждение заказа № 26-000123', '1 200 шт', 'Скидка: −10,00', 'Доставка: 300,00', 'Итого: 662,00']],
    ['en', ['Order confirmation No. 26-000123', '1,200 pcs', 'Discount: −10.00', 'Total: 662.00', 'Note: для R1']],
    ['tr', ['Sipariş onayı No. 26-000123', '1.200 adet', 'İndirim: −10,00', 'Toplam: 662,00', 'Direnç ığşİ']],
  ] as const)('is written in %s', async (locale, texts) => {
    const [page] = await textOf(
      await makeDocument({ kind: 'confirmation', confirmation: { ...confirmation, locale } }),
    );
    for (const text of texts) expect(page).toContain(text);
  });

  it('shows what was returned and what remains', async () => {
    const returned = [{ ...bought, quantity: 400, total: 12_400 as Kopecks }];
    const content = { ...confirmation, returned, locale: 'ru' } as const;
    const [page] = await textOf(await makeDocument({ kind: 'confirmation', confirmation: content }));
    for (const text of ['400 шт', 'Возвращено денег: 124,00', 'Итого после возвратов: 538,00', 'Итого: 662,00']) {
      expect(page).toContain(text);
    }
  });

  it('leaves out missing data', async () => {
    const plain: Confirmation = { ...confirmation, locale: 'ru', discount: 0 as Kopecks, deliveryPrice: 0 as Kopecks };
    const [page] = await textOf(await makeDocument({ kind: 'confirmation', confirmation: plain }));
    expect(page).not.toMatch(/Скидка|Комментарий|Доставка: 0/);
  });
});

describe('a packing list', () => {
  it.each([
    ['ru', 'Место 2 из 2 · Номер отправления: 1234 · Вес: 1 250 г'],
    ['en', 'Parcel 2 of 2 · Tracking number: 1234 · Weight: 1,250 g'],
    ['tr', 'Paket 2 / 2 · Takip numarası: 1234 · Ağırlık: 1.250 g'],
  ] as const)('lists in %s what each parcel contains', async (locale, text) => {
    const lines = [bought];
    const packingList: PackingList = {
      ...head,
      locale,
      parcels: [
        {
          trackingNumber: '',
          grams: null,
          lines,
        },
        {
          trackingNumber: '1234',
          grams: 1250,
          lines: [
            {
              ...bought,
              article: 'LM317',
            },
          ],
        },
      ],
    };
    const [page = ''] = await textOf(await makeDocument({ kind: 'packing_list', packingList }));
    expect(page).toContain(text);
    expect(page.indexOf('RC0603')).toBeLessThan(page.indexOf('LM317'));
  });
});
