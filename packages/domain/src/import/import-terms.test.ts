import { describe, expect, it } from 'vitest';

import {
  heldCauses,
  heldDecisions,
  importFailures,
  importFields,
  importLimits,
  importModes,
  importProblems,
  importStates,
  isRefusal,
  isAlwaysReported,
  priceRoundings,
  restingStates,
  vanishedChoices,
  vanishedDoubts,
} from './index.ts';

const refused =
  'not_json not_an_object line_too_long broken_quotes more_cells_than_columns required no_number too_long formula unknown_part';
const left =
  'not_a_number negative not_a_price price_on_request priced_from text_too_long not_a_link not_typed rare_attribute';
const vanished = 'vanished_left vanished_no_stock vanished_archived';
const held = 'held_stock_touched held_dearer held_below_cost held_price_jump';
const words = (text: string): string[] => text.split(' ');

describe('outcomes of a row', () => {
  it('is refused, accepted without a value, missing in the list, or held', () => {
    const all = [...words(refused), 'duplicate', ...words(left), ...words(vanished), ...words(held)];
    expect([...importProblems].toSorted()).toEqual(all.toSorted());
  });
  it('a second row of a part is not a refusal, although reported like one', () => {
    expect(importProblems.filter(isRefusal).toSorted()).toEqual(words(refused).toSorted());
    expect(isAlwaysReported('duplicate')).toBe(true);
  });
  it('dropped values are reported up to the limit, all others always', () => {
    expect(importProblems.filter((each) => !isAlwaysReported(each)).toSorted()).toEqual(words(left).toSorted());
  });
});

it('codes of stored rows never change their names', () => {
  expect(importStates).toEqual(
    expect.arrayContaining(
      words('uploading recognising unreadable mapping queued running done cancelled failed undoing undone'),
    ),
  );
  expect(restingStates).toEqual(expect.arrayContaining(words('unreadable mapping done cancelled failed undone')));
  expect(importModes).toEqual(expect.arrayContaining(words('full prices stock')));
  expect(importFields).toEqual(
    expect.arrayContaining(
      words(
        'mpn maker supplierNumber category package datasheet stock minQuantity multiple lifecycle series leadTimeDays ' +
          'titleRu titleEn titleTr descriptionRu descriptionEn descriptionTr',
      ),
    ),
  );
  expect(priceRoundings).toEqual(expect.arrayContaining(words('exact kopeck rouble ten_roubles')));
  expect(heldCauses).toEqual(expect.arrayContaining(words('stock_touched dearer below_cost price_jump')));
  expect(heldDecisions).toEqual(expect.arrayContaining(words('keep take')));
  expect(vanishedChoices).toEqual(expect.arrayContaining(words('leave no_stock archive')));
  expect(vanishedDoubts).toEqual(expect.arrayContaining(words('many_vanished many_refused broken_lines')));
  expect(importFailures).toEqual(
    expect.arrayContaining(
      words(
        'empty only_header damaged_gzip cut_gzip unpacks_too_large damaged_workbook workbook_too_large not_a_table ' +
          'quote_not_closed unknown_encoding unknown_category rows_refused source_not_there source_too_large ' +
          'mapping_does_not_fit mapping_doubted broke_off',
      ),
    ),
  );
});

it('a file has at most 2 GiB, parts of 4 MiB, and unpacks to at most 8 GiB', () => {
  const { fileBytesMax, partBytes, unpackedBytesMax, ...counts } = importLimits;
  expect([fileBytesMax, partBytes, unpackedBytesMax].map((bytes) => bytes / 2 ** 20)).toEqual([2048, 4, 8192]);
  expect(counts).toEqual({
    columnsMax: 500,
    previewRows: 50,
    differencesMax: 50,
    undoableLatest: 5,
    undoableDays: 30,
  });
});
