import { describe, expect, it } from 'vitest';
import { exampleFrame } from '../examples/frame.fixture.ts';
import { readQuery, vocabularyOf } from '../index.ts';
import { phraseOf } from '../../fold.ts';
import { needs } from './needs.ts';

const vocabulary = vocabularyOf(exampleFrame);

/** Returns the wishes of a query as JSON. */
const wishesOf = (query: string): string =>
  JSON.stringify(readQuery(query, vocabulary).conditions.flatMap(({ also }) => also ?? []));

describe('a joining word that is the meaning', () => {
  it.each([
    ['and gate', 'and', '74HC08'],
    ['ve kapısı', 'and', '74HC08'],
    ['or gate', 'or', '74HC32'],
    ['or kapısı', 'or', '74HC32'],
    ['veya kapısı', 'or', '74HC32'],
    ['и не', 'nand', '74HC00'],
    ['или не', 'nor', '74HC02'],
    ['или-не', 'nor', '74HC02'],
    ['exclusive or', 'xor', '74HC86'],
    ['исключающее или', 'xor', '74HC86'],
  ])('%s is the gate %s', (query, word, family) => {
    expect(wishesOf(query)).toContain(`"words":["${word}"]`);
    expect(wishesOf(query)).toContain(`"${family}"`);
    expect(readQuery(query, vocabulary).words).toBe('');
  });
  it.each(['gate', 'kapısı', 'не', 'amp', 'датчик', 'датчик i2c', 'датчик 5в', 'exclusive'])(
    '%s alone asks for no such part',
    (query) => expect(wishesOf(query)).toBe('[]'),
  );
  it.each(['датчик co', 'датчик угарного газа', 'датчик газа co', 'co sensor'])(
    '%s is for carbon monoxide',
    (query) => {
      expect(wishesOf(query)).toContain('"MQ7"');
    },
  );
});

describe('a need narrower than its kind', () => {
  it.each([
    ['watchdog timer', '"watchdog"', '["driver"]'],
    ['сторожевой таймер', '"watchdog"', '["driver"]'],
    ['li-ion battery protection ic', '"battery-protection"', '["charger"]'],
    ['addressable rgb led', '"WS28"', '["infrared"]'],
    ['адресный светодиод rgb', '"WS28"', '["infrared"]'],
    ['rgb led', '"rgb"', '["built in ic"]'],
    ['ideal diode controller', '"ideal diode"', '["schottky"]'],
    ['usb common mode choke', '"usb"', '["current"]'],
    ['dokunmatik tuş entegresi', '"touch"', '["hub"]'],
  ])('%s asks for %s', (query, asked, other) => {
    expect(wishesOf(query)).toContain(asked);
    expect(wishesOf(query)).not.toContain(other);
  });
});

it('a hot-swap buffer is no expander of ports', () => {
  const families = needs
    .filter(({ wishes }) => JSON.stringify(wishes).includes('io-expander'))
    .flatMap(({ wishes }) => wishes.flat())
    .flatMap((way) => (way.kind === 'number' ? way.beginnings : []));
  expect(families.filter((family) => 'TCA9535'.startsWith(family))).not.toEqual([]);
  expect(families.filter((family) => 'TCA9511ADGKR'.startsWith(family))).toEqual([]);
});

/** Returns the first need that has exactly this phrase; null = none. */
const needOf = (text: string) =>
  needs.find(({ phrases }) => phrases.some(({ key }) => key === phraseOf(text).key)) ?? null;

describe('a need names its kind of part in three languages', () => {
  it.each([
    ['датчик вибрации', 'motion-magnetic-sensors'],
    ['shock sensor', 'motion-magnetic-sensors'],
    ['optical sensor', 'photodetectors'],
    ['load cell', 'environment-sensors'],
    ['flow sensor', 'environment-sensors'],
    ['микрофон', 'microphones-speakers'],
    ['зуммер активный', 'buzzers'],
    ['zigbee модуль', 'wifi-bluetooth-modules'],
    ['rf switch', 'rf-ics'],
    ['gps антенна', 'antennas'],
    ['отладочная плата', 'development-boards'],
    ['жк индикатор', 'lcd-oled-displays'],
    ['yedi segment gösterge', 'seven-segment-displays'],
    ['трехцветный светодиод', 'leds'],
    ['разъем jst xh', 'wire-to-board-connectors'],
    ['разъем fpc', 'ffc-connectors'],
    ['межплатный разъем', 'board-to-board-connectors'],
    ['круглый разъем', 'circular-connectors'],
    ['автомобильный разъем', 'automotive-connectors'],
    ['наконечник', 'crimp-terminals'],
    ['ribbon cable', 'flat-cables'],
    ['breadboard', 'breadboards'],
    ['havya', 'soldering-stations'],
    ['solder paste', 'solder-flux'],
    ['tornavida', 'hand-tools'],
  ])('%s: %s', (text, slug) => expect(needOf(text)?.slugSets[0]).toContain(slug));

  it('with a range of values, or with words', () => {
    const ways = (text: string) => needOf(text)?.wishes.flat();
    expect(ways('силовое реле')).toContainEqual({ kind: 'between', key: 'contact_current', from: 5, to: 100 });
    expect(ways('датчик вибрации')).toEqual([
      { kind: 'values', key: 'measured', values: ['vibration'] },
      { kind: 'words', words: ['vibration'] },
    ]);
  });

  it('a letter at the end is a name and no joining word', () => {
    expect(needOf('usb type a')?.slugSets[0]).toContain('usb-connectors');
    expect(needOf('usb type a')?.wishes.flat()).toContainEqual({ kind: 'words', words: ['type a'] });
    expect(needOf('usb type')).not.toBe(needOf('usb type a'));
  });
});
