import { headerForm } from '../header/header-form.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import type { BomField } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';

/** Limits of the area that is searched for a header. */
const rowsLooked = 10;
const cellsLooked = 40;

interface OtherTable {
  /** Patterns for header cells as `headerForm` returns them. The header must have a match for each pattern. */
  readonly words: readonly RegExp[];
  /** True if such a table may have quantities. An energy budget, for example, may list four sensors. */
  readonly mayCount?: true;
}

/** Tables that name parts or designators but order none. */
const otherTables: readonly OtherTable[] = [
  // Memory maps and registers.
  { words: [/^(?:start|base|offset|begin)(?:addr\p{L}*)?$/u, /^(?:end|size|length|last)(?:addr\p{L}*)?$/u] },
  { words: [/^(?:start|base)?addr(?:ess)?$/u, /^(?:register|access|reset|resetvalue|default|bits?)$/u] },
  // Energy budgets.
  { words: [/^(?:current|power|ток|мощность)/u, /^(?:duty|charge|energy|capacity|заряд|энерги)/u], mayCount: true },
  { words: [/^(?:mode|state|режим)$/u, /^(?:current|power|ток|мощность)/u] },
  { words: [/current$/u, /voltage$/u, /^(?:input|ground|total|power|output)/u] },
  // Reports of a compiler or of checks, and dictionaries.
  { words: [/^(?:class|severity|level)$/u, /^message/u] },
  { words: [/^(?:key|ключ)$/u, /^(?:value|значение)$/u] },
  // Reports of rule checks, stacks of layers, budgets of mass.
  { words: [/^(?:rule)?violations?$|^rule/u, /^(?:count|number)$/u], mayCount: true },
  { words: [/^(?:layer|слой|lage)/u, /^(?:thickness|толщина|dicke)/u], mayCount: true },
  {
    words: [/^(?:weight|mass|gewicht|масса|вес)/u, /^(?:total|gesamt|общ)\p{L}*(?:weight|mass|gewicht|масса|вес)/u],
    mayCount: true,
  },
  // Wiring and nets.
  {
    words: [
      /^(?:from|откуда)/u,
      /^(?:to|куда)(?!\p{L}*lerance)/u,
      /^(?:signal|wire|net|length|colou?r|провод|цепь|длина)/u,
    ],
  },
  { words: [/^(?:net|netname|цепь)$/u, /^(?:pins|nodes|pads|connections|выводы)$/u] },
  // Eagle's lists of nets and of pins.
  { words: [/^net$/u, /^part$/u, /^pad$/u] },
  // Revisions, and pins by peripheral.
  {
    words: [
      /^(?:rev|revision|version|ревизия|версия)$/u,
      /^(?:date|дата)$/u,
      /^(?:author|changes?|description|автор|изменени)/u,
    ],
  },
  { words: [/^(?:peripheral|interface|периферия)$/u, /^(?:pins|pincount|выводы)$/u] },
];

const identifying: readonly BomField[] = ['designators', 'mpn', 'foreign_number'];

function isOther(cells: readonly string[]): boolean {
  const filled = cells.slice(0, cellsLooked).filter((cell) => cell.trim() !== '' && cell.length <= 60);
  const forms = filled.map(headerForm);
  const fields = filled.flatMap((cell) => {
    const { fields: own = [] } = headerMeaning(cell) ?? {};
    return own.length === 1 ? own : [];
  });
  if (fields.some((field) => identifying.includes(field))) return false;
  return otherTables.some(
    ({ words, mayCount }) =>
      (mayCount === true || !fields.includes('quantity')) &&
      words.every((word) => forms.some((form) => word.test(form))),
  );
}

const historyTitle =
  /^revisions?(?: (?:history|log|table|record))?:?$|^(?:change|version)s? (?:history|log|table|record):?$|^change ?log:?$|^(?:история|лист|таблица|журнал) (?:изменений|версий|ревизий):?$|^(?:änderungs|revisions)(?:historie|verlauf|liste):?$|^(?:sürüm|değişiklik) (?:geçmişi|listesi):?$/iu;
const revisionWords = /^(?:rev|revno|revision|ver|version|issue|изм|ревизия|версия|revizyon|sürüm)$/u;
const dateWords = /^(?:date|datum|дата|tarih)$/u;

/** Whether a row below a list opens the history of the document: its title, or the header `Rev`, `Date`, `Author`. */
export function opensHistory(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 1) return historyTitle.test(filled[0] ?? '');
  if (filled.length < 2 || filled.length > 6 || filled.some((cell) => cell.length > 40 || /\d/u.test(cell)))
    return false;
  const forms = filled.map(headerForm);
  return forms.some((form) => revisionWords.test(form)) && forms.some((form) => dateWords.test(form));
}

/** Whether a sheet is a table of other things: a memory map, an energy budget, a wiring table, nets or revisions. */
export const isOtherTable = ({ rows }: PartsSheet): boolean => rows.slice(0, rowsLooked).some(isOther);
