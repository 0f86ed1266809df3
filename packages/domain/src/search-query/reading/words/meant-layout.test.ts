import { expect, it } from 'vitest';

import { exampleFrame } from '../examples/frame.fixture.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { meantLayout } from './meant-layout.ts';

const vocabulary = vocabularyOf(exampleFrame);

it.each([
  ['htpbcnjh', 'резистор'],
  ['HTPBCNJH', 'РЕЗИСТОР'],
  ['htpbcnjh 10r 0805', 'резистор 10к 0805'],
  ['htpbcnjh  10r\t0805', 'резистор  10к\t0805'],
  ['куышыещк 2л15', 'resistor 2k15'],
  ['htpbcnjh 110R', 'резистор 110R'],
  ['htpbcnjh 110R 0805', 'резистор 110R 0805'],
  ['rjyltycfnjh 100 ya 25d', 'конденсатор 100 нф 25в'],
  ['rjyltycfnjh 4,7vra', 'конденсатор 4,7мкф'],
  ['rjyltycfnjh [7h', 'конденсатор х7р'],
  ['htpbcnjh rjhgec 0805', 'резистор корпус 0805'],
  ['htpbcnjhs', 'резисторы'],
  ['htkt', 'реле'],
  ['lbjl 5f', 'диод 5а'],
  ['htpbcnh 47r', 'резистр 47к'],
  // As many unknown letters as known ones.
  ['htpbcnjh qwxzvqwx', 'резистор йцчямйцч'],
  ['htpbcnjh qwxzvqwx 5d', 'резистор йцчямйцч 5в'],
  // Short words only, with six letters.
  ['yt vtytt', 'не менее'],
  ['yt ,jktt', 'не более'],
])('%j is meant as %j', (text, meant) => expect(meantLayout(text, vocabulary)).toBe(meant));

it.each([
  '',
  '0805 10%',
  'резистор 10к',
  'resistor 10k',
  '10k 0603',
  'lm358',
  'htpbcnjh qwxzvqwxz',
  'резистор resistor',
  'direnç',
  'dirençqw htpbcnjh',
  'htpbcnjh "10r"',
  '"htpbcnjh"',
  'rfg',
  '5d',
  'lj 5d',
  'yt lj',
  'resistor htpbcnjh qwx',
  'привет',
  'ghbdtn',
])('%j is meant as typed', (text) => expect(meantLayout(text, vocabulary)).toBeNull());
