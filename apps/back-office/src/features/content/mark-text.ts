/** A text with what is chosen of it, as a field has them. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const tools = ['bold', 'heading', 'list', 'link', 'table'] as const;

export type Tool = (typeof tools)[number];

/** Puts a piece in place of what is chosen; the caret stands behind it. */
export function insertPiece({ text, start, end }: Selected, piece: string): Selected {
  const at = start + piece.length;
  return { text: text.slice(0, start) + piece + text.slice(end), start: at, end: at };
}

/** Around what is chosen; taken away where it is there already. */
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

/** Before each line that is touched; taken away where all have it. */
function beginLines({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** `[words](/)` with the address chosen, to be typed over. */
function link({ text, start, end }: Selected): Selected {
  const before = `${text.slice(0, start)}[${text.slice(start, end)}](`;
  return { text: `${before}/)${text.slice(end)}`, start: before.length, end: before.length + 1 };
}

/** A table of two columns on lines of its own, its first word chosen. */
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

/** What a tool of the editor makes of the text (Markdown). */
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

/** The tool of a key, by the place of the key: letters differ by layout. */
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
