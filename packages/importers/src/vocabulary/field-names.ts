import type { ImportField } from '@farad/domain/import';

import { nameKey } from './key.ts';

/** Column headings of price lists that mean one field. */
interface FieldNames {
  /** Full names, the surest first. Compared without case, punctuation and spaces. */
  readonly names: readonly string[];
  /** Matches names that have many beginnings or endings: "Склад Москва, шт". */
  readonly pattern?: RegExp;
  /** A name that matches this does not mean the field. */
  readonly not?: RegExp;
}

const listOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const notCount =
  /мин|min|moq|кратн|mult|упак|pack|цена|price|сумм|total|срок|lead|дн(?:ей|\.|и|$)|day|недел|week|заказ|order|@|break|поступ|ожида|пути|transit/iu;

const fields: Readonly<Partial<Record<ImportField, FieldNames>>> = {
  mpn: {
    names: listOf(`
      mpn;manufacturer part number;manufacturer part no;manufacturer part;manufacturers part number;manufacturer part #
      manufacturer product number;manufacturer number;mfr part number;mfr part #;mfr part no;mfr part;mfr no;mfg part number
      mfg part #;mfg part;mfr. no.;mfrpart;manf#;maker part number;vendor part number;producer part number;producer's symbol;original symbol
      part number;part no;part #;part;partnumber;partno;p/n;pn
      партномер;парт-номер;парт номер;partномер;артикул производителя;номер производителя;код производителя
      обозначение производителя;заводской номер;заводской артикул;каталожный номер;маркировка;номер детали
      üretici parça no;üretici parça numarası;üretici kodu;型号;厂家型号;商品型号
    `),
  },
  supplierNumber: {
    names: listOf(`
      lcsc;lcsc part number;lcsc part #;lcsc part;lcsc#;digi-key part number;digikey part number;dk part #;digi-key part #
      mouser part number;mouser part #;mouser no;mouser no.;mouser #;farnell part number;farnell order code;newark part number
      order code;rs stock no;stock no;tme symbol;symbol;arrow part number;sku;supplier part;supplier part number
      supplier number;supplier part #;item code;item number;item no;article;article number;product code;code
      код;код товара;код номенклатуры;код позиции;код поставщика;номенклатурный номер;номен. номер;номер номенклатуры;внутренний код
      артикул;артикул поставщика;арт;арт.;id товара;ид
      stok kodu;ürün kodu;编号;商品编号
    `),
    pattern:
      /^[Кк]од (?:товара |номенклатуры )?\p{Lu}|^(?:[Oo]ur |\p{Lu}{2,5} )?(?:[Rr]ef|REF)\.?(?: (?:no|No|NO|#)\.?)?$/u,
    not: /производ|изготов|групп|категор|корпус|тн ?вэд|окпд?|валют/iu,
  },
  maker: {
    names: listOf(`
      manufacturer;manufacturer name;maker;mfr;mfr name;mfg;mfg name;manufacture;brand;brand name;producer;vendor;make
      производитель;изготовитель;бренд;торговая марка;тм;вендор;завод;завод-изготовитель;фирма;фирма-производитель;произв.;производ.;произв-ль;производ-ль;пр-ль;изготов.;изг.;торг. марка;марка
      üretici;marka;品牌;厂家;厂商
    `),
    pattern: /^(?:производител|изготовител|бренд|торговая марка|вендор)/iu,
    not: /артикул|номер|код|№|number|#|url|страна/iu,
  },
  package: {
    names: listOf(`
      package / case;package/case;case/package;case / package;case style;case code;footprint;encapsulation;корпус;тип корпуса
      корпус/типоразмер;типоразмер;корпус (case);корп;корп.;package;case;kılıf;封装
    `),
    pattern: /^корпус/iu,
  },
  datasheet: {
    names: listOf(`
      datasheet;datasheets;datasheet url;datasheet link;data sheet;документация;даташит;техническое описание;pdf;ссылка на документацию;teknik döküman
    `),
  },
  stock: {
    names: listOf(`
      stock;quantity available;qty available;available quantity;in stock;on hand;available;availability;stock qty;stock quantity;qty;quantity
      свободный остаток;свободно;доступно;остаток;остатки;в наличии;наличие;на складе;склад;количество;кол-во;к-во;кол;кол.
      stok;stok adedi;库存;库存数量
    `),
    pattern: /остат|налич|склад|свободн|доступно|\bstock|\bqty|quantity|availab|on hand|кол-во|количество|stok|库存/iu,
    not: /мин|min|moq|кратн|mult|упак|pack|цена|price|сумм|total|срок|lead|дн(?:ей|\.|и|$)|day|недел|week|заказ|order|@|break|поступ|ожида|пути|transit|код|номер|number|no\.|factory|status/iu,
  },
  minQuantity: {
    names: listOf(`
      moq;minimum order quantity;minimum quantity;min qty;min quantity;minimum;min. order;min order;min order qty;minimum order qty
      минимальный заказ;минимальный объём заказа;моз;минимальная партия;мин. кол-во;мин. количество;мин. партия;мин. заказ;минимальное количество;мин кол-во;мин
      min. sipariş;asgari sipariş
    `),
    pattern: /^(?:мин(?:\.|имальн\p{L}*)? ?(?:кол|парт|зак|отгр|упак|опт)|min(?:imum|\.)? ?(?:order)? ?q|moq)/iu,
    not: /цена|price|сумм/iu,
  },
  multiple: {
    names: listOf(`
      order multiple;order_multiple;multiple;multiples;multiplicity;mult;mult.;кратность;кратность заказа;кратность упаковки;кратно;sipariş katı
    `),
    pattern: /^(?:кратн|шаг (?:заказа|отгрузки|продажи)|order.?mult|multipl)/iu,
  },
  leadTimeDays: {
    names: listOf(`
      lead time;leadtime;lead time (days);lead time, days;lead time (weeks);factory lead time;standard lead time;delivery time;delivery;l/t;lt
      срок поставки;срок;срок доставки;срок отгрузки;дн.;дни;дней;срок, дн;срок (дн.);поставка;teslim süresi;termin
    `),
    pattern:
      /^(?:срок|ближайшая поставка|lead ?time|delivery time|(?:factory|standard|manufacturer) lead)|(?:^|[ ,(])(?:дн\.?|дней|раб\. ?дн\.?)\)?$|(?:^| )l\/t(?:[ ,(]|$)/iu,
    not: /годн|хранен|гарант|служб|цена|price|обновл/iu,
  },
  lifecycle: {
    names: listOf(`
      lifecycle;lifecycle status;life cycle;part status;product status;part lifecycle;status;статус;жизненный цикл;состояние;статус производства
    `),
  },
  series: { names: listOf('series;серия;product series;seri;系列') },
  category: {
    names: listOf(`
      category;subcategory;sub category;product category;product subcategory;product family;family;product line;product group;product type;item group;commodity;commodity group;parent category;first category;second category
      категория;подкатегория;раздел;подраздел;группа;подгруппа;товарная группа;группа товаров;номенклатурная группа;группа номенклатуры;вид номенклатуры;категория товара;рубрика
      kategori;alt kategori;类别;目录;[group]
    `),
    pattern:
      /^(?:категори|подкатегори|подгрупп|(?:товарная |ценовая )?групп|(?:класс|вид|тип) (?:товара|номенклатуры|продукции)|раздел|рубрика|(?:sub|product|main)?[ _-]?category)/iu,
    not: /код|id\b|скид|цен[аы]|характеристик/iu,
  },
  titleRu: {
    names: listOf(`
      наименование;наименование товара;полное наименование;наименование номенклатуры;название;название товара;номенклатура;товар;товары (работы, услуги);изделие;позиция
      description;product description;detailed description;part description;item description;manufacturer / description;name;product name;product;title;item;short text;text
      описание;описание товара;характеристики;açıklama;ürün adı;描述;商品名称
    `),
    pattern: /^(?:наименован|наим\.|названи|номенклатура)|номенклатура *\/ *характеристика/iu,
    not: /(?<!ценовая )групп|категор|производ|код|№/iu,
  },
  descriptionRu: {
    names: listOf(`
      полное описание;подробное описание;long description;detailed description;описание;описание товара;description;комментарий;характеристики
    `),
  },
};

const keysOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, index) => [nameKey(name), index] as const).reverse());

