import { describe, expect, it } from 'vitest';

import type { UnitPrice } from '../../money/money.ts';
import { attritionOf, attritionPercentMax, attritionPiecesMax, dearUnitPrice, presetAttrition } from '../attrition.ts';
import { frequencyBody } from '../cell/frequency-part.ts';
import { isDrawingNumber, isSupplyDocument, withoutSupplyDocuments } from '../cell/supply-document.ts';
import { dielectricsFrom, gradeOfDielectric } from '../grade/dielectric-grades.ts';
import { capacitorGrades, chipResistorSizes, chipResistorTolerance } from '../grade/grade-table.ts';
import * as limits from '../limits.ts';
import { kindOfCategoryWords } from './category-words.ts';
import {
  dielectricDefaults,
  toleranceDefaults,
  usualGrades,
  voltageDefaults,
  voltageMarginNames,
  voltageMargins,
} from './grade-defaults.ts';

it('limits: lists, boards, revisions, days', () => {
  const day = 86_400;
  expect({ ...limits }).toEqual({
    bomsMax: 200,
    guestBomsMax: 10,
    bomBoardsMax: 20,
    bomRevisionsMax: 50,
    ownStockMax: 1000,
    deletedBomLifeSeconds: day,
    guestBomLifeSeconds: 30 * day,
    bomShareLifeSeconds: 90 * day,
  });
});

describe('losses of a machine', () => {
  const cheap = 1 as UnitPrice;
  it.each([
    ['01005 0201 0402', 5, 50],
    ['0603 0805 1008 1206 1210', 3, 20],
    ['LQFP-48 QFN-20 DFN-8 BGA-100 LGA-14 SON-8 PLCC-44 SOIC-8 SOP-8 TSSOP-14 WLCSP-9 DIP-8 SDIP-64 SIP-9', 1, 1],
    ['SOT-23 2512 XDIP-8 LQFP', 2, 2],
  ])('%s: %d %%, at least %d', (packages, percent, minimum) => {
    for (const name of packages.split(' '))
      expect([name, presetAttrition({ package: name, unitPrice: cheap })]).toEqual([
        name,
        { kind: 'share', percent, minimum },
      ]);
  });
  it('one spare of an expensive part, two of an unknown one', () => {
    expect(presetAttrition({ package: '0402', unitPrice: dearUnitPrice })).toEqual({
      kind: 'share',
      percent: 0,
      minimum: 1,
    });
    expect(presetAttrition({ package: '0402', unitPrice: (dearUnitPrice - 1) as UnitPrice })).toMatchObject({
      minimum: 50,
    });
    expect(presetAttrition({ package: null, unitPrice: null })).toMatchObject({ percent: 2, minimum: 2 });
    expect([dearUnitPrice, attritionPercentMax, attritionPiecesMax]).toEqual([5_000_000, 100, 10_000]);
  });
  it('placing nothing loses nothing; a share is rounded up', () => {
    expect([
      attritionOf({ kind: 'leader', pieces: 20, percent: 5 }, 0),
      attritionOf({ kind: 'share', percent: 0.01, minimum: 0 }, 1),
      attritionOf({ kind: 'share', percent: 50, minimum: 0 }, 1),
      attritionOf({ kind: 'share', percent: 0, minimum: 3 }, 1),
      attritionOf({ kind: 'none' }, 5),
    ]).toEqual([0, 1, 1, 3, 0]);
  });
});

