import { describe, expect, it } from 'vitest';

import { exampleFrame } from '../examples/frame.fixture.ts';
import { knownPieces } from '../query-items.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { hasQuoted, tokensOf } from './tokens.ts';

const known = knownPieces(vocabularyOf(exampleFrame));

/**
 * Returns the cores of the tokens in one line. A space or `+` precedes each: `+` = there was no space in the text.
 * Quoted cores are in ‹›.
 */
const cores = (text: string) =>
  tokensOf(text, known)
    .map(({ core, isSpaced, isQuoted }) => (isSpaced ? ' ' : '+') + (isQuoted ? `‹${core}›` : core))
    .join('')
    .trim();

describe('a text is split where a piece ends', () => {
  it.each([
    ['', ''],
    ['  10к   0805 ', '10к 0805'],
    ['10к\t0805\n1%', '10к 0805 1%'],
    ['10к,0805', '10к+0805'],
    ['10к, 0805', '10к 0805'],
    ['10к;0805;1%', '10к+0805+1%'],
    ['4,7к', '4,7к'],
    ['4,7к,0805', '4,7к+0805'],
    ['10k±1%', '10k+±1%'],
    ['± 1%', '± 1%'],
    ['(10к)', '10к'],
    ['«резистор»', 'резистор'],
    ['[10к] {0805}', '10к 0805'],
    ['резистор?!', 'резистор'],
    ['10к.', '10к'],
    ['.5', '.5'],
    ['X7R/50V', 'X7R+50V'],
    ['0805-10к-1%', '0805+10к+1%'],
    ['0603/10k/1%', '0603+10k+1%'],
    ['X7R,50V', 'X7R+50V'],
    ['100nf50v', '100nf+50v'],
    ['0603x7r100n', '0603+x7r+100n'],
    ['(100nf50v)', '100nf+50v'],
    ['1/4W', '1/4W'],
    ['HC-49/S', 'HC-49/S'],
    ['10/x', '10/x'],
    ['0805-abc', '0805-abc'],
    ['LM358-N', 'LM358-N'],
    ['5-12В', '5-12В'],
    ['С2-23-0,125-10к', 'С2-23+0,125+10к'],
    ['С2-23', 'С2-23'],
    ['С2-23-', 'С2-23-'],
    ['МЛТ-0,25', 'МЛТ+0,25'],
    ['PLS-40', 'PLS+40'],
    ['PBD-20', 'PBD+20'],
    ['BH-10', 'BH+10'],
    ['IDC10', 'IDC+10'],
    ['PLS-400', 'PLS-400'],
    ['XPLS-40', 'XPLS-40'],
    ['cnf,bkbpfnjh', 'cnf,bkbpfnjh'],
    ['diode,resistor', 'diode+resistor'],
    ['lm358,ne555', 'lm358+ne555'],
    ['10k-', '10k-'],
  ])('%j: %j', (text, expected) => expect(cores(text)).toBe(expected));
});

describe('pieces in quotation marks stay as typed', () => {
  it.each([
    ['"10к"', '‹"10к"›'],
    ['"10 кОм" 0805', '‹"10› ‹кОм"› 0805'],
    ['a "b" c "d"', 'a ‹"b"› c ‹"d"›'],
    ['a "b c', 'a b c'],
    ['a"b"c', 'a"b"c'],
    ['""', ''],
    ['" "', ''],
  ])('%j: %j', (text, expected) => {
    expect(cores(text)).toBe(expected);
    expect(hasQuoted(text)).toBe(expected.includes('‹'));
  });
});

it('tokens tell where they were typed', () => {
  const text = ' резистор, "10 к" (100nf50v) С2-23-1 ';
  const tokens = tokensOf(text, known);
  expect(tokens.map(({ raw, at }) => text.slice(at, at + raw.length) === raw)).not.toContain(false);
  expect(tokens.map(({ raw }) => raw)).toEqual(['резистор,', '"10', 'к"', '(100nf', '50v)', 'С2-23-', '1']);
  expect(tokens.map(({ stems }) => stems.join(' '))).toEqual(['резистор', '', '', '100nf', '50v', 'с2 23', '1']);
});
