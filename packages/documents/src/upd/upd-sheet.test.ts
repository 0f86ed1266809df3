import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';

import { makeDocument } from '../make-document.ts';
import type { Day } from '@farad/domain/delivery';
import type { Upd } from '@farad/domain/upd';
import { delivery, rowOf, seller, updOf } from './test-upd.ts';

/** Returns the text of the document, and the width and height of its first page in points. */
async function read(more: Partial<Upd>) {
  const bytes = await makeDocument({ kind: 'upd', upd: updOf(more) });
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const file = await task.promise;
  const texts: string[] = [];
  for (let at = 1; at <= file.numPages; at += 1) {
    const { items } = await (await file.getPage(at)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  const [, , width = 0, height = 0] = (await file.getPage(1)).view;
  const pages = file.numPages;
  await task.destroy();
  return { text: texts.join(' ').replace(/\s+/g, ' '), isWide: width > height, pages };
}

it('has all fields of the form, in landscape', async () => {
  const { text, isWide, pages } = await read({
    lines: [rowOf({ country: 'CN', customsDeclaration: '10702070/010126/3000001' }), delivery],
    payments: [{ number: '17', day: '2026-11-20' as Day }],
  });
  expect([isWide, pages]).toEqual([true, 1]);
  for (const part of [
    'Статус: 1',
    '15 от 22 ноября 2026 г.',
    'ООО «Фарад»',
    '105005, г. Москва, ул. Радио, д. 10',
    '7707083893/773601001',
    'он же',
    'АО «Ток», 117437, г. Москва, ул. Волгина, д. 2',
    '17 от 20.11.2026',
    '№ п/п 1–2 № 15 от 22.11.2026',
    '7728168971/772801001',
    'российский рубль, 643',
    'RC0603FR-0710KL Резистор 10 кОм ±1 %',
    '796',
    '2,733',
    '8,20',
    '22%',
    '1,80',
    '156',
    'КИТАЙ',
    'Доставка',
    'Всего к оплате (9)',
    '508,20',
    '111,80',
    '620,00',
    'Петрова А. А.',
    'Заказ № 26-000123 от 20 ноября 2026 г.',
    'ООО «Фарад», ИНН/КПП 7707083893/773601001',
    ...'1 1а 2 2а 2б 3 4 5 5а 6 6а 6б 7 8'.split(' ').map((number) => `(${number})`),
    ...Array.from({ length: 12 }, (_, at) => `[${at + 8}]`),
  ]) {
    expect(text).toContain(part);
  }
  for (const column of ['А', '1а', '1б', '2а', '10а', '11', '12', '12а', '13', '14'])
    expect(text).toContain(` ${column} `);
});

it('of a seller without VAT has the status 2 and no VAT', async () => {
  const { text } = await read({ seller: { ...seller, vatMode: 'exempt' }, lines: [rowOf({ vatPercent: null })] });
  expect(text).toContain('Статус: 2');
  expect(text).toContain('без НДС');
});

it('of a sole trader is signed by them', async () => {
  const trader = { ...seller, name: 'ИП Ёлкин Ян', inn: '500100732259', kpp: null, ogrn: '304500116000157' };
  const { text } = await read({ seller: { ...trader, director: 'Ёлкин Я.' } as typeof seller });
  expect(text).toContain('ОГРНИП 304500116000157');
  expect(text).toContain('Ёлкин Я.');
  expect(text).not.toContain('Петрова');
});

it('of a demonstration says so, and one of many rows numbers its sheets', async () => {
  const { text, pages } = await read({ isDemonstration: true, lines: Array.from({ length: 60 }, () => rowOf()) });
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`УПД № 15, лист ${pages} из ${pages}`);
});