describe('default assumptions', () => {
  it('options of the settings of a list', () => {
    expect(dielectricDefaults.join(' ')).toBe('usual any X5R X7R C0G');
    expect(voltageDefaults.join(' ')).toBe('usual any 10 16 25 50 100');
    expect(toleranceDefaults.join(' ')).toBe('usual any 0.1 1 5');
    expect(voltageMarginNames.map((name) => [name, voltageMargins[name]])).toEqual([
      ['none', 0],
      ['quarter', 0.25],
      ['half', 0.5],
      ['double', 1],
    ]);
    expect(usualGrades).toEqual({ dielectric: 'usual', voltage: 'usual', tolerance: 'usual', voltageMargin: 'none' });
  });
  it('capacitors: in each size, larger values have a worse dielectric or voltage', () => {
    for (const [at, grade] of capacitorGrades.entries()) {
      const before = capacitorGrades[at - 1];
      if (before?.size !== grade.size) continue;
      const poorer = gradeOfDielectric(grade.dielectric) <= gradeOfDielectric(before.dielectric);
      expect([grade.size, grade.most > before.most, poorer, grade.volts > 0]).toEqual([grade.size, true, true, true]);
    }
    expect(capacitorGrades).toHaveLength(33);
    expect(capacitorGrades[0]).toEqual({ size: '0201', most: 1e-10, dielectric: 'C0G', volts: 50 });
  });
  it('resistors of 1 % in eight sizes', () => {
    expect([[...chipResistorSizes].join(' '), chipResistorTolerance]).toEqual([
      '0201 0402 0603 0805 1206 1210 2010 2512',
      1,
    ]);
  });
  it('dielectrics from worst to best', () => {
    expect(
      ['Y5V', 'Z5U', 'Y5U', 'X5R', 'X6S', 'X7S', 'X7T', 'X7R', 'X8R', 'X8L', 'C0G', 'NP0', 'U2J', 'paper'].map(
        gradeOfDielectric,
      ),
    ).toEqual([0, 0, 0, 1, 2, 3, 3, 4, 5, 5, 6, 6, 6, -1]);
    expect(dielectricsFrom('X8R')).toEqual(expect.arrayContaining(['X8R', 'X8L', 'C0G', 'NP0', 'U2J']));
    expect(dielectricsFrom('X8R')).not.toContain('X7R');
    expect(dielectricsFrom('paper')).toContain('Y5V');
  });
});

describe('crystals by their size', () => {
  it.each([
    '16MHz 3225',
    'Crystal 3225',
    'oscillator 3225',
    'XTAL 3225',
    'Резонатор 3225',
    'кварц 3225',
    'генератор 3225',
    'kristal 3225',
    'osilatör 3225',
    '32,768 кГц 3225',
  ])('%s', (text) => expect(frequencyBody(text, '1210')).toBe('SMD-3.2x2.5'));
  it.each(['3225', '600 Ohm @100MHz 3225', '10 кОм 16MHz 3225', '16MHz 32250', '16MHz 1210', '100 MHzx 3225'])(
    'not %s',
    (text) => expect(frequencyBody(text, '1210')).toBeNull(),
  );
  it('a size without a metric name', () => expect(frequencyBody('16MHz 9999', '9999')).toBeNull());
});

describe('supply documents of parts', () => {
  it.each([
    'ОЖ0.467.169 ТУ',
    'ОЖО.460.107ТУ, ОЖО.460.183ТУ',
    'ОЖ0.467.169ТУ и ОЖ0.467.170ТУ',
    'АЕЯР.431200.424-01ТУ',
    'аА0.339.190ТУ',
    'ОЖО.460.174-МТУ',
    'ОЖ0.467.169 ТУ/02',
    'ОЖ0.467.169ТУ-Р',
    'ТУ 6271-002-12345',
    'ТУ РБ 14553215.040-97',
    'ГОСТ 7113-77',
    'ГОСТ Р 52931-2008',
    'ОЖ0.467.169',
    'ОСТ В 11.0398-2000',
    'СТО 1234-5',
    'РД 50.12',
    'DIN EN 912-3',
    'DIN 912',
    'П0.070.052',
  ])('%s', (text) => expect(isSupplyDocument(text)).toBe(true));
  it.each(['', ',', 'ТУ', 'LM358', 'ПАКБ.468332.800', 'ОЖ0.467.169 ТУ LM358', `ТУ 6271-002-12345${' '.repeat(200)}`])(
    '%j is none',
    (text) => expect(isSupplyDocument(text)).toBe(false),
  );
  it.each([
    ['ПАКБ.468332.800', true],
    ['ПАКБ.468332.800-01', true],
    ['ПАКБ.469158.001ПЭ3', true],
    ['ПАКБ.469158.001-ЛУ', true],
    ['ОЖ0.467.169 ТУ', false],
    ['LM358', false],
    [`ПАКБ.468332.800${' '.repeat(30)}`, false],
  ])('%s is the number of a drawing: %s', (text, isOne) => expect(isDrawingNumber(text)).toBe(isOne));
  it('a name without supply documents', () => {
    expect(withoutSupplyDocuments('Резистор Р1-12 ОЖ0.467.169 ТУ, ПАКБ.468332.800')).toBe('Резистор Р1-12');
    expect(withoutSupplyDocuments('LM358')).toBe('LM358');
  });
});

