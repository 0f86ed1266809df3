import { describe, expect, it } from 'vitest';

import { nameAsAbove } from './same-as-above.ts';
import { purchaseQuantity } from './purchase-quantity.ts';
import { page, readForm, short } from './test-forms.ts';

const specification = page(
  'СП',
  `
Формат;Зона;Поз.;Обозначение;Наименование;Кол.;Примечание
;;;;Документация;;
А2;;;АБВГ.469158.001СБ;Сборочный чертеж;;
А3;;;АБВГ.469158.001Э3;Схема электрическая;;*) А4, А3
;;;;принципиальная;;
;;;;Сборочные единицы;;
А4;;1;АБВГ.203129.801;Излучатель;2;А1, А2
;;;;Детали;;
А4;;24;АБВГ.715531.801;Стойка;9;
;;;;Стандартные изделия;;
;;40;;Винт М3х6gх12.12Х18Н10Т;14;
;;;;ГОСТ 10336-80;;
;;;;;;
;;;;Винты ГОСТ Р ИСО 1207;;
;;41;;M2,5x6-А2-70;2;
;;;;Прочие изделия;;
;;69;;Вилка СНЦ23-19/24В-1-В;1;XP1
;;;;ГЕО.364.241 ТУ;;
;;80;;Розетка СНП392-6РО21-1;5;XS1, XS2,
;;;;РЮМК.430420.037ТУ;;XS5, XS11,
;;;;;;XS12
;;83;;Розетка;1;XS6
;;;;M80-4000000F1-04-325-00-000;;
;;;;Материалы;;
;;91;;МГТФ 1 х 0,12;3,5;м
;;;;Комплекты;;
А4;;;АБВГ.463265.123ВЭ;Ведомость эксплуатационных документов;;`,
);

describe('a specification', () => {
  const reading = readForm(specification);

  it('is read by its sections, item by item', () => {
    expect(short(reading)).toEqual([
      'A1 A2 | 2 | Излучатель',
      'row 9 | 9 | Стойка',
      'row 11 12 | 14 | М3х6gх12.12Х18Н10Т',
      'row 15 | 2 | M2,5x6-А2-70',
      'XP1 | 1 | СНЦ23-19/24В-1-В',
      'XS1 XS2 XS5 XS11 XS12 | 5 | СНП392-6РО21-1',
      'XS6 | 1 | M80-4000000F1-04-325-00-000',
      'row 25 | 4 | МГТФ 1 х 0,12',
    ]);
  });

  it('reports items that are not bought and orders none of them', () => {
    const unbought = reading.lines.flatMap(({ rows, problems }) =>
      problems.flatMap((problem) => (problem.code === 'not_bought' ? [`${rows[0]} ${problem.section}`] : [])),
    );
    expect(unbought).toEqual(['7 assemblies', '9 details', '25 materials']);
    expect(reading.lines[0]?.customerNumber).toBe('АБВГ.203129.801');
    const told = reading.refused.filter(({ reason }) => reason === 'not_bought').map(({ row }) => row);
    expect(told).toEqual([3, 4, 5, 27]);
  });
});

it('a specification with designators at Обозначение is read, also below documents without a section title', () => {
  const reading = readForm(
    page(
      'плата',
      `
;;Формат;Зона;Поз.;Обозначение;Наименование;Кол.;Приме-чание
;;;;;;Документация;;
;;A3;;;;Схема электрическая принципиальная;1;
;;;;;;;;
;;;;;;Схемы интегральные;;
;;;;;DD10..14;40160BP;5;
;;;;;DD2, DD3;40161BP;2;
;;;;;;Конденсаторы;;
Подп. и дата;;;;;С2-С4;0.1 мкФ;3;
;;;;;LED1 – 4;KP-2012SURCK;4;
Инв. № дубл.;;;;;;Резисторы;;
;;;;;R1;10 МОм;1;`,
    ),
  );
  expect(short(reading)).toEqual([
    'DD10 DD11 DD12 DD13 DD14 | 5 | 40160BP',
    'DD2 DD3 | 2 | 40161BP',
    'C2 C3 C4 | 3 | 0.1 мкФ',
    'LED1 LED2 LED3 LED4 | 4 | KP-2012SURCK',
    'R1 | 1 | 10 МОм',
  ]);
  expect(reading.lines.flatMap(({ problems }) => problems)).toEqual([]);
});