const known = (Object.entries(fields) as [ImportField, FieldNames][]).map(([field, { names, pattern, not }]) => ({
  field,
  keys: keysOf(names),
  pattern,
  not,
}));

/**
 * Returns fields that a column of this name may fill, with a confidence from 0 to 1. It is 1 for the first name in the
 * field's list.
 */
export function fieldCandidates(column: string): readonly { readonly field: ImportField; readonly sureness: number }[] {
  const name = column.normalize('NFKC').replace(/_/g, ' ').trim();
  const keys = [nameKey(name), nameKey(name.replace(/[,(].*$/u, ''))];
  return known.flatMap(({ field, keys: places, pattern, not }) => {
    const whole = places.get(keys[0] ?? '');
    if (whole !== undefined) return [{ field, sureness: 1 - (whole / places.size) * 0.4 }];
    if (not?.test(name)) return [];
    const begun = places.get(keys[1] ?? '');
    if (begun !== undefined) return [{ field, sureness: 0.55 - (begun / places.size) * 0.1 }];
    return pattern?.test(name) ? [{ field, sureness: 0.4 }] : [];
  });
}

/** Returns whether a cell is the name of a column of price lists. */
export const isKnownHead = (cell: string): boolean =>
  fieldCandidates(cell).length > 0 || /^(?:цена|price|розница|опт|unit price|fiyat|价格|单价)/iu.test(cell.trim());

/**
 * Returns whether a name has a word that no stock column has: a minimum, a pack size, a lead time. Words for prices
 * also match, so the caller must exclude columns of prices itself.
 */
export const isCountName = (column: string): boolean => notCount.test(column);

/**
 * Names of columns that describe no part: a distributor's own flags, counters, pictures, sums of a basket. They are
 * matched after NFKC normalisation, where № is No. For the texts of such columns see `saysNothingOfPart` in
 * packages/domain.
 */
const rubbish =
  /^(?:basic\s*\/\s*extended|library type|whs[-_ ].*|customer (?:no|#|part|reference)|ext(?:ended|\.)? ?(?:price.*|:.*)|order (?:qty|quantity|price)|@ ?qty|image|img|photo|picture|фото|картинка|изображение|no\.?(?: ?п\/?п\.?)?|n ?п\/п|#|line|row|index|ваш заказ|заказ(?:,.*)?|сумма(?:,.*)?|итого|total|ссылка|url|link|product url|web ?page|currency|валюта|(?:.* )?ед\.? ?(?:изм\.?)?|единица(?: измерения)?|unit|uom|штрих-?код|ean(?:13)?|barcode|gtin|тнвэд|тн вэд|страна(?: происхождения)?|country.*|coo|(?:ставка )?ндс.*|vat|дата.*|date.*|updated.*|price date|примечани.*|комментари.*|notes?|comments?|rohs status url|supplier|поставщик|ships from|joints|mpn|id|норма (?:уп|отгр).*|std\.? ?pack.*|standard pack.*|spq|dc|d\/c|date ?code)$/iu;
/** Names of columns about the sale: reserved, ordered or expected pieces, discounts, markups, warranty. */
const ofTrade =
  /^(?:в )?(?:резерв|брон)|^(?:товар )?в пути|^(?:ожида|транзит)|^(?:ваша |макс\.? )?скидк|^наценк|^гаранти|^reserved|^in transit|^on order|^discount|^warranty/iu;

export const isRubbishName = (column: string): boolean => {
  const name = column.normalize('NFKC').trim();
  return rubbish.test(name) || ofTrade.test(name);
};
