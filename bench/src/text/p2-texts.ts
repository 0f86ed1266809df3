import type { SearchEngine } from '@farad/search/engine';
import { emptyFilter } from '@farad/domain/search-query';
import { benchProducts } from '../kit/catalogue.ts';

const partsPerKind = 25;

/** Cyrillic letters by the Latin letters that look the same. */
const twins: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};

const words = [
  'чип-резистор 0603',
  'резистор yageo 0805',
  'chip resistor vishay',
  'конденсатор x7r 0402',
  'yageo 1206',
  'direnç 0805',
  'panasonic capacitor',
  'panasonic 0603',
  'микросхема стабилизатор',
  'диод шоттки',
  'murata 50',
  'ceramic capacitor tdk',
];

/** Search texts with little besides values. The attributes of these values are columns in PostgreSQL. */
const values = [
  '10к 0603 1%',
  '4к7 0805',
  '22 кОм 0603 5%',
  '100R 0402 1%',
  '1М 1206',
  '330 Ом 0805',
  '47k 0603 1%',
  '2,2 кОм 1206 5%',
  'yageo 10к 0603',
  '15к 1% 0805',
  '6.8k 0402',
  'vishay 1к 0805',
];

type Mistake = (text: string, at: number) => string;

/** Functions that make a typing error at a place: swap two letters, double one, leave one out, replace one. */
const mistakes: readonly Mistake[] = [
  (text, at) => text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2),
  (text, at) => text.slice(0, at) + text[at]! + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}Q${text.slice(at + 1)}`,
];

export interface Mistyped {
  readonly text: string;
  readonly meant: string;
}

/** Returns part numbers with one typing error, which find nothing without correction. */
export const mistyped = (engine: SearchEngine, mpns: readonly string[]): readonly Mistyped[] =>
  mpns.flatMap((meant, index) => {
    const text = mistakes[index % mistakes.length]!(meant, meant.length >> 1);
    const straight = engine.search({ ...emptyFilter, text, limit: 1 }, { facets: 'none', asTyped: true });
    return text === meant || straight.count > 0 ? [] : [{ text, meant }];
  });

/** Returns part numbers spread evenly over the catalogue. */
export const somePartNumbers = (size: number): readonly string[] => {
  const step = Math.max(1, Math.floor(size / partsPerKind));
  const mpns: string[] = [];
  for (const { id, mpn } of benchProducts(size))
    if (id % step === step >> 1 && mpns.length < partsPerKind) mpns.push(mpn);
  return mpns;
};

/** Returns the search texts by kind, most of them made from part numbers. */
export const querySet = (mpns: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  exact: mpns,
  prefix: mpns.map((mpn) => mpn.slice(0, Math.max(5, mpn.length >> 1))),
  infix: mpns.map((mpn) => mpn.slice(2, 8)).filter((middle) => middle.length >= 4),
  'look-alikes': mpns.map((mpn) =>
    mpn.toLowerCase().replace(/[abcehkmoptx]/gu, (letter) => twins[letter.toUpperCase()]!),
  ),
  words,
  values,
});
