import { describe, expect, it } from 'vitest';

import { isAccessory } from './accessory.ts';
import { looksLikeDesignators, looksLikeMpn, looksLikePartKind, valuesOf, type ValueKind } from './column-values.ts';
import { besideNotConnected, isNotFitted, isNotFittedAlone, saysNotFitted, statesFitting } from './not-fitted.ts';
import { isNominal, nominalUnitOf } from './nominal-unit.ts';
import { kindAtPlace, kindOfFootprint } from './part-kinds.ts';
import { readBomQuantity } from './quantity.ts';
import { isFooterRow, isGroupTitle, isSignatureRow, isTotalRow } from './row-words.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s*\|\s*/u);

describe('quantities', () => {
  it.each(
    words(
      '5 шт|5 штук|5 штука|5 штуки|5 шт.|5 компл|5 компл.|5 ед|5 ед.|5 pc|5 pcs|5 pcs.|5 piece|5 pieces|5 ea|5 ea.|5 each|' +
        '5 no|5 nos.|5 st|5 stk|5 stk.|5 stück|5 stueck|5 adet|5 ad.|5x|5 х|5个|5個|5只|5颗|5片|5件|5套|x5|х 5|×5|*5|+5|5,0',
    ),
  )('%s is read as five', (text) => {
    expect(readBomQuantity(text)).toEqual({ kind: 'quantity', quantity: 5, isFraction: false, wasExponent: false });
  });
  it.each([
    ["1'000", 1000],
    ['1’000', 1000],
    ['12 345 678', null],
    ['1 234 567', 1_234_567],
    ['1.000.000', 1_000_000],
    ['1,000', 1],
    ['10000000', 10_000_000],
    ['10000001', null],
    ['1000000000000', null],
    ['1234567890123', null],
    ['0.5', 1],
    ['0.0', null],
    ['5 кг', null],
    ['1,000.000', null],
    ['5e+1', 50],
    ['5.5E+1', 55],
    ['55e+1', null],
    ['1e+100', null],
    ['–5', null],
    ['a5', null],
    ['5 5', null],
  ])('%s is %j', (text, quantity) => {
    const read = readBomQuantity(text);
    expect(read.kind === 'quantity' ? read.quantity : null).toBe(quantity);
  });
  it.each(['', '-', '--', '–', '—'])('%j says nothing', (text) => expect(readBomQuantity(text).kind).toBe('absent'));
});

