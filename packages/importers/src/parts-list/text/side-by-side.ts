import type { PartsSheet } from '@farad/domain/bom';

import { headerForm, headerWithin, headsParts } from './header-words.ts';

/** Maximum number of columns that are examined. */
const columnsMax = 200;

/**
 * Returns the first column of each list that stands under this header row. Fewer than two = the row does not head
 * several lists side by side. The lists have the same headers in the same order, and each has designators or
 * quantities. So columns repeated for an alternate part, such as maker and number, are no lists.
 */
function startsOf(cells: readonly string[]): readonly number[] {
  const forms = cells.slice(0, columnsMax).map(headerForm);
  const first = forms.findIndex((form) => form !== '');
  const starts = forms.flatMap((form, column) => (form !== '' && form === forms[first] ? [column] : []));
  const blocks = starts.map((start, index) => forms.slice(start, starts[index + 1]).filter((form) => form !== ''));
  const [one = []] = blocks;
  const isAlike = blocks.every((block) => block.length === one.length && block.every((form, i) => form === one[i]));
  return isAlike && new Set(one).size === one.length && headsParts(cells.slice(first, starts[1])) ? starts : [];
}

/**
 * Splits a sheet whose lists stand side by side under one header row: each list becomes a sheet. Otherwise a column of
 * the right list would be read as alternates to the parts of the left list.
 */
export function apartSideBySide(sheet: PartsSheet): readonly PartsSheet[] {
  if (sheet.pages !== undefined || sheet.joinedRows !== undefined) return [sheet];
  const starts = sheet.rows
    .slice(0, headerWithin)
    .map(startsOf)
    .find(({ length }) => length > 1);
  if (starts === undefined) return [sheet];
  return starts.map((start, index): PartsSheet => {
    const from = index === 0 ? 0 : start;
    return {
      name: index === 0 ? sheet.name : `${sheet.name} (${index + 1})`.trim(),
      rows: sheet.rows.map((cells) => cells.slice(from, starts[index + 1])),
      rowNumbers: sheet.rowNumbers,
    };
  });
}
