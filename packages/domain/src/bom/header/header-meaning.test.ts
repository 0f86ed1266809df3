import { expect, test } from 'vitest';
import { headerForm } from './header-form.ts';
import { distributorOf, headerMeaning } from './header-meaning.ts';
import { headerFields } from './header-words.ts';

/** Columns: likeliest field and distributor | header words. */
const examples = `
mpn | MPN; Mfr. Part #; MFR#; manf#; Manf. Part No.; mnf #; Manufacturer Part Number; Manufacturer_Part_Number; manpartno; Part Num; part_num; P/N; PN; p#; Part #; Stock Code; Артикул производителя; Партномер; Herstellernummer; Hersteller-Teilenummer; Üretici Parça No; Parça Numarası; 制造商型号; 厂家型号; 型号; Manufacture Part Number; Manufacturer Part 1
maker | Manufacturer; Manf; MFR; Mfg; mnf; Brand; Производитель; Изготовитель; Фирма-изготовитель; Hersteller; Üretici; Marka; 制造商; 品牌; 厂家; Manufacturer 1
designators | Reference; Reference(s); References; Ref; Refs; Ref Des; RefDes; Designator; Designator位号; Part Reference; Location; Customer No; Поз. обозначение; Позиционное обозначение; ПОЗ. ОБОЗНАЧЕНИЕ; Поз.; Referenz; Bauteilreferenz; Referans; 位号; 标号
quantity | Qty; QTY.; Quantity; Order Qty; Count; Amount; Qnty; Number; Кол.; Кол-во; Количество; Кол-во, шт.; Шт; Кол. на плату; Anzahl; Menge; Stück; Adet; Miktar; Quantité; 数量; 用量; 订购数量
value | Value; Val; Comment; Comment型号; Номинал; Значение; Wert; Değer; 值; 参数
package | Footprint; Package; Housing; fp; Footprint封装; Boîtier; Boitier; Case/Package; PCB Footprint; Корпус; Типоразмер; Посадочное место; Gehäuse; Bauform; Kılıf; 封装; 封装形式
description | Power; Мощность; ТКЕ; Dielectric; Description; Desc.; Описание; Характеристики; Beschreibung; Açıklama; 描述; 规格
type | Type; Part Type; Тип; Категория; Typ; Tür; 类型
tolerance | Tolerance; Допуск; Точность; Toleranz; Tolerans; 精度
voltage | Voltage; Напряжение; Spannung; Gerilim; 耐压
dnp | DNP; DNF; nopop; Populate; Не устанавливать; Не уст.; nicht bestücken; Takılmayacak; 不贴; JLC Assembly
shop_number | Shop number; Номер в магазине; Mağaza numarası; Farad #; Артикул Фарад; Farad Part Number
foreign_number:lcsc | LCSC; LCSC Part #; LCSC Part Number; JLCPCB Part #; JLCPCB Part #（optional）; LCSC #; 立创编号; Артикул LCSC; 嘉立创元件编号(可不要此列)
foreign_number:digikey | Digikey; Digi-Key; DigiKey P/N; Digi-Key Part Number; digikey#; digikey vp#; DK; DK Part Num
foreign_number:mouser | Mouser; Mouser #; Mouser Part No; mouser_pn; Mouser vendor#
foreign_number:farnell | Farnell; Farnell #; farnell num; Farnell ON; Element14
foreign_number:rs | RS; RS #; RS Part Number; RS Components
foreign_number:tme | TME; TME #
foreign_number:chipdip | Чип и Дип; ChipDip
foreign_number | Supplier Part; Supplier Part Number 1; Supplier Part #; SKU; Артикул поставщика; 供应商编号; Newark
customer_number | Customer Part Number; IPN; Внутренний номер; Kundennummer; 物料编码; DesignItemId; Код
alternate | Alternate; Alternative; Аналог; Замена; Ersatz; Muadil; 替代料
pack_size | Pack Size; SPQ; Кратность; VPE; 最小包装
target_price | Target Price; Целевая цена; Zielpreis; Hedef fiyat; 目标价
datasheet | Datasheet; PDF; Datasheet URL; Даташит; Datenblatt; 数据手册
note | Notes; Remarks; Примечание; Bemerkung; Not; 备注
left out | ID; #; №; № п/п; Supplier; Поставщик; Price; Цена; 序号; Pads/Pins; Stock
unknown | Foo; C1; 100n; R1-R5; Hello world; 42
`
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [expected = '', words = ''] = row.split(' | ');
    return words.split('; ').map((word) => [word, expected] as const);
  });

test('has words of five languages', () => {
  expect(examples.length).toBeGreaterThan(200);
  expect(headerFields.size).toBeGreaterThan(600);
});

test.each(examples)('%s means %s', (text, expected) => {
  const meaning = headerMeaning(text);
  const [field] = meaning?.fields ?? [];
  const whose = meaning?.distributor ? `:${meaning.distributor}` : '';
  expect(meaning === null ? 'unknown' : field === undefined ? 'left out' : field + whose).toBe(expected);
});

test.each([
  ['MPN 2', 2],
  ['Manufacturer Part Number 1', 1],
  ['Alternate 12', 12],
  ['MPN', 0],
])('%s is number %i of its field', (text, ordinal) => {
  expect(headerMeaning(text)?.ordinal).toBe(ordinal);
});

test('words of the table are normalised, each once', () => {
  for (const word of headerFields.keys()) expect(headerForm(word)).toBe(word);
});

test.each([
  ['LCSC', 'lcsc'],
  ['Digi-Key Electronics', 'digikey'],
  ['Mouser Electronics Inc.', 'mouser'],
  ['Element14', 'farnell'],
  ['AliExpress', null],
  ['', null],
])('the supplier %s is %s', (text, distributor) => {
  expect(distributorOf(text)).toBe(distributor);
});