describe('parts that are not fitted', () => {
  it.each(
    `dnp dnf dni dnm dns dnl nf np nm nofit nopop nopopulate nostuff noinstall noplace nomount noassembly noassemble noload
    nobuy noorder donotpopulate donotplace donoplace donotfit donotinstall donotmount donotstuff donotassemble donotload
    donotsolder donotbuy donotorder donotpurchase donotuse dontpopulate dontplace dontfit dontinstall dontmount dontstuff
    notpopulated notplaced notfitted notmounted notinstalled notstuffed notassembled notloaded notsoldered notused
    unpopulated unfitted unmounted unstuffed unplaced uninstalled excludefrombom excludedfrombom notinbom
    неустанавливать неуст ну немонтировать неустанавливается неустанавливаются неустановлен неустановлено незапаивать
    незапаивается неустановить непаять невпаивать неставить неставится немонтируется немонт непокупать незакупать
    незаказывать несобирать неприменять nichtbestücken nichtbestückt nichtbestueckt unbestückt unbestueckt nb nbest
    nichtbest nichtmontieren takılmayacak takılmaz takılmasın dizilmeyecek monteedilmeyecek montelenmeyecek takma
    不贴 不焊 不贴片 不焊接 不安装 空贴 不上件 不装`.split(/\s+/u),
  )('%s', (word) => {
    const spaced = [...word].join('.');
    expect([saysNotFitted(word), isNotFittedAlone(spaced), statesFitting(word)]).toEqual([true, true, true]);
  });
  it.each(
    words(
      '10k DNP|DNF 0402|x, DNI|10k do not populate|10k do-not-fit|do no place 10k|dont install 10k|10k don’t mount|' +
        '10k no stuff|no-buy, 10k|не устанавливать 10k|10k не монтировать|не-запаивать 10k|не впаивать x|не ставить x|' +
        'не закупать x|не покупать x|не уст. x|10k nicht bestücken|nicht bestückt x|x takılmayacak|x (DNP)|[DNP] x|x/DNP|' +
        'x_DNP|DNP!|x *DNP*|R1 not populated|R1 not-fitted, reserve|R1 not placed by default|R1 не установлен|' +
        'R1 не монтирован.|R1 не запаян|R1 не впаяна|Not use, use a jumper|wird nicht bestückt|电阻不贴了|x不焊x|空贴x',
    ),
  )('%s', (text) => expect(saysNotFitted(text)).toBe(true));
  it.each(
    words(
      'DNPX|XDNP|dnp if board A|do not fit when 5 V|do not fit unless told|не устанавливать при 5 В|не устанавливать если x|' +
        'не устанавливать в варианте 2|не устанавливать для варианта 2|not placed when variant 1|R1 not fitted on A|fitted|' +
        'установить|NC|10k|pin 3 not used|not used before',
    ),
  )('not %s', (text) => expect(saysNotFitted(text)).toBe(false));
  it.each(words('fitted|populate|Populated|mounted|installed|placed|устанавливать|ставить|монтировать| fitted '))(
    '%s tells that it is fitted',
    (text) => expect(statesFitting(text)).toBe(true),
  );
  it.each(words('fitted x|10k|x placed'))('%s tells neither', (text) => expect(statesFitting(text)).toBe(false));

  it.each(words('yes|true|1|x|y|nc|да|х|есть|+|ja|evet|e|是|v|✓|✔|excluded|excl| YES |nu|n/u|R1|R1, R2|R1 not fitted'))(
    '%s in a column of what is left out',
    (text) => expect(isNotFitted(text, 'dnp', ['R1'])).toBe(true),
  );
  it.each(words('no|false|0|n|нет|-|nein|hayır|否|nc|NO|nu|Not Fitted|not populated'))(
    '%s in a column of what is fitted',
    (text) => expect(isNotFitted(text, 'populate', [])).toBe(true),
  );
  it.each(
    words(
      'populate|populated|installed|fitstatus|установлен|fitted|mount|mounted|assembly|assemble|jlcassembly|stuff|stuffing|' +
        'install|pop|fit|fitting|установка|устанавливать|монтаж|наличиекомпонента|bestücken|bestückt|bestückung|' +
        'bestueckung|takılacak|montaj|是否贴片|贴装|是否焊接|是否安装',
    ),
  )('a column %s is about fitting', (header) => {
    expect([isNotFitted('no', header, []), isNotFitted('yes', header, [])]).toEqual([true, false]);
    expect(isNotFitted('no', `${header}x`, [])).toBe(false);
  });
  it('other words and empty texts exclude nothing', () => {
    expect(isNotFitted(' ', 'dnp', ['R1'])).toBe(false);
    expect(isNotFitted('maybe', 'dnp', [])).toBe(false);
    expect(isNotFitted('maybe', 'fitted', [])).toBe(false);
    expect(isNotFitted('Fitted', 'fitted', ['R1'])).toBe(false);
    expect(isNotFitted('Populate', 'populate', ['R1'])).toBe(false);
  });
  it.each([
    ['NC', ''],
    ['N.C.', ''],
    ['nc (1210)', '1210'],
    ['NC/100n', '100n'],
    ['100n/NC', '100n'],
    ['100n (N.C.)', '100n'],
    ['NC7SZ04', null],
    ['SYNC', null],
    ['10k', null],
    [`NC ${'x'.repeat(37)}`, 'x'.repeat(37)],
    [`NC ${'x'.repeat(38)}`, null],
  ])('the rest of %j besides "not connected" is %j', (value, rest) => expect(besideNotConnected(value)).toBe(rest));
});

