import createCode from 'qrcode-generator';

/** Modules of empty space around a code (ISO/IEC 18004). */
const quietModules = 4;

/** A byte a character: the library takes the low eight bits of each. */
const byteString = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Dark modules of one row as bars: squares side by side would show hairs of paper between them. */
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

/** A QR code of level M as a drawing: bars of dark modules in a field with its quiet zone. */
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
