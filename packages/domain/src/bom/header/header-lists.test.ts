import { describe, expect, it } from 'vitest';

import { distributorOf, headerMeaning, likelyMeaning } from './header-meaning.ts';
import { bomFields, type BomField, type ForeignDistributor } from './layout.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/u);

describe('columns that the shop does not use', () => {
  it.each(
    words(`куда входит, куда входит обозначение, код продукции, код ОКП, код ОКПД, ОКПД2, № строки, раздел СП, раздел ВП,
    подраздел СП, подраздел ВП, количество в комплекты, количество в компл., количество в комп., в комплекты, ед. изм.,
    количество на регулир., количество на рег., на регулир., единица измерения, ед. измерения, ед. измер., stand-off, #, nr,
    id, item no, line, line no, s.no., sr. no, sl no, index, row, row no, num, н/пп, № п/п, п/п, № п, npp, поряд.,
    порядковый номер, зона, формат, зон, форм., lfd. no, lfd. nr., pos. nr., pos no, sıra, sıra no, 序号, 编号, price,
    unit price, total, total price, cost, stock, moq, цена, сумма, стоимость, остаток, наличие, preis, gesamtpreis, fiyat,
    tutar, birim fiyat, 单价, 价格, 总价, 金额, layer, rotation, side, pins, pads, pads/pins, solder points, weight, rohs, status,
    lifecycle, lead time, color, colour, currency, extended price, supplier, suppliers, supplier name, distributor,
    distributor name, seller, source, shop, поставщик, продавец, магазин, дистрибьютор, lieferant, händler, tedarikçi, satıcı,
    供应商, 分销商, @ 100`),
  )('%s', (text) => expect(headerMeaning(text)?.fields).toEqual([]));
  it.each(['weather', 'pricey', 'xprice', ''])('%j is no word of a list', (text) =>
    expect(headerMeaning(text)).toBeNull(),
  );
});

it.each(
  words(`power, wattage, power rating, rating, ratings, dielectric, temp.co, temperature coefficient, мощность,
  номинальная мощность, диэлектрик, ТКЕ, группа ТКЕ, leistung, dielektrikum, güç, güç değeri, dielektrik, 功率, 额定功率, 材质,
  介质`),
)('%s describes a part', (text) => expect(headerMeaning(text)?.fields).toEqual(['description']));

describe('numbers of distributors', () => {
  it.each<[ForeignDistributor, string]>([
    ['lcsc', 'lcsc, jlc, jlcpcb, szlcsc, ЛЦСЦ, 立创, 嘉立创, 立创商城'],
    ['digikey', 'Digi-Key, dk, digikey.com, диджикей, дигикей, 得捷'],
    ['mouser', 'mouser, mouser electronics, маузер, моузер, 贸泽'],
    ['farnell', 'farnell, element14, e14, premier farnell, фарнелл, 易络盟'],
    ['rs', 'rs, RS components, RS online, radiospares, rs stock, 欧时'],
    ['arrow', 'arrow, arrow electronics, verical, 艾睿'],
    ['tme', 'tme, tme.eu, тме'],
    ['chipdip', 'chipdip, chip and dip, чип и дип, чип-дип'],
    ['promelec', 'promelec, промэлектроника, промэлектр, промэлек'],
  ])('%s: %s', (distributor, names) => {
    for (const name of words(names)) {
      expect([name, headerMeaning(name)]).toEqual([name, { fields: ['foreign_number'], distributor, ordinal: 0 }]);
      expect([name, distributorOf(name)]).toEqual([name, distributor]);
    }
  });
  it.each(
    words(`#, PN, P.No, P, part, part #, part number, part num, vendor, vendor #, VP, VP #, VPN, num, number, SKU, code,
    order code, order no, ID, stock no, ref, cat. no, компонент, артикул, код, номер, Nr., Nummer, Bestellnummer,
    Artikelnummer, kodu, ürün kodu, numarası, 编号, 料号, 商品编号`),
  )('%s may follow or precede a name', (suffix) => {
    for (const text of [`Mouser ${suffix}`, `${suffix} Mouser`])
      expect([text, headerMeaning(text)]).toMatchObject([text, { fields: ['foreign_number'], distributor: 'mouser' }]);
  });
  it('a name longer than three letters may continue', () => {
    expect([
      distributorOf('Mouser Europe'),
      distributorOf('TME Poland'),
      distributorOf('RSX'),
      distributorOf('Acme'),
    ]).toEqual(['mouser', null, null, null]);
  });
});

