import { readFileSync } from 'node:fs';

/** A line of a parts list as a person reads it. A field is empty if the file does not state it. */
export interface TrueLine {
  /** Row number in the file, from 1; in XML the number of the component. */
  readonly row: number;
  readonly refs: readonly string[];
  readonly qty: string;
  readonly mpn: string;
  readonly value: string;
  readonly pkg: string;
  readonly maker: string;
  readonly desc: string;
  readonly sku: string;
  /** True = do not populate; null = the list does not say which parts are fitted. */
  readonly dnp: boolean | null;
}

export interface TrueList {
  readonly file: string;
  /**
   * `counted` = a parts list that counts in the accuracy; `shown` = its accuracy is only printed; `refused` = not a
   * parts list.
   */
  readonly use: 'counted' | 'shown' | 'refused';
  readonly format: string;
  readonly lines: readonly TrueLine[];
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return /^(?:n\/?a|none|[-–—])$/iu.test(text) ? '' : text;
};

function lineOf(fields: Fields): TrueLine {
  const { refs, dnp } = fields;
  return {
    row: Number(fields['row'] ?? 0),
    refs: Array.isArray(refs) ? refs.map(String) : [],
    qty: textOf(fields, 'qty') || textOf(fields, 'nal'),
    mpn: textOf(fields, 'mpn'),
    value: textOf(fields, 'value'),
    pkg: textOf(fields, 'pkg'),
    maker: textOf(fields, 'maker'),
    desc: textOf(fields, 'desc'),
    sku: textOf(fields, 'sku'),
    dnp: typeof dnp === 'boolean' ? dnp : null,
  };
}

function useOf(kind: string, format: string): TrueList['use'] {
  if (kind === 'negative' || kind === 'placement' || format === 'position file') return 'refused';
  return kind === 'matrix' || /\bmatrix\b/.test(format) ? 'shown' : 'counted';
}

/** Reads a truth.json, which states the true lines of each list of a set (format in docs/accuracy.md). */
export function readTruth(file: string): readonly TrueList[] {
  const sets = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Fields>>;
  return Object.entries(sets).map(([name, list]) => {
    const format = textOf(list, 'fmt');
    const { lines } = list;
    return {
      file: name,
      use: useOf(textOf(list, 'kind'), format),
      format,
      lines: Array.isArray(lines) ? lines.map((line) => lineOf(line as Fields)) : [],
    };
  });
}