describe('kinds by words in URLs', () => {
  it.each([
    [
      'ic',
      'driver drayvery controllers microcontroller processors regulator amplifiers comparator memory eeprom flash logic gates inverters transceiver ics mikroshemy entegreler',
    ],
    ['network', 'networks arrays sborki'],
    ['potentiometer', 'potentiometers trimmer potenciometry potentsiometry podstroechnye'],
    ['thermistor', 'thermistors ntc ptc termistory'],
    ['varistor', 'varistors mov movs varistory'],
    ['resistor', 'resistors rezistory direncler'],
    ['ferrite', 'ferrites beads ferrity'],
    ['transformer', 'transformers chokes transformatory trafolar'],
    ['inductor', 'inductors coil drosseli katushki induktivnosti bobinler'],
    ['capacitor', 'capacitors kondensatory kondansatorler'],
    ['optocoupler', 'optocouplers optoisolators optrony optopary'],
    ['led', 'leds svetodiody'],
    ['suppressor', 'tvs esd suppressors supressory'],
    ['thyristor', 'thyristors triacs scr tiristory simistory'],
    ['diode', 'diodes rectifiers zeners diody stabilitrony diyotlar'],
    ['transistor', 'transistors mosfets bjt igbts tranzistory transistorler'],
    ['crystal', 'crystals resonators kvarcy kvarty kristaller rezonatory'],
    ['fuse', 'fuses predohraniteli predokhraniteli sigortalar'],
    ['relay', 'relays rele roleler'],
    ['switch', 'switch switches buttons knopki pereklyuchateli anahtarlar butonlar'],
    ['connector', 'connectors headers terminals sockets razemy razyemy soedinitel vilki rozetki konnektorler'],
  ])('%s: %s', (kind, slugs) => {
    for (const slug of slugs.split(' ')) {
      expect([slug, kindOfCategoryWords([`x-${slug}-y`])]).toEqual([slug, kind]);
      expect([slug, kindOfCategoryWords([`q${slug}`])]).toEqual([slug, null]);
    }
  });
  it.each([
    ['potentiometers-resistors', 'potentiometer'],
    ['thermistor-resistors', 'thermistor'],
    ['varistor-resistors', 'varistor'],
    ['ferrite-inductors', 'ferrite'],
    ['transformers-inductors', 'transformer'],
    ['led-diodes', 'led'],
    ['tvs-led-diodes', null],
    ['resistors-capacitors', null],
    ['resistor-accessory', null],
    ['resistor-kit', null],
    ['fuse-housing', null],
    ['switch-covers', null],
    ['relay-tools', null],
    ['nabory-rezistorov', null],
    [`${'x'.repeat(190)}-resistors`, 'resistor'],
    [`${'x'.repeat(195)}-resistors`, null],
  ])('%s: %s', (slug, kind) => expect(kindOfCategoryWords([slug])).toBe(kind));
});
