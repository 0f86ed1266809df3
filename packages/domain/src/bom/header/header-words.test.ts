import { describe, expect, it } from 'vitest';

import { distributorOf, headerMeaning, isShop, likelyMeaning } from './header-meaning.ts';
import { leftOutWords, supplierWords } from './header-words.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/u);

describe('columns that the shop does not use', () => {
  it.each(
    words(`NR CRT, precio, precio unitario, precio total, preço, preço unitário, preço total, prezzo, prix, prix unitaire,
    prix total, cena, cena jedn., cena całk., preț, pret, pris, prijs, owned, position inch, position mm, position mil,
    position inch orientation, position mm orientation, position mil orientation, orientation, S.No`),
  )('%s', (text) => expect(headerMeaning(text)).toEqual({ fields: [], distributor: null, ordinal: 0 }));
});

const shops =
  words(`Reichelt, Conrad, Pollin, Distrelec, Buerklin, Bürklin, Rutronik, Avnet, Newark, Future Electronics, Tayda,
  Компэл, Платан, Элитан, Терраэлектроника, Adafruit, SparkFun, Pololu, Seeed, Seeed Studio, Elecrow, Pimoroni, PiShop, Jameco,
  Amazon, Banggood, AliExpress`);

describe('shops whose numbers cannot be resolved', () => {
  it.each(shops)('%s', (shop) => {
    expect([isShop(shop), isShop(`${shop} GmbH`), isShop(`my ${shop}`), distributorOf(shop)]).toEqual([
      true,
      true,
      false,
      null,
    ]);
    for (const header of [shop, `${shop} part number`, `Bestellnummer ${shop}`])
      expect([header, headerMeaning(header)]).toEqual([
        header,
        { fields: ['foreign_number'], distributor: null, ordinal: 0 },
      ]);
  });
  it('names of at most four letters count alone', () => {
    expect([isShop('Acme'), isShop(''), distributorOf('TMEX'), distributorOf('LCSCX')]).toEqual([
      false,
      false,
      null,
      'lcsc',
    ]);
  });
  it.each(words('ON, OC, artikelnr, bestellnr, 元件编号, 元器件编号, PNo, partno, orderno, stockno, catno, vpno'))(
    '%s may stand before or behind the name of a shop',
    (suffix) => {
      for (const header of [`Farnell ${suffix}`, `${suffix} Farnell`])
        expect([header, headerMeaning(header)?.distributor]).toEqual([header, 'farnell']);
    },
  );
});

it.each(
  words(`Supplier, Suppliers, Supplier name, Distributor, Distributor name, Distributer, Distributors, Vendor, Vendors, Vendor
  name, Seller, Sellers, Store, Stores, Source, Shop, Поставщик, Продавец, Магазин, Дистрибьютор, Lieferant, Fournisseur,
  Proveedor, Fornecedor, Fornitore, Distribuidor, Distribuitor, Furnizor, Dostawca, Sklep, Dodavatel, Leverancier, Leverantör,
  Händler, Tedarikçi, Satıcı, 供应商, 分销商`),
)('%s is a column of sellers', (text) => {
  expect(supplierWords.has(text.toLowerCase().replaceAll(/\s/gu, ''))).toBe(true);
  expect(headerMeaning(text)?.fields[0] ?? 'left out').toBe(/^vendor/iu.test(text) ? 'maker' : 'left out');
});

it('words for fitting', () => expect([...leftOutWords].join(' ')).toBe('dnp dnf dni nopop fitted populate'));

describe('headers known by their form as a whole', () => {
  it.each([
    ['@ qty', 'left out'],
    ['MP', 'mpn'],
    ['mp', 'mpn'],
    ['# order', 'quantity'],
    ['#ordered', 'quantity'],
    ['# to order', 'quantity'],
    ['#buy', 'quantity'],
    ['# to buy', 'quantity'],
    ['#parts', 'quantity'],
    ['# pieces', 'quantity'],
    ['# per board', 'quantity'],
    ['#per PCB', 'quantity'],
    ['#Needed', 'quantity'],
    ['# orders placed', 'unknown'],
    ['x# order', 'unknown'],
    ['Кол-во на исполн.', 'quantity'],
    ['Количество на исполнение 01', 'quantity'],
    ['Всего кол. на исполнение', 'unknown'],
    ['mouser.com part-no', 'foreign_number'],
    ['digikey.de #', 'foreign_number'],
    ['tme.eu', 'foreign_number'],
    ['farnell.co.uk part', 'foreign_number'],
    ['mouser.commerce part-no', 'unknown'],
    ['Manu Part Nr', 'mpn'],
    ['Part Number / Type', 'mpn'],
    ['MPN/Value', 'mpn'],
    ['值/参数值', 'value'],
    ['Foo/MPN', 'unknown'],
    ['Designator位号', 'designators'],
    ['位号Designator', 'unknown'],
    ['Qty   (pcs)', 'quantity'],
    ['xMP', 'unknown'],
    ['#', 'left out'],
    ['?', 'unknown'],
  ])('%s: %s', (text, field) => {
    const meaning = headerMeaning(text);
    expect(meaning === null ? 'unknown' : (meaning.fields[0] ?? 'left out')).toBe(field);
  });
  it('a text with many blanks is read up to 400 letters', () => {
    const text = (length: number) => headerMeaning(`MPN${' '.repeat(length - 3)}`);
    expect([text(400)?.fields, text(401)]).toEqual([['mpn'], null]);
    const long = (length: number) => headerMeaning(`MPN (${'x'.repeat(length - 5)}`);
    expect([long(80)?.fields, long(81)]).toEqual([['mpn'], null]);
  });
  it.each([
    ['MPN 123', 0],
    ['MPN 12', 12],
    ['Qty1', 1],
    ['Qty1 (pcs)', 0],
  ])('the number of %s is %d', (text, ordinal) => expect(headerMeaning(text)?.ordinal ?? 0).toBe(ordinal));
});

describe('guesses from some words', () => {
  it.each([
    ['QTY Full xyz', 'quantity'],
    ['Board Reference Full', 'designators'],
    ['Example Part Number', 'mpn'],
    ['Main manufacturer 2', 'maker'],
    ['xyz part number', null],
    ['number xyz', null],
    ['number of pieces xyz', 'quantity'],
    ['my manufacturer', null],
    ['Main value', null],
    ['Manufacturer 123', null],
    ['main package', null],
    ['DNP_V1', 'dnp'],
    ['a b c dnp', 'dnp'],
    ['a b c d dnp', null],
    ['a b c d e f g qty', 'quantity'],
    ['a b c d e f g h qty', null],
    [`${'x'.repeat(76)} qty`, 'quantity'],
    [`${'x'.repeat(78)} qty`, null],
    ['', null],
  ])('%s: %s', (text, field) => expect(headerMeaning(text) === null ? likelyMeaning(text) : 'known').toBe(field));
});
