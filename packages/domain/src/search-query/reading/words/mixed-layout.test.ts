import { expect, it } from 'vitest';

import { exampleFrame } from '../examples/frame.fixture.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { inOneLayout } from './one-layout.ts';
import { tokensOf } from './tokens.ts';

const vocabulary = vocabularyOf(exampleFrame);
const tokens = (text: string) => tokensOf(text, { isKnown: () => true, typeLength: () => null, isWord: () => true });
const read = (text: string) =>
  inOneLayout(tokens(text), vocabulary)
    .map(({ core }) => core)
    .join(' ');

it.each([
  // Values and units beside a word in the wrong layout
  ['htpbcnjh 10r 0805', 'htpbcnjh 10к 0805'],
  ['htpbcnjh 10 rjv', 'htpbcnjh 10 ком'],
  ['htpbcnjh 10к 0805', 'htpbcnjh 10к 0805'],
  ['htpbcnjh 110R', 'htpbcnjh 110R'],
  ['HTPBCNJH 110R', 'HTPBCNJH 110к'],
  ['htpbcnjh 10k', 'htpbcnjh 10k'],
  ['htpbcnjh 50V', 'htpbcnjh 50V'],
  ['htpbcnjh 0603', 'htpbcnjh 0603'],
  ['htpbcnjh smd', 'htpbcnjh smd'],
  ['htpbcnjh "10r x"', 'htpbcnjh "10r x"'],
  ['куышыещк 2л15', 'куышыещк 2k15'],
  ['куышыещк ч7к', 'куышыещк x7r'],
  // A whole text that has no meaning as typed
  ['10з 0603 тз0', '10p 0603 np0'],
  ['куы 1к 0603', 'res 1r 0603'],
  ['тз0 0603', 'np0 0603'],
  ['тз0 varistor 50V', 'np0 varistor 50V'],
  ['0603 ч7к', '0603 x7r'],
  ['ч7к 100 та', 'x7r 100 nf'],
])('%j is read as %j', (text, meant) => expect(read(text)).toBe(meant));

it.each([
  '',
  '10з',
  '10k 0603',
  'резистор rjd 4к7',
  'lm 5v',
  'qwz 10z',
  'lh5f 12d jn',
  'привет мир',
  'лм358 ч7к',
  'x7r тз0 qwz',
])('%j stays as it is typed', (text) => expect(read(text)).toBe(text));