describe('rows that are not lines', () => {
  it.each(
    words(
      'Итого|Всего: 5|сумма|TOTAL|Totals|Subtotal|sub-total|Grand Total|sum|Summe|Gesamt|Toplam|Genel toplam|合计|总计|小计|共计',
    ),
  )('%s is a total', (text) => {
    expect([isTotalRow(['', text]), isTotalRow([`x ${text}`]), isTotalRow([`${text}x`])]).toEqual([
      true,
      false,
      text.endsWith('5'),
    ]);
  });
  it.each(
    words(
      'Разраб.|Разработал|Пров.|Проверил|Утв.|Утвердил|Н. контр.|н.контр.|Т. контр.|Нормоконтр.|Согласовано|Подпись|Подп.|' +
        'Изм.|Изм. Лист|Лист|Листов|№ докум.|Лит.|Перв. примен.|Справ. №|Инв. № подл.|Взам. инв. №|Копировал|Формат|Составил|' +
        'Исполнитель|Director|Prepared by|Approved|Checked by|Drawn by|Designed by|Reviewed by|Signature|Erstellt|geprüft|' +
        'Freigegeben|Hazırlayan|Onaylayan|Kontrol eden|编制|审核|批准|设计|校对',
    ),
  )('%s is a signature', (text) =>
    expect([isSignatureRow([text]), isSignatureRow([`x ${text}`])]).toEqual([true, false]),
  );
  it.each(
    words(
      'Generated by|Created|Exported|Printed 2026|Page 2|Страница 2|Стр. 2|Сформирован|Дата создания|Дата печати|' +
        'Дата формирования|Date: 1|Source: x|Tool: x|Generator: x|Component count 5|Copyright|© 2026|Seite 2|Sayfa 2|' +
        '第 2 页|第12页|Legend|Примечание: x|Примечания: x|Note: x|Notes: x|Attention|Внимание',
    ),
  )('%s is a footer', (text) => expect([isFooterRow([' ', text]), isFooterRow([`x ${text}`])]).toEqual([true, false]));
  it.each(words('Printed circuit board|Printed board|Printed wiring|Page|Date|Source|Примечание'))(
    '%s is none',
    (text) => expect(isFooterRow([text])).toBe(false),
  );
  it.each(
    words(
      'Резисторы|конденсаторы|Микросхемы|Диоды|Транзисторы|Дроссели|Катушки|Индуктивности|Соединители|Разъемы|Разъёмы|Вилки|' +
        'Розетки|Кнопки|Переключатели|Реле|Трансформаторы|Предохранители|Резонаторы|Генераторы|Стабилитроны|Светодиоды|' +
        'Индикаторы|Варисторы|Терморезисторы|Термисторы|Фильтры|Модули|Платы|Детали|Стандартные изделия|Прочие изделия|' +
        'Материалы|Сборочные единицы|Документация|Комплекты|Устройства|Диодные|Оптопары|Наборы|Блоки|Элементы|Датчики|' +
        'Батареи|Антенны|Клеммы|Перемычки|Контакты|Винты|Гайки|Шайбы|Стойки|Провода|Resistors|Capacitors|Inductors|Diodes|' +
        'Transistors|Integrated circuits|ICs|Connectors|Crystals|Switches|LEDs|Fuses|Relays|Transformers|Modules|Mechanical|' +
        'Hardware|Miscellaneous|Misc|Widerstände|Kondensatoren|Dioden|Transistoren|Steckverbinder|Dirençler|Kondansatörler|' +
        'Diyotlar|Transistörler|Konnektörler|Entegreler|电阻|电容|电感|二极管|三极管|连接器',
    ),
  )('%s is the title of a group', (text) => {
    expect([isGroupTitle(` ${text} ТУ`), isGroupTitle(`x ${text}`), isGroupTitle(`${text}x`)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('kinds of parts by designator or footprint', () => {
  it.each([
    ['R', 'resistor'],
    ['RN RA', 'resistor network'],
    ['RP VR RV POT', 'potentiometer'],
    ['RT TH NTC', 'ntc thermistor'],
    ['RU MOV', 'varistor'],
    ['C CP CE', 'capacitor'],
    ['L', 'inductor'],
    ['FB BEAD', 'ferrite bead'],
    ['D VD CR', 'diode'],
    ['ZD VZ DZ', 'zener diode'],
    ['TVS', 'tvs diode'],
    ['LED HL LD DL', 'led'],
    ['Q VT TR T', 'transistor'],
    ['VS', 'thyristor'],
    ['Y XTAL ZQ BQ XT CRY', 'crystal'],
    ['J XP XS XW XT CN CON CONN P X', 'connector'],
    ['HDR PLS', 'connector'],
    ['SW SA SB S KEY BTN', 'switch'],
    ['F FU', 'fuse'],
    ['K REL RL RELAY KV', 'relay'],
    ['BZ BUZ BUZZER HA LS SP', 'buzzer'],
    ['OK OC VU', 'optocoupler'],
  ])('%s: %s', (letters, kind) => {
    for (const letter of letters.split(' ')) {
      const expected = letter === 'XT' ? 'connector' : kind;
      expect([letter, kindAtPlace(`${letter.toLowerCase()}12`)]).toEqual([letter, expected]);
    }
  });
  it.each('U IC DA DD DB A AE ANT BT GB G M MK MH TP HOLE LOGO JP USB E TV'.split(' '))('%s has no nominal', (letter) =>
    expect(kindAtPlace(`${letter}1`)).toBeNull(),
  );
  it.each(['ZZ1', '1', 'UX1', undefined])('%s says nothing', (place) => expect(kindAtPlace(place)).toBeUndefined());
  it.each([
    ['LED_0603', 'led'],
    ['LED_SMD:LED_0603', 'led'],
    ['Capacitor_Tantalum_SMD:CP_EIA-3216', 'tantalum capacitor'],
    ['CP_EIA-3216', 'tantalum capacitor'],
    ['Capacitor_SMD:CP_Elec_4x5', 'electrolytic capacitor'],
    ['Capacitor_THT:CP_Radial_D5', 'electrolytic capacitor'],
    ['Crystal:Crystal_HC49', 'crystal'],
    ['Potentiometer_THT:X', 'potentiometer'],
    ['Trimmer_X', 'potentiometer'],
    ['Varistor:X', 'varistor'],
    ['RV_Disc_D7', 'varistor'],
    ['Resistor_SMD:R_Array_4x0603', 'resistor network'],
    ['Inductor_SMD:L_Ferrite_0603', 'ferrite bead'],
    ['Ferrite_THT', 'ferrite bead'],
    ['Fuse:Fuse_1206', 'fuse'],
    ['Polyfuse_X', 'fuse'],
    ['R_0603', null],
    ['FILLED_0603', null],
  ])('%s is a %s', (footprint, kind) => expect(kindOfFootprint(footprint)).toBe(kind));
  it.each([
    ['термистор|терморезистор|thermistor|NTC 10k|варистор|varistor|диод|', null],
    ['ferrite|bead|феррит|бусина|Ferritperle', 'ohm'],
    [
      'резистор|сопротивление|потенциометр|Р1-12|resistor|Widerstand|direnç|rezistans|电阻|RES 10k|potentiometer|trimmer',
      'ohm',
    ],
    ['конденсатор|capacitor|Kondensator|kapasitör|电容|MLCC|CAP CER', 'farad'],
    ['дроссель|катушка|индуктивность|inductor|choke|coil|bobin|endüktör|Spule|Drossel|电感|IND 10u', 'henry'],
    ['кварц|резонатор|генератор|crystal|XTAL|oscillator|resonator|kristal|Quarz|晶振', 'hertz'],
  ])('%s: %s', (kinds, unit) => {
    for (const kind of kinds.split('|')) expect([kind, nominalUnitOf(kind)]).toEqual([kind, unit]);
  });
  it.each(['RESET', 'CAPS', 'INDEX'])('%s is the name of no kind', (text) => expect(nominalUnitOf(text)).toBeNull());
});

describe('values that may be nominal values', () => {
  const value = (unit: 'ohm' | 'farad' | 'henry' | 'hertz' | 'volt') => ({ kind: 'value', value: 1, unit }) as never;
  it('have the unit of the part; for an unknown part ohms, farads and henries', () => {
    for (const unit of ['ohm', 'farad', 'henry'] as const) {
      expect([isNominal(value(unit), unit), isNominal(value(unit), undefined), isNominal(value(unit), null)]).toEqual([
        true,
        true,
        false,
      ]);
    }
    expect([isNominal(value('hertz'), 'hertz'), isNominal(value('hertz'), undefined)]).toEqual([true, false]);
    expect([isNominal(value('volt'), 'ohm'), isNominal(value('farad'), 'ohm')]).toEqual([false, false]);
  });
  it.each([
    ['p', 'farad'],
    ['n', 'farad henry'],
    ['u', 'farad henry'],
    ['m', 'henry'],
    ['k', 'ohm hertz'],
    ['M', 'ohm hertz'],
    ['R', 'ohm'],
    ['x', ''],
  ])('a bare %s may be a nominal value of: %s', (prefix, units) => {
    const lexeme = { kind: 'bare', prefix } as never;
    const all = ['ohm', 'farad', 'henry', 'hertz'] as const;
    expect(all.filter((unit) => isNominal(lexeme, unit)).join(' ')).toBe(
      all.filter((unit) => units.split(' ').includes(unit)).join(' '),
    );
    expect(isNominal(lexeme, undefined)).toBe(prefix !== 'p' && prefix !== 'm');
  });
});

describe('kinds of texts in a column', () => {
  const kindsOf = (text: string): readonly string[] =>
    Object.entries(valuesOf([text]).share)
      .filter(([, share]) => share === 1)
      .map(([kind]) => kind);
  it.each<[ValueKind, string]>([
    ['designators', 'R1, R2|XTAL1|LED5|SW1A|C1-C4|TP1.2|U1_1'],
    ['integer', '5|10 шт|1 000|1608'],
    ['package', '0603|SOT-23|СОТ-23|С0805|Resistor_SMD:R_0603_1608Metric'],
    ['electrical', '10k|100 nF|4,7 кОм|100nF X7R'],
    ['mpn', 'CC0603KRX7R9BB104|1N4148|К155ЛА3|AB12:PB'],
    ['url', 'https://a.example|http://b|www.c.de|x.pdf|X.PDF'],
    ['dnp', 'DNP|fitted|не устанавливать'],
    ['words', 'Chip resistor thick|a bc d'],
    ['part_kind', 'Резистор 10к|Capacitor|IC timer|电阻 10k|LED'],
    ['lcsc', 'C123|C123456789|С1234'],
    ['digikey', '311-10KGRCT-ND|X-ND'],
    ['mouser', '603-RC0402FR-0710KL|81-GRM155'],
    ['farnell', '1234567|1234567RL'],
    ['rs', '123-456|123-4567|123-4567P'],
  ])('%s: %s', (kind, texts) => {
    for (const text of texts.split('|')) expect([text, kindsOf(text).includes(kind)]).toEqual([text, true]);
  });
  it.each<[ValueKind, string]>([
    ['designators', 'R12345|ABC1|电R1|10k|USB|R1 and more'],
    ['integer', '0603|many|-1|1234567890123456'],
    ['package', 'SMD|big box|R 0603 10k 1% thing'],
    ['electrical', 'A|LM358|resistor'],
    ['mpn', 'ABC|AB1|1234|10x20|0603|10k|SOT-23|https://a12|A B12|http1x2|SO-8'],
    ['url', 'a.pdfx|xhttp://|ftp://a'],
    ['words', 'two words|1 2 3'],
    ['part_kind', 'my resistor|x'],
    ['lcsc', 'C12|C1234567890|XC123'],
    ['digikey', 'ND|X-NDX'],
    ['mouser', '6034-RC0402|603-12345|603-RC|603-RC0402-ND|x603-RC0402'],
    ['farnell', '123456|12345678|1234567R'],
    ['rs', '12-3456|123-45|123-45678'],
  ])('not %s: %s', (kind, texts) => {
    for (const text of texts.split('|')) expect([text, kindsOf(text).includes(kind)]).toEqual([text, false]);
  });
  it('shares are of the filled texts; samples are the first three different ones', () => {
    const values = valuesOf(['', '10', '10k', '10', '', 'x'.repeat(90), 'z']);
    expect([values.filled, values.share.integer, values.share.electrical]).toEqual([5, 0.4, 0.2]);
    expect(values.samples).toEqual(['10', '10k', 'x'.repeat(80)]);
    expect(valuesOf([]).share.integer).toBe(0);
  });
  it('at least four consecutive numbers are row numbers', () => {
    const isOrdinal = (texts: string) => valuesOf(texts.split(' ')).isOrdinal;
    expect(['1 2 3 4', '5. 6. 7. 8.', '0) 1) 2) 3)', '1 2 3', '1 2 4 5', '1 2 3 x', '4 3 2 1'].map(isOrdinal)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('examines three hundred texts, in at most four times as many rows', () => {
    expect(valuesOf(Array.from({ length: 400 }, () => 'x')).filled).toBe(300);
    const rare = Array.from({ length: 2000 }, (_, at) => (at < 1199 ? '' : 'x'));
    expect(valuesOf(rare).filled).toBe(1);
  });
  it('long texts are no designators; limits of lengths', () => {
    const places = (count: number) => Array.from({ length: count }, (_, at) => `R${at + 1}`).join(',');
    expect([looksLikeDesignators(places(200)), looksLikeDesignators(places(900))]).toEqual([true, false]);
    expect([
      looksLikeMpn('A1B2'),
      looksLikeMpn('A1B'),
      looksLikeMpn(`A12${'B'.repeat(45)}`),
      looksLikeMpn(`A12${'B'.repeat(46)}`),
    ]).toEqual([true, false, true, false]);
    expect([looksLikePartKind('Разъём X'), looksLikePartKind('разъемы'), looksLikePartKind('x')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('accessories of a part', () => {
  const isOne = (text: string, field: 'description' | 'value' | 'mpn' | 'type' | 'note' = 'description') =>
    isAccessory({ of: { [field]: text } });
  it.each(
    words(
      'heat sink|heatsinks|radiator|socket|sockets|holder|spacer|stand-off|standoff|screw|nuts|washer|insulator|mica|' +
        'thermal pad|thermal paste|thermal tapes|clip|bracket|knob|cover|shield|mounting kit|lens|lenses|light pipe|' +
        'lightpipes|jumper cap|shunt|mating connector|mating plugs|crimp pin|crimp terminals|радиаторы|теплоотвод|панелька|' +
        'панельки|кроватка|держатель|стойка|винты|гайка|шайба|прокладка|изолятор|скоба|кронштейн|крышка|колпачок|ручка|' +
        'термопаста|ответная часть|Kühlkörper|Fassung|Sockel|soğutucu|soket',
    ),
  )('%s', (text) => expect([isOne(`for U1: ${text}, 1 pc`), isOne(`x${text}x`)]).toEqual([true, false]));
  it('any text of a row may name an accessory; only the start of a long text is read', () => {
    for (const field of ['description', 'value', 'mpn', 'type', 'note'] as const)
      expect(isOne('socket', field)).toBe(true);
    expect([isOne(`${'x '.repeat(146)}socket`), isOne(`${'x '.repeat(150)}socket`)]).toEqual([true, false]);
  });
});