describe('a list for several variants of a product', () => {
  it('counts the first variant and reports items of the other variants only', () => {
    const reading = readForm(
      page(
        'СП',
        `
Формат;Зона;Поз.;Обозначение;Наименование;Кол. на исполнение АБВГ.468332.010-;;;Примечание
;;;;;-;01;02;
;;;;Прочие изделия;;;;
;;5;;Микросхема LM358D;1;1;1;DA1
;;6;;Диод BAS316;-;1;-;VD1
;;7;;Резистор RC0603FR-0710KL;4;2;4;R1...R4`,
      ),
    );
    expect(short(reading)).toEqual(['DA1 | 1 | LM358D', 'R1 R2 R3 R4 | 4 | RC0603FR-0710KL']);
    expect(reading.refused.at(-1)).toMatchObject({ row: 5, reason: 'not_fitted' });
  });
});

describe('a purchase list', () => {
  const head =
    '№ строки;Наименование;Код продукции;Обозначение документа на поставку;Поставщик;Куда входит (обозначение);Количество;;;;Примечание\n;;;;;;на из-делие;в ком-плекты;на ре-гулир.;Всего;';
  const reading = readForm(
    page(
      'ВП',
      `${head}
1;Шайба 3-200 HV-A2;;ГОСТ ISO 7092-2016;;АБВГ.469256.099;4;0;0;4;
2;;;;;;0;0;0;0;
3;Конденсаторы;;;;;0;0;0;0;
4;К10-79-10 В-1 мкФ +80/-20 %;27.90;АБВГ.673511.004ТУ;ООО «Завод»;АБВГ.123456.000;6;0;0;6;
5;Н90;;;;;0;0;0;0;
6;;;;;АБВГ.123456.000-01;5;0;0;5;
7;;;;;;0;0;0;11;
8;;;;;;0;0;0;0;
9;Диод;;BAT54C;Nexperia;АБВГ.123456.000;2;;1;3;`,
    ),
  );

  it('sums the quantities of each part, and the total only once', () => {
    expect(short(reading)).toEqual([
      'row 3 | 4 | Шайба 3-200 HV-A2',
      'row 6 7 8 9 | 11 | К10-79-10 В-1 мкФ +80/-20 % Н90',
      'row 11 | 3 | BAT54C',
    ]);
  });

  it('keeps the document as a note, and reads the number as the part number', () => {
    expect(reading.lines[1]).toMatchObject({ note: 'АБВГ.673511.004ТУ', maker: 'ООО «Завод»' });
    expect(reading.lines[2]).toMatchObject({ mpn: 'BAT54C', description: 'Диод', maker: 'Nexperia', note: null });
  });
});

it.each([
  [['6', '5', '11'], '11'],
  [['6', '5'], '11'],
  [['4'], '4'],
  [['2', '2'], '2'],
  [['x'], 'x'],
  [[], ''],
])('quantities %j of a purchase list are %s', (texts, quantity) => {
  expect(purchaseQuantity(texts)).toBe(quantity);
});

it.each([
  ['То же', 'Резистор МЛТ-0,25-10 кОм±5%', 'Резистор МЛТ-0,25-10 кОм±5%'],
  ['» 20 кОм', 'Резистор МЛТ-0,25-10 кОм±5%', 'Резистор МЛТ-20 кОм'],
  ['То же, 0,5-20 кОм', 'Резистор МЛТ-0,25-10 кОм±5%', 'Резистор МЛТ-0,5-20 кОм'],
  ['То же К50-35', 'Конденсатор К50-16', 'Конденсатор К50-35'],
  ['"', 'Диод 2Д510А', 'Диод 2Д510А'],
  ['То же', null, 'То же'],
  ['Тоже не то', 'Диод', 'Диод не то'],
  ['Резистор', 'Диод', 'Резистор'],
])('%s below %s is %s', (name, above, read) => {
  expect(nameAsAbove(name, above)).toBe(read);
});
