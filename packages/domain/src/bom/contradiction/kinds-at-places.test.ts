import { describe, expect, it } from 'vitest';

import { partKinds, type PartKind } from '../part/part-kind.ts';
import { isUsualAt, statedKinds, mayStandAt } from './stated-kinds.ts';

describe('kinds of parts that a designator may hold', () => {
  it.each([
    ['R', 'resistor network potentiometer thermistor varistor ferrite fuse'],
    ['RN RA', 'resistor network'],
    ['RP POT', 'resistor network potentiometer'],
    ['VR RV', 'resistor network potentiometer thermistor varistor ic'],
    ['RT TH NTC', 'resistor thermistor varistor fuse'],
    ['RU MOV', 'varistor suppressor resistor'],
    ['C CP CE', 'capacitor'],
    ['L', 'inductor ferrite transformer'],
    ['FB BEAD', 'ferrite inductor transformer resistor'],
    ['D VD CR', 'diode suppressor led varistor thyristor'],
    ['ZD VZ DZ', 'diode suppressor'],
    ['TVS', 'diode suppressor varistor ic'],
    ['LED HL', 'led'],
    ['Q', 'transistor thyristor crystal'],
    ['VT', 'transistor thyristor'],
    ['VS', 'thyristor diode transistor'],
    ['Y XTAL ZQ BQ CRY', 'crystal ic'],
    ['X XT', 'crystal connector ic'],
    ['J XP XS XW CN CON CONN HDR PLS', 'connector switch resistor relay'],
    ['P', 'connector switch potentiometer resistor'],
    ['SW SA SB S KEY BTN', 'switch connector relay'],
    ['F FU', 'fuse resistor ferrite inductor varistor suppressor'],
    ['REL RL RELAY KV', 'relay transistor optocoupler ic'],
    ['OK OC VU', 'optocoupler ic'],
    [
      'U IC DA DD',
      'ic transistor suppressor optocoupler crystal connector relay network transformer thyristor thermistor switch',
    ],
  ])('%s: %s', (letters, kinds) => {
    for (const letter of letters.split(' ')) {
      const allowed = partKinds.filter((kind) => mayStandAt(`${letter.toLowerCase()}7`, kind, false));
      expect([letter, allowed.toSorted()]).toEqual([letter, kinds.split(' ').toSorted()]);
    }
  });
  it('other letters allow any kind; a D in a Russian list is a microcircuit', () => {
    expect(partKinds.every((kind) => mayStandAt('ZZ1', kind, false) && mayStandAt('1', kind, false))).toBe(true);
    expect([mayStandAt('D1', 'ic', true), mayStandAt('D1', 'ic', false), mayStandAt('D1', 'relay', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('categories that are usual at a designator of another kind', () => {
    expect(['drivers', 'power-management-ics', 'analog-switches', 'leds'].map((slug) => isUsualAt('q1', slug))).toEqual(
      [true, true, true, false],
    );
    expect(['drivers', 'power-management-ics', 'analog-switches'].map((slug) => isUsualAt('VT1', slug))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      ['bridge-rectifiers', 'leds', 'seven-segment-displays', 'drivers'].map((slug) => isUsualAt('U1', slug)),
    ).toEqual([true, true, true, false]);
    expect(isUsualAt('R1', 'leds')).toBe(false);
  });
});

describe('the meaning of the first words', () => {
  const resistor: readonly PartKind[] = ['resistor', 'network', 'potentiometer', 'thermistor', 'varistor'];
  const inductor: readonly PartKind[] = ['inductor', 'ferrite', 'transformer'];
  const diode: readonly PartKind[] = ['diode', 'suppressor', 'led', 'thyristor', 'varistor'];
  it.each<[string, readonly PartKind[]]>([
    [
      'Resistor|chip resistor|SMD-Resistor|thick film resistor|thin film metal film resistor|Резистор|чип-резистор|RES 10k|RES, 10k|direnç|Widerstand',
      resistor,
    ],
    [
      'Capacitor|chip capacitor|ceramic capacitor|tantalum electrolytic aluminum capacitor|Конденсатор|чип конденсатор|CAP 1u|MLCC|kondansatör|Kondensator',
      ['capacitor'],
    ],
    ['Inductor|power inductor|fixed chip inductor|Дроссель|Катушка|Индуктивность|endüktans|bobin', inductor],
    ['Ferrite bead|chip ferrite|Ферритовая|Бусина', ['ferrite', 'inductor', 'transformer']],
    ['LED|LED red|LED, red|Светодиод', ['led']],
    ['Diode|Schottky diode|zener diode|rectifier diode|Диод|Диод Шоттки|стабилитрон|diyot', diode],
    [
      'Transistor|NPN transistor|PNP transistor|power mosfet|bipolar transistor|полевой транзистор|биполярный транзистор|MOSFET|transistör',
      ['transistor', 'thyristor'],
    ],
    ['Crystal|Кварц|кристалл|XTAL|kristal', ['crystal']],
  ])('%s', (texts, kinds) => {
    for (const text of texts.split('|')) expect([text, statedKinds(text)]).toEqual([text, kinds]);
  });
  it.each(
    `driver controller holder socket sensor array network protection supervisor module tester kit bridge regulator adapter
    clock драйвер держатель сборка модуль набор датчик контроллер защита`.split(/\s+/u),
  )('a %s after the word changes its meaning', (word) => expect(statedKinds(`LED ${word}`)).toBeNull());
  it.each(['my resistor', 'RESET', 'CAPS', 'LEDGER', '', 'NE555'])('%j tells nothing', (text) =>
    expect(statedKinds(text)).toBeNull(),
  );
});

it('kinds of parts with reported contradictions', () => {
  expect(partKinds.join(' ')).toBe(
    'resistor network potentiometer thermistor varistor capacitor inductor ferrite transformer diode suppressor led ' +
      'transistor thyristor optocoupler ic crystal connector switch relay fuse',
  );
});

describe('letters and words that are not at the start', () => {
  it('of a designator', () => {
    expect([mayStandAt('5R1', 'ic', false), isUsualAt('5Q1', 'drivers'), isUsualAt('1', 'drivers')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it.each([
    'my capacitor',
    'my inductor',
    'my ferrite',
    'my led',
    'my diode',
    'my transistor',
    'my crystal',
    'x полевой транзистор',
  ])('%s', (text) => expect(statedKinds(text)).toBeNull());
  it('a kitchen is no kit', () =>
    expect([statedKinds('LED kitchen'), statedKinds('LED kit-1')]).toEqual([['led'], null]));
});
