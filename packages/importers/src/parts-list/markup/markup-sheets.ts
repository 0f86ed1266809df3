import type { PartsFileKind, PartsSheet } from '@farad/domain/bom';

import { htmlSheets } from './html-tables.ts';
import { isKicadNetlist, kicadNetlistRows } from './kicad-netlist.ts';
import { openDocumentSheets } from './open-document.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { listTree } from './s-expression.ts';
import { madeSheet } from '../sheet/sheet-builder.ts';
import { spreadsheetXmlSheets } from './spreadsheet-xml.ts';
import { xmlRecordSheets } from './xml-records.ts';
import { xmlTree } from './xml-tree.ts';

export interface ReadSheets {
  readonly kind: PartsFileKind;
  readonly sheets: readonly PartsSheet[];
}

const as = (kind: PartsFileKind, sheets: Read<readonly PartsSheet[]>): Read<ReadSheets> =>
  sheets.ok ? { ok: true, value: { kind, sheets: sheets.value } } : sheets;

function xmlSheets(text: string): Read<ReadSheets> {
  if (/<office:document[\s>]/.test(text.slice(0, 4000))) return as('ods', openDocumentSheets(text));
  const root = xmlTree(text);
  if (root === null) return refuse('broken');
  if (isKicadNetlist(root)) return as('kicad_netlist', madeSheet('', kicadNetlistRows(root)));
  // Goods that one shop offers to another: CommerceML of 1C, YML.
  if (root.name === 'КоммерческаяИнформация' || root.name === 'yml_catalog') return refuse('price_list');
  if (root.name === 'Workbook') return as('xls', spreadsheetXmlSheets(root));
  const sheets = xmlRecordSheets(root);
  return sheets === null ? refuse('text_without_parts') : as('eskd_xml', sheets);
}

/**
 * Returns the sheets of a text with markup: an HTML page, an XML file, or a netlist of S-expressions. Returns null for
 * other texts.
 */
export function markupSheets(text: string): Read<ReadSheets> | null {
  const head = text.slice(0, 2000).trimStart();
  if (/^\(export[\s(]/.test(head)) {
    const root = listTree(text);
    if (root === null || !isKicadNetlist(root)) return refuse('broken');
    return as('kicad_netlist', madeSheet('', kicadNetlistRows(root)));
  }
  if (!head.startsWith('<')) return null;
  const isPage = /^<(?:!doctype html|html|head|body|table|meta|div|tbody|tr)[\s>]/i.test(
    head.replace(/^<!--[^>]*>\s*/, ''),
  );
  // A piece of a page, as Eagle writes it: a title in bold, and then a table.
  const isPiece =
    !head.startsWith('<?xml') &&
    /^<(?:b|p|h\d|center|font|pre|strong|br)[\s/>]/i.test(head) &&
    /<table[\s>]/i.test(text.slice(0, 20_000));
  if (isPage || isPiece || /<html[\s>]/i.test(head)) return as('html', htmlSheets(text));
  return /^<[?!\p{L}_]/u.test(head) ? xmlSheets(text) : null;
}
