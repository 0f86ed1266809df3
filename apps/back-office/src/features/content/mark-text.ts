/** Text of a field and its selection, from `start` up to `end`. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const tools = ['bold', 'heading', 'list', 'link', 'table'] as const;

export type Tool = (typeof tools)[number];

/** Replaces the selection with `piece` and puts the cursor after it. */
export function insertPiece({ text, start, end }: Selected, piece: string): Selected {
  const at = start + piece.length;
  return { text: text.slice(0, start) + piece + text.slice(end), start: at, end: at };
}

/** Puts `sign` before and after the selection. If the signs are already there, removes them. */
function surround({ text, start, end }: Selected, sign: string): Selected {
  const chosen = text.slice(start, end);
  const isInside = text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign;
  if (isInside && start >= sign.length) {
    const bare = text.slice(0, start - sign.length) + chosen + text.slice(end + sign.length);
    return { text: bare, start: start - sign.length, end: end - sign.length };
  }
  const marked = text.slice(0, start) + sign + chosen + sign + text.slice(end);
  return { text: marked, start: start + sign.length, end: end + sign.length };
}

/** Puts `sign` before each selected line. If all lines begin with it, removes it. */
function beginLines({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Turns the selection into a link `[words](/)` and selects the address, so that the editor can type another. */
function link({ text, start, end }: Selected): Selected {
  const before = `${text.slice(0, start)}[${text.slice(start, end)}](`;
  return { text: `${before}/)${text.slice(end)}`, start: before.length, end: before.length + 1 };
}

/** Inserts a table with two columns after the selection and selects its first word. */
function table(
  { text, end }: Selected,
  { column, value }: { readonly column: string; readonly value: string },
): Selected {
  const before = text.slice(0, end);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const head = `${before}${gap}| `;
  const rest = `${column} | ${column} |\n| --- | --- |\n| ${value} | ${value} |\n`;
  const after = text.slice(end);
  const tail = after === '' || after.startsWith('\n') ? after : `\n${after}`;
  return { text: head + rest + tail, start: head.length, end: head.length + column.length };
}

/** Applies a formatting button of the editor to the selected Markdown text. */
export function markText(
  tool: Tool,
  selected: Selected,
  words: { readonly column: string; readonly value: string },
): Selected {
  if (tool === 'bold') return surround(selected, '**');
  if (tool === 'heading') return beginLines(selected, '## ');
  if (tool === 'list') return beginLines(selected, '- ');
  return tool === 'link' ? link(selected) : table(selected, words);
}

/**
 * Returns the formatting button for a keyboard shortcut. Key positions are compared, because letters depend on the
 * keyboard layout.
 */
export function toolOfKey(key: {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): Tool | null {
  if (!key.ctrlKey && !key.metaKey) return null;
  if (key.code === 'KeyB' && !key.altKey && !key.shiftKey) return 'bold';
  if (key.code === 'KeyK' && !key.altKey && !key.shiftKey) return 'link';
  if (key.code === 'Digit2' && key.altKey) return 'heading';
  return key.code === 'Digit8' && key.shiftKey ? 'list' : null;
}
