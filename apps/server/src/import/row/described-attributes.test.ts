import { referenceFrame } from '@farad/frame/reference-frame';
import type { AttributeDefinition, AttributeValue } from '@farad/domain/category';
import { expect, test } from 'vitest';

import { describedAdder } from './described-attributes.ts';
import { Mapping } from '../mapping.ts';
import { attributeReader } from './source-part.ts';

const definitions = new Map<string, AttributeDefinition>(referenceFrame.attributes.map((one) => [one.key, one]));

function valuesOf(
  slug: string,
  fields: Readonly<Record<string, unknown>>,
  stated: Readonly<Record<string, AttributeValue>> = {},
): Readonly<Record<string, AttributeValue>> {
  const category = referenceFrame.categories.find((one) => one.slug === slug);
  if (category === undefined) throw new Error(`no category ${slug}`);
  const mapping = Mapping.parse({
    supplier: { code: 'a', title: 'A' },
    fields: { mpn: 'mpn', maker: 'maker', titleRu: 'name' },
    attributes: { from: 'attributes' },
  });
  const add = describedAdder(mapping, attributeReader(mapping), definitions, () => [slug, 'connectors']);
  const values = { ...stated };
  add(values, category, { line: 1, fields }, 'Parts');
  return values;
}

test('words of a title, a description and a column become attribute values of the category', () => {
  expect(valuesOf('mosfets', { name: 'Транзистор полевой P-канальный' })).toEqual({ polarity: 'p-channel' });
  expect(valuesOf('operational-amplifiers', { description: 'Dual Op Amp, rail-to-rail output' })).toEqual({
    channels: 2,
    rail_to_rail: true,
  });
  expect(valuesOf('pin-headers', { attributes: { 'Mounting type': 'Right Angle' } })).toEqual({
    orientation: 'angled',
  });
});

test('a stated value stays, and texts about other things are ignored', () => {
  expect(valuesOf('mosfets', { name: 'P-channel' }, { polarity: 'n-channel' })).toEqual({ polarity: 'n-channel' });
  expect(valuesOf('leds', { maker: 'Blue Rocket', name: 'LED of Blue Rocket, red' })).toEqual({ color: 'red' });
  expect(valuesOf('leds', { attributes: { 'Lens color': 'Red' } })).toEqual({});
});

const resistor = { resistance: 10_000, tolerance: 1, package: '0603' };

test('values of a name and of a number are added', () => {
  expect(valuesOf('chip-resistors', { name: 'Чип резистор 0603 270 кОм 1% 0,1 Вт' })).toEqual({
    resistance: 270_000,
    tolerance: 1,
    power: 0.1,
    package: '0603',
  });
  expect(valuesOf('chip-resistors', { mpn: 'RC0603FR-0710KL', name: 'Резистор' })).toEqual(resistor);
});

test('a name that contradicts a column or the number is not used', () => {
  const name = 'Резистор 22 кОм 5% 0805';
  expect(valuesOf('chip-resistors', { name }, { resistance: 10_000 })).toEqual({ resistance: 10_000 });
  expect(valuesOf('chip-resistors', { mpn: 'RC0603FR-0710KL', name })).toEqual(resistor);
  expect(valuesOf('chip-resistors', { mpn: 'RC0603FR-0710KL', name: '' }, { tolerance: 5 })).toEqual({ tolerance: 5 });
});
