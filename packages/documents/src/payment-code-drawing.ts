import createCode from 'qrcode-generator';

/** Width of the empty margin around the code in modules, as ISO/IEC 18004 requires. */
const quietModules = 4;

/**
 * Returns the UTF-8 bytes of a text as one character each, because the library uses only the low eight bits of a
 * character.
 */
const byteString = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/**
 * Returns the SVG path of one row. Adjacent dark modules are one bar, because separate squares would show thin gaps in
 * print.
 */
function barsOf(isDark: (column: number) => boolean, size: number, row: number): string {
  let path = '';
  for (let column = 0; column < size; column += 1) {
    const start = column;
    while (column < size && isDark(column)) column += 1;
    const length = column - start;
    if (length > 0) path += `M${start + quietModules} ${row + quietModules}h${length}v1h-${length}z`;
  }
  return path;
}

/** Returns a QR code of error correction level M as an SVG drawing, with an empty margin around it. */
export function paymentCodeSvg(text: string): string {
  const code = createCode(0, 'M');
  code.addData(byteString(text), 'Byte');
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => barsOf((column) => code.isDark(row, column), size, row));
  const path = rows.join('');
  const side = size + 2 * quietModules;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="#000" d="${path}"/></svg>`;
}
