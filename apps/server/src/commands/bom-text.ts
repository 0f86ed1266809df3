import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { BomLayout, BomLine, BomMatch, BomReading, BomStatus, PartsFile } from '@farad/domain/bom';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { ProductId } from '@farad/domain/product';

import { assumedText, differencesText, unknownNumberText } from '../core/boms/difference-text.ts';

/** Returns a text that says how the file was read: format, encoding, sheet, header and the meaning of each column. */
export function layoutText(file: PartsFile, layout: BomLayout): string {
  const sheet = file.sheets[layout.sheet];
  const format = [file.kind, file.encoding, file.separator === '\t' ? 'tab' : file.separator]
    .filter(Boolean)
    .join(', ');
  const numberOf = (row: number): number => sheet?.rowNumbers[row] ?? row + 1;
  const header = layout.headerRow === null ? 'no header' : `header in row ${numberOf(layout.headerRow)}`;
  const columns = layout.columns.map(({ index, header: name, field, distributor, evidence }) => {
    const meaning = field === null ? 'left out' : [field, distributor].filter(Boolean).join(' of ');
    return `  ${String(index + 1).padStart(3)}  ${(name || '—').slice(0, 30).padEnd(30)}  ${meaning} (${evidence})`;
  });
  return [
    `${format}; sheet "${sheet?.name ?? ''}", ${header}, rows ${numberOf(layout.firstRow)} to ${numberOf(layout.lastRow)}`,
    ...columns,
  ].join('\n');
}

const wordsOf = (line: BomLine): string =>
  [line.mpn, line.maker, line.value, line.package, ...line.foreignNumbers.map(({ number }) => number)]
    .filter((text) => text !== null && text !== '')
    .join(' · ') || line.words;

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

type NameOf = (id: ProductId) => string;

function matchText(line: BomLine, match: BomMatch, nameOf: NameOf, { attributes }: CatalogueFrame): string {
  const requested = `  ${String(line.rows[0]).padStart(5)}  ${cut(wordsOf(line), 70).padEnd(70)}  ${String(line.quantity).padStart(5)}`;
  const why = `${match.status}${match.reason === null ? '' : ` by ${match.reason}`}`;
  const [offered] = match.candidates;
  const part =
    match.productId !== null
      ? nameOf(match.productId)
      : offered === undefined
        ? ''
        : `? ${nameOf(offered.productId)}${match.candidates.length > 1 ? ` and ${match.candidates.length - 1} more` : ''}`;
  const rules = match.rules.map(({ key, asked: wanted, found, how }) => `${key} ${wanted} ${how} ${found}`).join('; ');
  const problems = line.problems.map(({ code }) => code).join(', ');
  const differences = differencesText(attributes, match.differences, 'en');
  const assumed = assumedText(attributes, match.assumed, 'en');
  const unknown = unknownNumberText(match.unknownNumber, 'en');
  const more = [unknown, rules, assumed, differences, problems]
    .filter((text) => text !== '')
    .map((text) => `\n${' '.repeat(9)}${text}`);
  return `${requested}  ${why.padEnd(28)}  ${part}${more.join('')}`;
}

const share = (count: number, all: number): string => `${count} (${all === 0 ? 0 : Math.round((100 * count) / all)} %)`;

/** Returns a text with the status, the reason and the part of every line, and then with the share of each status. */
export function matchesText(
  reading: BomReading,
  matches: readonly BomMatch[],
  products: readonly CatalogueProduct[],
  frame: CatalogueFrame,
): string {
  const byId = new Map(products.map((product) => [product.id, product]));
  const brandName = new Map(frame.brands.map(({ id, name }) => [id, name]));
  const nameOf: NameOf = (id) => {
    const product = byId.get(id);
    if (product === undefined) return String(id);
    return [product.mpn, brandName.get(product.brandId), product.package].filter(Boolean).join(' · ');
  };
  const lines = reading.lines.map((line, place) => {
    const match = matches[place];
    return match === undefined ? '' : matchText(line, match, nameOf, frame);
  });
  const countOf = (...statuses: readonly BomStatus[]): number =>
    matches.filter(({ status }) => statuses.includes(status)).length;
  const refused = Map.groupBy(reading.refused, ({ reason }) => reason);
  const all = matches.length - countOf('excluded');
  return [
    ...lines,
    ...Array.from(refused, ([reason, rows]) => `  not lines, ${reason}: ${rows.length}`),
    `exactly ${share(countOf('exact'), all)}, probably ${share(countOf('probable', 'several'), all)}, ` +
      `not ${share(countOf('not_found', 'not_carried', 'conflict', 'error'), all)}` +
      (countOf('excluded') > 0 ? `, left out ${countOf('excluded')}` : ''),
  ].join('\n');
}
