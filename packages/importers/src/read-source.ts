import { readCsv } from './csv.ts';
import { readJsonLines } from './json-lines.ts';
import { isNoText, recognise, type Recognised } from './recognise.ts';
import { UnreadableFile, type LayoutHints, type SourceBatch } from './record.ts';
import { decodeText } from './text-lines.ts';
import { readWorkbook } from './workbook.ts';

/** Format settings of a file that staff chose. The others are detected from its first bytes. */
export type SourceHints = Partial<Recognised> & LayoutHints;

const headLength = 65_536;

/** Returns the first bytes of a file, and a stream of the whole file. */
async function withHead(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < headLength) {
    const next = await source.next();
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  const head = new Uint8Array(length);
  first.reduce((at, chunk) => (head.set(chunk, at), at + chunk.length), 0);
  async function* whole(): AsyncGenerator<Uint8Array> {
    if (length > 0) yield head;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  return { head: head.subarray(0, headLength), whole: whole() };
}

/** Reads a supplier's file (unpacked bytes) row by row: JSON Lines, delimited text, XLSX, XLS. */
export async function* readSource(
  bytes: AsyncIterable<Uint8Array>,
  hints: SourceHints = {},
): AsyncGenerator<SourceBatch> {
  const { head, whole } = await withHead(bytes);
  if (head.length === 0) throw new UnreadableFile('The file is empty.', 'empty');
  const { format, encoding, delimiter } = { ...recognise(head), ...hints };
  if (format !== 'workbook' && isNoText(head, encoding))
    throw new UnreadableFile('This is no table and no text.', 'not_a_table');
  if (format === 'workbook') yield* readWorkbook(whole, hints);
  else if (format === 'jsonl') {
    hints.onLayout?.({ sheets: [], sheet: null, headerRow: null, titles: [] });
    yield* readJsonLines(decodeText(whole, encoding));
  } else yield* readCsv(decodeText(whole, encoding), delimiter, hints);
}