describe('numbers and remarks in a header', () => {
  it.each<[string, BomField, number]>([
    ['MPN 2', 'mpn', 2],
    ['MPN12', 'mpn', 12],
    ['MPN', 'mpn', 0],
    ['Qty (pcs)', 'quantity', 0],
    ['Qty [1]', 'quantity', 1],
    ['Qty: total', 'quantity', 0],
    ['Qty, pcs', 'quantity', 0],
    ['Qty {x}', 'quantity', 0],
    ['Manufacturer #', 'mpn', 0],
    ['Кол. на исполнение АБВГ.468332.010-', 'quantity', 0],
    ['Количество на исполн.', 'quantity', 0],
  ])('%s: %s, %d', (text, field, ordinal) => {
    const meaning = headerMeaning(text);
    expect([meaning?.fields[0], meaning?.ordinal]).toEqual([field, ordinal]);
  });
  it('reads eighty characters, with blanks counted once', () => {
    const headers = [`MPN${' '.repeat(300)}`, `MPN (${'x'.repeat(74)})`, `MPN (${'x'.repeat(75)})`];
    expect(headers.map((header) => headerMeaning(header)?.fields ?? null)).toEqual([['mpn'], ['mpn'], null]);
  });
});

describe('known words among others', () => {
  it.each(
    words(`full, main, primary, preferred, approved, recommended, default, first, 1st, selected, bom, list, board, pcb,
    assembly, assy, channel, ctm, only, old, new, all, each, used, основной, основная, осн`),
  )('%s does not change the meaning', (word) => {
    expect(likelyMeaning(`${word} manufacturer name zz`)).toBeNull();
    for (const text of [`MPN ${word}`, `${word} MPN`]) {
      const sure = headerMeaning(text)?.fields[0] ?? null;
      expect([text, sure ?? likelyMeaning(text)]).toEqual([text, 'mpn']);
    }
  });
  it.each(
    words(`min, minimum, max, maximum, stock, instock, available, availability, avail, pack, reel, tape, tray, mult,
    multiple, backorder, backordered, shipped, price, break, onhand, warehouse, free, lot, owned, have, left, мин, макс, склад,
    складе, остаток, наличии, резерв, упаковке, кратность, stokta, depo, lager`),
  )('the quantity of %s is not per board', (word) => expect(likelyMeaning(`xyz qty ${word}`)).toBeNull());
  it.each(['xyz qty', 'qty xyz'])('%s is one of a board', (text) => expect(likelyMeaning(text)).toBe('quantity'));
  it.each(['V1.dnp', 'DNP_V1', 'V1 DNF', 'DNI v2', 'nopop x', 'fitted V1', 'populate A'])(
    '%s: what is left out',
    (text) => expect(headerMeaning(text) === null ? likelyMeaning(text) : 'dnp').toBe('dnp'),
  );
  it.each(['one two three four dnp', 'xyz', 'MPN', 'xyz description', 'a b c d e f g h qty'])('%s: nothing', (text) =>
    expect(likelyMeaning(text)).toBeNull(),
  );
});

it('fields as in stored layouts', () => {
  expect(bomFields.join(' ')).toBe(
    'mpn maker designators quantity value package description type tolerance voltage dnp shop_number foreign_number ' +
      'customer_number alternate pack_size target_price datasheet document note',
  );
});
