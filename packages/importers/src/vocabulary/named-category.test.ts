import { expect, test } from 'vitest';
import { knownCategory } from './categories.ts';
import { categoryNamer } from './named-category.ts';

const nameIn = categoryNamer([]);
const slugIn = (text: string): string | null => {
  const name = nameIn(text);
  return name === null ? null : knownCategory(name);
};

test.each([
  ['-40℃~+85℃ 16Mbit 2.7V~3.6V 45mA 55ns TSOPI-48 SRAM ROHS', 'ram-memory'],
  ['WDFN-8-EP FRAM ROHS', 'eeprom-memory'],
  ['-40℃~105℃ 8GB - eMMC ROHS', 'flash-memory'],
  ['DFN-14(3x3) USB PD ROHS', 'power-management-ics'],
  ['7V~36V Ideal Diode MSOP-10 ORing Controllers ROHS', 'power-management-ics'],
])('%s is of %s', (text, slug) => {
  expect(slugIn(text)).toBe(slug);
});

test.each([
  ['Чип 0.125Вт 0805 10 кОм 5% резистор', 'chip-resistors'],
  ['Рез.ЧИП 0603 1к', 'chip-resistors'],
  ['Резистор С2-23-0,25-10 кОм', 'through-hole-resistors'],
  ['Конд.ЧИП 0603 100нФ', 'chip-ceramic-capacitors'],
  ['Конденсатор керамический, 0805, 10 пФ', 'chip-ceramic-capacitors'],
  ['Конд.электр. 47мкФх25В', 'aluminium-electrolytic-capacitors'],
  ['К53-16 10мкФ', 'tantalum-capacitors'],
  ['IRF540NPBF, Транзистор, N-канал 100В 33А [TO-220AB]', 'mosfets'],
  ['Транзистор BC847B SOT-23', 'bipolar-transistors'],
  ['Диод SS34 SMA', 'schottky-diodes'],
  ['Диод 1N4007', 'rectifier-diodes'],
  ['Диод защитный (стабилитрон) 400Вт 5В', 'tvs-diodes'],
  ['Стабилитрон защитный 600Вт 6.8В', 'tvs-diodes'],
  ['Ограничительный диод SMB', 'tvs-diodes'],
  ['Диод: TVS 400Вт', 'tvs-diodes'],
  ['Трансил 600Вт', 'tvs-diodes'],
  ['Стабилитрон 0,3Вт 5,1В SOT-23', 'zener-diodes'],
  ['Стабилизатор L7805CV TO-220', 'linear-regulators'],
  ['Микросхема STM32F103C8T6 LQFP48', 'microcontrollers'],
  ['Предохранитель самовосст. 0,5А 1812', 'resettable-fuses'],
  ['Держатель предохранителя на плату', 'fuse-holders'],
  ['Разъем PLS-40 шаг 2.54', 'pin-headers'],
  ['Реле 12VDC 10А', 'electromagnetic-relays'],
  ['Кнопка, тактовая 6х6', 'tact-switches'],
  ['Чип-бусина 600 Ом', 'ferrite-beads'],
])('%s is of %s', (text, slug) => {
  expect(slugIn(text)).toBe(slug);
});

test.each(['Транзистор', 'Реле времени', 'Разъем'])('%s names no category with parts of one kind', (text) => {
  expect(slugIn(text)).toBeNull();
});

test.each([
  ['Реле твердотельное 10А', 'Solid State Relays'],
  ['Твердотельное реле KSD240', 'Solid State Relays'],
  ['Реле времени', null],
  ['Реле контроля фаз', null],
  ['Реле напряжения 40А', null],
  ['Конденсатор твердотельный 470мкФ', null],
])('%s has the name %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each(['Backup power, low voltage detection, inside SRAM/NVRAM I2C', 'USB PD charger, 65 W', '- ROHS', 'DRAMA'])(
  '%s names no category',
  (text) => {
    expect(slugIn(text)).toBeNull();
  },
);
