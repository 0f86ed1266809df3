import { expect, test } from 'vitest';

import { readBomLines } from '../line/read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const readingOf = (text: string) => {
  const sheet = sheetOf(text.trim());
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
};

test('a Ukrainian element list with its frame and stamp is read', () => {
  const { lines, refused } = readingOf(`
Перв. застосув.;;Поз. позна-чення;Найменування;Кіл.;Примітка
;;;Мікросхеми;;
;;DA1;LM311 Texas Instruments;1;
;;DA2, DA3;NE555P;2;
Підп. та дата;;;Резистори;;
Інв. № дубл.;;R1;0603 10 kOhms 5% Yageo;1;
;;;;;
;;Зм.;Арк.;№ докум.;Підп.
;;Розроб.;Левченко;;`);
  expect(
    lines.map(({ designators, quantity, mpn, description }) => [designators.join(' '), quantity, mpn ?? description]),
  ).toEqual([
    ['DA1', 1, 'LM311'],
    ['DA2 DA3', 2, 'NE555P'],
    ['R1', 1, '0603 10 kOhms 5% Yageo'],
  ]);
  expect(refused.filter(({ reason }) => reason === 'group_title').map(({ text }) => text)).toEqual([
    'Мікросхеми',
    'Резистори',
  ]);
});

test('a Ukrainian specification has its sections', () => {
  const { lines } = readingOf(`
Формат;Зона;Поз.;Позначення;Найменування;Кіл.;Примітка
;;;;Деталі;;
А3;;1;АБВГ.758716.001;Плата друкована;1;
;;;;Інші вироби;;
;;2;;LM311 Texas Instruments;2;DA1, DA2
;;3;;NE555P;1;DA3`);
  expect(
    lines.map(({ designators, problems }) => [designators.join(' '), problems.map(({ code }) => code).join(' ')]),
  ).toEqual([
    ['', 'not_bought'],
    ['DA1 DA2', ''],
    ['DA3', ''],
  ]);
});
