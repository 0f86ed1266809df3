import { expect, test } from 'vitest';

import { meetsReading, readQuery, vocabularyOf } from './index.ts';
import { exampleFrame } from './reading/examples/frame.fixture.ts';

const vocabulary = vocabularyOf(exampleFrame);
const attributes = {
  resistance: 10_000,
  tolerance: 1,
  package: '0603',
  voltage: 75,
  vin: [5, 40] as const,
  operating_temperature: [-55, 155] as const,
};

test.each([
  ['10к 0603 1%', true],
  ['10к 0805', false],
  ['4.73к', false],
  ['≥50В', true],
  ['≥100В', false],
  ['от 50 до 100 В', true],
  ['125°C', true],
  ['200°C', false],
  ['100n', false],
  ['резистор', true],
  ['слово', true],
])('%s: %s', (text, expected) => {
  expect(meetsReading(attributes, readQuery(text, vocabulary))).toBe(expected);
});
