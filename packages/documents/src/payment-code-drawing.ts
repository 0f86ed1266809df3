import createCode from 'qrcode-generator';

/** Modules of the quiet zone around a code (ISO/IEC 18004). */
const quietModules = 4;

/** Maps each byte to one character: the library takes the low eight bits of each. */
const byteString = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Draws dark modules of one row as bars: adjacent squares would show thin gaps in print. */
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

/** Draws a QR code of level M: bars of dark modules on a field with its quiet zone. */
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
