import {
  numberEvidence,
  showsDecimalComma,
  tallyColumn,
  type ColumnTally,
  type NumberEvidence,
} from '@farad/domain/import';
import { textAt, type SourceBatch } from '@farad/importers/record';

import { spellingOwner } from '../makers/maker-owner.ts';
import type { Mapping } from '../mapping.ts';
import { numberNeighbours, type NumberNeighbours } from '../sort/number-neighbours.ts';
import { attributeReader, isUmbrellaPath, pathReader } from './source-part.ts';

/** Use of a column in a category: the number of rows with a text, and the first different texts. */
export interface ColumnUse {
  filled: number;
  readonly texts: Set<string>;
}

/** Result of the first reading of a file. */
export interface Survey {
  readonly rows: number;
  /** Number of rows that cannot be read. */
  readonly broken: number;
  /** True if decimals are written after a comma in prices or stock. Then `84,000` pieces are 84. */
  readonly hasDecimalComma: boolean;
  /** Number of rows by spelling of the maker. */
  readonly makers: ReadonlyMap<string, number>;
  /** Beginnings of the part numbers of each maker. */
  readonly numbers: NumberEvidence;
  /** Categories of part numbers, by how the numbers begin. */
  readonly neighbours: NumberNeighbours;
  readonly columns: ReadonlyMap<string, ColumnTally>;
  readonly categories: ReadonlyMap<string, { readonly rows: number; readonly columns: ReadonlyMap<string, ColumnUse> }>;
}

/** Name under which the survey stores the texts of the package column. No column can have this name. */
export const packageColumn = '\u0000package';

const textsKept = 80;
const absent = new Set(['', '-', 'NaN', 'nan']);

function noteUse(columns: Map<string, ColumnUse>, name: string, text: string): void {
  let use = columns.get(name);
  if (use === undefined) columns.set(name, (use = { filled: 0, texts: new Set() }));
  use.filled += 1;
  if (use.texts.size < textsKept) use.texts.add(text);
}

/** Reads the whole file once, to collect its makers, categories and the contents of its columns. */
export async function surveyRows(
  batches: AsyncIterable<SourceBatch>,
  mapping: Mapping,
  onProgress: (rows: number) => void,
): Promise<Survey> {
  const attributesOf = attributeReader(mapping);
  const pathOf = pathReader(mapping);
  const makers = new Map<string, number>();
  const columns = new Map<string, ColumnTally>();
  const categories = new Map<string, { rows: number; columns: Map<string, ColumnUse> }>();
  const [numbers, neighbours] = [numberEvidence(), numberNeighbours()];
  const owners = new Map<string, string>();
  const noteNumber = (maker: string, mpn: string, path: string): void => {
    let owner = owners.get(maker);
    if (owner === undefined) owners.set(maker, (owner = spellingOwner(maker)));
    numbers.add(owner, mpn);
    if (!isUmbrellaPath(path)) neighbours.note(owner, mpn, path);
  };
  const numeric = [...(mapping.prices.columns ?? []).map(({ field }) => field), mapping.fields.stock ?? []].flat();
  let hasDecimalComma = false;
  let [rows, broken] = [0, 0];
  for await (const batch of batches) {
    broken += batch.problems.length;
    for (const record of batch.records) {
      rows += 1;
      hasDecimalComma ||= numeric.some((field) => showsDecimalComma(textAt(record.fields, field)));
      const maker = mapping.fields.maker === undefined ? '' : textAt(record.fields, mapping.fields.maker);
      makers.set(maker, (makers.get(maker) ?? 0) + 1);
      const path = pathOf(record);
      if (maker !== '' && mapping.fields.mpn !== undefined)
        noteNumber(maker, textAt(record.fields, mapping.fields.mpn), path);
      const category = categories.get(path) ?? { rows: 0, columns: new Map<string, ColumnUse>() };
      categories.set(path, category);
      category.rows += 1;
      for (const [name, text] of attributesOf(record)) {
        if (absent.has(text)) continue;
        let tally = columns.get(name);
        if (tally === undefined) columns.set(name, (tally = tallyColumn()));
        tally.add(text);
        noteUse(category.columns, name, text);
      }
      const body = mapping.fields.package === undefined ? '' : textAt(record.fields, mapping.fields.package);
      if (!absent.has(body)) noteUse(category.columns, packageColumn, body);
    }
    onProgress(rows);
  }
  return { rows, broken, hasDecimalComma, makers, numbers, neighbours, columns, categories };
}
