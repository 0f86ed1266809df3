import type { Sort } from './raw-facts.ts';
import { latinTexts, russianTexts, type StatedLine, type StatedTexts } from './stated-line.ts';

/** A layout of a generated parts list: its column headings and the cells of a line. */
export interface Layout {
  readonly name: string;
  readonly head: readonly string[];
  readonly row: (line: StatedLine, place: number) => readonly string[];
  /** True if the layout names the kind of part in words. */
  readonly isWordy: boolean;
}

const english: Readonly<Record<Sort, string>> = {
  resistor: 'RES',
  capacitor: 'CAP CER',
  inductor: 'INDUCTOR',
  diode: 'DIODE',
  transistor: 'TRANSISTOR',
  crystal: 'CRYSTAL',
  connector: 'CONN HEADER',
  ic: 'IC',
};

const russian: Readonly<Record<Sort, string>> = {
  resistor: 'Резистор',
  capacitor: 'Конденсатор',
  inductor: 'Дроссель',
  diode: 'Диод',
  transistor: 'Транзистор',
  crystal: 'Кварцевый резонатор',
  connector: 'Вилка',
  ic: 'Микросхема',
};

const stated = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

const parametersOf = (texts: StatedTexts): readonly string[] =>
  stated([texts.nominal, texts.volts, texts.dielectric, texts.tolerance, texts.watts, texts.polarity, texts.pins]);

const footprint = ({ designator, package: name }: StatedLine): string =>
  /^\d{4}$/.test(name) ? `${designator[0]}_${name}` : name;

export const layouts: readonly Layout[] = [
  {
    name: 'values joined by slashes',
    head: ['Comment', 'Designator', 'Footprint', 'Quantity', 'Manufacturer Part', 'Manufacturer'],
    row: (line, place) => [
      parametersOf(latinTexts(line, place)).join('/') || line.mpn,
      line.designator,
      footprint(line),
      '1',
      line.mpn,
      line.maker,
    ],
    isWordy: false,
  },
  {
    name: 'a column for each parameter',
    head: [
      'Reference',
      'Qty',
      'MPN',
      'Manufacturer',
      'Value',
      'Voltage',
      'Tolerance',
      'Dielectric',
      'Power',
      'Type',
      'Package',
    ],
    row: (line, place) => {
      const texts = latinTexts(line, place);
      const { nominal, volts, tolerance, dielectric, watts, polarity, pins } = texts;
      const type = stated([polarity, pins]).join(' ');
      return [
        line.designator,
        '1',
        line.mpn,
        line.maker,
        nominal,
        volts,
        tolerance,
        dielectric,
        watts,
        type,
        line.package,
      ];
    },
    isWordy: false,
  },
  {
    name: 'a description as distributors write it',
    head: ['Ref Des', 'Qty', 'Manufacturer Part Number', 'Manufacturer', 'Description'],
    row: (line, place) => [
      line.designator,
      '1',
      line.mpn,
      line.maker,
      stated(
        [line.facts.sort && english[line.facts.sort], ...parametersOf(latinTexts(line, place)), line.package].map(
          String,
        ),
      )
        .join(' ')
        .toUpperCase(),
    ],
    isWordy: true,
  },
  {
    name: 'a Russian name',
    head: ['Поз. обозначение', 'Наименование', 'Артикул', 'Производитель', 'Кол-во'],
    row: (line, place) => [
      line.designator,
      stated(
        [line.facts.sort && russian[line.facts.sort], ...parametersOf(russianTexts(line, place)), line.package].map(
          String,
        ),
      ).join(' '),
      line.mpn,
      line.maker,
      '1',
    ],
    isWordy: true,
  },
];

const cell = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
