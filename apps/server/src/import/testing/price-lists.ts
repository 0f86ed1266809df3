/** Price lists as distributors write them, made for the tests: heads, side values and dirt of each house. */
export interface PriceList {
  readonly house: string;
  readonly file: string;
  readonly text: string;
  /** Fields of the proposal by column. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Quantity → column. */
  readonly prices: Readonly<Record<number, string>>;
  readonly currency: string;
  /** MPN → what is read of its row; a price in units of the file's currency. */
  readonly parts: Readonly<
    Record<
      string,
      { readonly stock?: number | null; readonly price?: number | null; readonly days?: number | null } & object
    >
  >;
  /** Values left out, as field and reason. */
  readonly leftOut?: readonly (readonly [field: string, reason: string])[];
  readonly category?: Readonly<Record<string, string>>;
}

const rows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const priceLists: readonly PriceList[] = [
  {
    house: 'Промэлектроника',
    file: 'promelec.csv',
    text: rows(
      'Код товара;Наименование;Артикул производителя;Производитель;Корпус;Свободный остаток;Мин. кол-во;Кратность;Срок поставки;Цена от 1 шт;Цена от 100 шт;Цена от 1000 шт',
      '100201;Микросхема таймер NE555P DIP8;NE555P;Texas Instruments;DIP-8;1 250 шт;1;1;в наличии;28,30;21,10;18,5*',
      '100202;Диод Шоттки SS14 SMA;SS14;Vishay;SMA;>1000;10;10;3-5;4,10;по запросу;3,2',
      '100203;Резистор чип 0603 10кОм 1%;RC0603FR-0710KL;Yageo;0603;нет;100;100;4-6 недель;0,35;0,28;0,21',
      '100204;Конденсатор 0805 X7R 100нФ;CC0805KRX7R9BB104;Yageo;0805;под заказ;;;по запросу;;;',
      '100205;Варистор 14мм 470В;B72214S0271K101;TDK;14 мм;+++;1;1;7 дн.;12,5;11;10',
    ),
    fields: {
      mpn: 'Артикул производителя',
      maker: 'Производитель',
      supplierNumber: 'Код товара',
      package: 'Корпус',
      stock: 'Свободный остаток',
      minQuantity: 'Мин. кол-во',
      multiple: 'Кратность',
      leadTimeDays: 'Срок поставки',
      titleRu: 'Наименование',
    },
    prices: { 1: 'Цена от 1 шт', 100: 'Цена от 100 шт', 1000: 'Цена от 1000 шт' },
    currency: 'RUB',
    parts: {
      NE555P: { stock: 1250, price: 28.3, days: 0 },
      SS14: { stock: 1000, price: 4.1, days: 5 },
      'RC0603FR-0710KL': { stock: 0, price: 0.35, days: 42 },
      CC0805KRX7R9BB104: { stock: 0, price: null, days: null },
      B72214S0271K101: { stock: null, price: 12.5, days: 7 },
    },
    leftOut: [
      ['Цена от 100 шт', 'price_on_request'],
      ['Срок поставки', 'not_a_number'],
      ['Свободный остаток', 'not_a_number'],
    ],
    category: { SS14: 'schottky-diodes', 'RC0603FR-0710KL': 'chip-resistors', B72214S0271K101: 'varistors' },
  },
  {
    house: 'Компэл',
    file: 'compel_price.csv',
    text: rows(
      'Номенклатура;Торговая марка;Подгруппа;Доступно;Упаковка;Розница;Опт 1;Опт 2;Lead time',
      'STM32F103C8T6;STMicroelectronics;Микроконтроллеры;480;лента;312,00;290,5;275;6 Weeks',
      'BC847B,215;Nexperia;Биполярные транзисторы;12000;лента;2,1;1,7;1,5;8-10 нед.',
      'LM358DR;Texas Instruments;Операционные усилители;нет;туба;14,2;12;11;',
      '1N4148W-7-F;Diodes Inc;Импульсные диоды;5 600;лента;1,9;1,4;1,2;в наличии',
    ),
    fields: {
      mpn: 'Номенклатура',
      maker: 'Торговая марка',
      stock: 'Доступно',
      leadTimeDays: 'Lead time',
      category: ['Подгруппа'],
    },
    prices: { 1: 'Розница' },
    currency: 'RUB',
    parts: {
      STM32F103C8T6: { stock: 480, price: 312, days: 42 },
      'BC847B,215': { stock: 12_000, price: 2.1, days: 70 },
      LM358DR: { stock: 0, price: 14.2 },
      '1N4148W-7-F': { stock: 5600, days: 0 },
    },
    category: { STM32F103C8T6: 'microcontrollers', LM358DR: 'operational-amplifiers' },
  },
  {
    house: 'Чип и Дип',
    file: 'chipdip.tsv',
    text: rows(
      'Номенклатурный номер\tНазвание\tБренд\tГруппа\tСклад Москва, шт\tСклад СПб, шт\tСрок, дн.\tЦена, руб.',
      '9000012345\tBAT54S, Диод Шоттки [SOT-23]\tNexperia\tДиоды Шоттки\t340\t12\t2-3\t5,00 ₽',
      '9000012346\tIRF3205PBF, Транзистор N-MOSFET\tInfineon\tПолевые транзисторы\tнет\t4\t14\t96,40 ₽',
      '9000012347\tKBPC3510, Мост диодный\tDC Components\tДиодные мосты\t>100\t0\tдо 10\tуточняйте',
    ),
    fields: {
      mpn: 'Номенклатурный номер',
      maker: 'Бренд',
      stock: ['Склад Москва, шт', 'Склад СПб, шт'],
      leadTimeDays: 'Срок, дн.',
      titleRu: 'Название',
      category: ['Группа'],
    },
    prices: { 1: 'Цена, руб.' },
    currency: 'RUB',
    parts: {
      '9000012345': { stock: 352, price: 5, days: 3 },
      '9000012346': { stock: 4, price: 96.4, days: 14 },
      '9000012347': { stock: 100, price: null, days: 10 },
    },
    leftOut: [['Цена, руб.', 'price_on_request']],
    category: { '9000012345': 'schottky-diodes' },
  },
  {
    house: 'Терраэлектроника',
    file: 'terra.csv',
    text: rows(
      'Артикул;Вендор;Описание;В наличии;Срок;Мин. партия;Норма упаковки;Цена с НДС, руб.',
      'TPS54331DR;Texas Instruments;Импульсный понижающий преобразователь 3А;2 340;5;1;2500;74,20',
      'ATMEGA328P-AU;Microchip;Микроконтроллер 8 бит 32 кБ;15 шт;60-70;1;250;412,00',
      'HLK-PM01;Hi-Link;Блок питания AC-DC 5В 3Вт;под заказ;120;1;40;-',
    ),
    fields: {
      mpn: 'Артикул',
      maker: 'Вендор',
      stock: 'В наличии',
      leadTimeDays: 'Срок',
      minQuantity: 'Мин. партия',
      titleRu: 'Описание',
    },
    prices: { 1: 'Цена с НДС, руб.' },
    currency: 'RUB',
    parts: {
      TPS54331DR: { stock: 2340, price: 74.2, days: 5 },
      'ATMEGA328P-AU': { stock: 15, price: 412, days: 70 },
      'HLK-PM01': { stock: 0, price: null, days: 120 },
    },
    category: { 'ATMEGA328P-AU': 'microcontrollers' },
  },
  {
    house: 'Платан',
    file: 'platan.csv',
    text: rows(
      'Прайс-лист ЗАО «Пример» от 12.11.2026;;;;;;',
      'тел. +7 (495) 000-00-00;;;;;;',
      ';;;;;;',
      'Код;Наименование;Произв.;Ед. изм.;Остаток;Опт 1;Опт 2',
      '77001;К1156ЕУ5Т;ВЗПП-С;шт;35;46,00;41,50',
      '77002;КР142ЕН5А;НЗПП;шт;есть;38,00;35,00',
      '77003;2Т630А/ИМ;Кремний;шт;0;1 240,00;1 180,00',
    ),
    fields: { mpn: 'Наименование', maker: 'Произв.', supplierNumber: 'Код', stock: 'Остаток' },
    prices: { 1: 'Опт 1' },
    currency: 'RUB',
    parts: {
      К1156ЕУ5Т: { stock: 35, price: 46 },
      КР142ЕН5А: { stock: null, price: 38 },
      '2Т630А/ИМ': { stock: 0, price: 1240 },
    },
    leftOut: [['Остаток', 'not_a_number']],
  },
  {
    house: 'TME',
    file: 'tme.csv',
    text: rows(
      'Symbol,Original symbol,Producer,Description,Stock,MOQ,Multiples,"Unit price net, EUR"',
      '"NE555P","NE555P","TEXAS INSTRUMENTS","IC: peripheral circuit; astable, monostable; DIP8","12,450",1,1,0.35',
      '"BC547B-DIO","BC547B","DIOTEC SEMICONDUCTOR","Transistor: NPN; bipolar; 45V; 0.1A; TO92","0",5,5,0.045',
      '"SMD0805-10K","RC0805JR-0710KL","YAGEO","Resistor: thick film; SMD; 0805; 10kOhm","5000+",100,100,0.0041',
    ),
    fields: {
      mpn: 'Original symbol',
      maker: 'Producer',
      supplierNumber: 'Symbol',
      stock: 'Stock',
      minQuantity: 'MOQ',
      multiple: 'Multiples',
      descriptionEn: 'Description',
    },
    prices: { 1: 'Unit price net, EUR' },
    currency: 'EUR',
    parts: {
      NE555P: { stock: 12_450, price: 0.35 },
      BC547B: { stock: 0, price: 0.045 },
      'RC0805JR-0710KL': { stock: 5000, price: 0.0041 },
    },
  },
  {
    house: 'Mouser',
    file: 'mouser.csv',
    text: rows(
      'Mouser Part #,Mfr Part #,Mfr.,Description,Availability,Lead Time,Price (USD),Min Qty,Mult.,Lifecycle,RoHS',
      '595-NE555P,NE555P,Texas Instruments,"Timers & Support Products Precision Timer","4,586 In Stock",6 Weeks,$0.48,1,1,Active,Yes',
      '511-STM32F103C8T6,STM32F103C8T6,STMicroelectronics,"ARM Microcontrollers - MCU 32BIT Cortex M3","0",26 Weeks,$6.02,1,1,NRND,Yes',
      '81-GRM188R71H104KA93D,GRM188R71H104KA93D,Murata,"Multilayer Ceramic Capacitors MLCC - SMD/SMT 0.1uF","1,203,450 In Stock",18 Weeks,Quote,1,1,Active,Yes',
    ),
    fields: {
      mpn: 'Mfr Part #',
      maker: 'Mfr.',
      supplierNumber: 'Mouser Part #',
      stock: 'Availability',
      minQuantity: 'Min Qty',
      multiple: 'Mult.',
      lifecycle: 'Lifecycle',
      leadTimeDays: 'Lead Time',
      descriptionEn: 'Description',
    },
    prices: { 1: 'Price (USD)' },
    currency: 'USD',
    parts: {
      NE555P: { stock: 4586, price: 0.48, days: 42 },
      STM32F103C8T6: { stock: 0, price: 6.02, days: 182 },
      GRM188R71H104KA93D: { stock: 1_203_450, price: null, days: 126 },
    },
    leftOut: [['Price (USD)', 'price_on_request']],
    category: { GRM188R71H104KA93D: 'chip-ceramic-capacitors' },
  },
  {
    house: 'Digi-Key',
    file: 'chip-resistor-surface-mount.csv',
    text: rows(
      'Datasheet,Image,DK Part #,Mfr Part #,Mfr,Description,Stock,Price,@ qty,Min Qty,Package,Series,Product Status,Resistance (Ohms),Tolerance,Power (Watts),Temperature Coefficient,Operating Temperature,Package / Case,Size / Dimension,Height - Seated (Max)',
      'https://example.com/rc.pdf,https://example.com/rc.jpg,311-10.0KHRCT-ND,RC0603FR-0710KL,YAGEO,"RES 10K OHM 1% 1/10W 0603","15,604,123 - Immediate",$0.10000,1,1,"Tape & Reel (TR),Cut Tape (CT)",RC,Active,10 kOhms,±1%,"0.1W, 1/10W",±100ppm/°C,-55°C ~ 155°C,0603 (1608 Metric),"0.063"" L x 0.031"" W (1.60mm x 0.80mm)","0.022"" (0.55mm)"',
      'https://example.com/rl.pdf,https://example.com/rl.jpg,RL12R010-ND,RL1206FR-070R01L,YAGEO,"RES 0.01 OHM 1% 1/4W 1206","980 - Immediate",$0.35000,1,1,"Tape & Reel (TR)",RL,Obsolete,10 mOhms,±1%,"0.25W, 1/4W",±700ppm/°C,-55°C ~ 155°C,1206 (3216 Metric),"0.126"" L x 0.063"" W (3.20mm x 1.60mm)","0.026"" (0.65mm)"',
    ),
    fields: {
      mpn: 'Mfr Part #',
      maker: 'Mfr',
      supplierNumber: 'DK Part #',
      package: 'Package / Case',
      datasheet: 'Datasheet',
      stock: 'Stock',
      minQuantity: 'Min Qty',
      lifecycle: 'Product Status',
      series: 'Series',
      descriptionEn: 'Description',
    },
    prices: { 1: 'Price' },
    currency: 'USD',
    parts: {
      'RC0603FR-0710KL': { stock: 15_604_123, price: 0.1 },
      'RL1206FR-070R01L': { stock: 980, price: 0.35 },
    },
    category: { 'RC0603FR-0710KL': 'chip-resistors' },
  },
  {
    house: 'Farnell',
    file: 'farnell.csv',
    text: rows(
      'Order Code,Manufacturer Part No,Manufacturer,Product Description,Stock Quantity,Minimum Order Quantity,Order Multiple,Lead Time (weeks),Price 1,Price 10,Price 100',
      '1084139,NE555P,TEXAS INSTRUMENTS,"Timer, Oscillator & Pulse Generator IC",1521,1,1,6,£0.424,£0.33,£0.20',
      '9801588,BAT54S,NEXPERIA,"Small Signal Schottky Diode, Dual Series",>5000,5,5,4-6,£0.21,£0.14,POA',
    ),
    fields: {
      mpn: 'Manufacturer Part No',
      maker: 'Manufacturer',
      supplierNumber: 'Order Code',
      stock: 'Stock Quantity',
      minQuantity: 'Minimum Order Quantity',
      multiple: 'Order Multiple',
      leadTimeDays: 'Lead Time (weeks)',
      descriptionEn: 'Product Description',
    },
    prices: { 1: 'Price 1', 10: 'Price 10', 100: 'Price 100' },
    currency: 'GBP',
    parts: { NE555P: { stock: 1521, price: 0.424, days: 42 }, BAT54S: { stock: 5000, price: 0.21, days: 42 } },
    leftOut: [['Price 100', 'price_on_request']],
  },
  {
    house: 'LCSC',
    file: 'lcsc.csv',
    text: rows(
      'LCSC Part Number,MFR.Part #,Manufacturer,Package,Category,Description,In Stock,Min Order Qty,Unit Price($),Library Type',
      'C7593,NE555P,Texas Instruments,DIP-8,Timers / Clock Oscillators,"4.5V~16V 500kHz DIP-8 Timers ROHS",8820,5,0.1391,Extended',
      'C25804,0603WAF1002T5E,UNI-ROYAL,0603,Others,"100mW Thick Film Resistor 10kΩ 0603 Chip Resistor - Surface Mount ROHS",2450000,100,0.0008,Basic',
      'C14663,CC0603KRX7R9BB104,YAGEO,0603,Pre-ordered RLCs,"50V 100nF X7R 0603 Multilayer Ceramic Capacitors MLCC - SMD/SMT ROHS",0,100,0.0021,Extended',
    ),
    fields: {
      mpn: 'MFR.Part #',
      maker: 'Manufacturer',
      supplierNumber: 'LCSC Part Number',
      package: 'Package',
      stock: 'In Stock',
      minQuantity: 'Min Order Qty',
      category: ['Category'],
      descriptionEn: 'Description',
    },
    prices: { 1: 'Unit Price($)' },
    currency: 'USD',
    parts: { NE555P: { stock: 8820, price: 0.1391 }, '0603WAF1002T5E': { stock: 2_450_000 } },
    category: { NE555P: 'timers', '0603WAF1002T5E': 'chip-resistors', CC0603KRX7R9BB104: 'chip-ceramic-capacitors' },
  },
  {
    house: 'Arrow',
    file: 'arrow.csv',
    text: rows(
      'Part Number|Manufacturer|Product Description|Quantity Available|MOQ|Factory Lead Time|Ships From|Price 1+|Price 100+',
      'MCP2515-I/SO|Microchip Technology|CAN Controller 1Mbps 18-Pin SOIC|312|1|12 weeks|US|1.98|1.71',
      'LM317T|STMicroelectronics|Linear Voltage Regulators (LDO) 1.2V to 37V|Call|1|8 weeks|NL|0.62|Request',
    ),
    fields: {
      mpn: 'Part Number',
      maker: 'Manufacturer',
      stock: 'Quantity Available',
      minQuantity: 'MOQ',
      leadTimeDays: 'Factory Lead Time',
      descriptionEn: 'Product Description',
    },
    prices: { 1: 'Price 1+', 100: 'Price 100+' },
    currency: 'RUB',
    parts: { 'MCP2515-I/SO': { stock: 312, price: 1.98, days: 84 }, LM317T: { stock: 0, price: 0.62, days: 56 } },
    leftOut: [['Price 100+', 'price_on_request']],
    category: { LM317T: 'linear-regulators' },
  },
  {
    house: '1С',
    file: 'Прайс 1С.csv',
    text: rows(
      'ООО «Ромашка»;;;;;',
      'Прайс-лист на 22.11.2026;;;;;',
      ';;;;;',
      'Номенклатура;Артикул;Производитель;Цена;;Остаток',
      ';;;Розничная;Оптовая;',
      'Полупроводники;;;;;',
      'Диоды Шоттки;;;;;',
      'Диод Шоттки 1А 40В SMA;SS14-E3/61T;Vishay;5,50;4,20;1 200 шт',
      'Диод Шоттки 3А 40В SMC;SS34;MIC;8,10 руб.;6,9;нет',
      'Микроконтроллеры;;;;;',
      'Микроконтроллер 8 бит;ATTINY13A-SSU;Microchip;72;65;14',
      'Итого;;;;;1214',
    ),
    fields: {
      mpn: 'Артикул',
      maker: 'Производитель',
      stock: 'Остаток',
      category: ['[group]'],
      titleRu: 'Номенклатура',
    },
    prices: { 1: 'Цена Розничная' },
    currency: 'RUB',
    parts: {
      'SS14-E3/61T': { stock: 1200, price: 5.5 },
      SS34: { stock: 0, price: 8.1 },
      'ATTINY13A-SSU': { stock: 14, price: 72 },
    },
    category: { 'SS14-E3/61T': 'schottky-diodes', 'ATTINY13A-SSU': 'microcontrollers' },
  },
  {
    house: 'склад',
    file: 'Неликвиды.csv',
    text: rows(
      '№ п/п;Наименование;Завод-изготовитель;Кол-во;Цена без НДС;Валюта;Примечание',
      '1;OSTM-1206-10K;Noname;100 шт.;0.12;RUB;2019 г.',
      '2;BZV55-C5V1;NXP;1000+;0,9;RUB;',
      '3;MAX232CPE;Maxim;"<10";договорная;RUB;в тубах',
    ),
    fields: { mpn: 'Наименование', maker: 'Завод-изготовитель', stock: 'Кол-во' },
    prices: { 1: 'Цена без НДС' },
    currency: 'RUB',
    parts: {
      'OSTM-1206-10K': { stock: 100, price: 0.12 },
      'BZV55-C5V1': { stock: 1000, price: 0.9 },
      MAX232CPE: { stock: null, price: null },
    },
    leftOut: [
      ['Кол-во', 'not_a_number'],
      ['Цена без НДС', 'price_on_request'],
    ],
  },
];
