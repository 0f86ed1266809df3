import createCode from 'qrcode-generator';

/** Modules of empty space around a code (ISO/IEC 18004). */
const quietModules = 4;

/** A byte a character: the library takes the low eight bits of each. */
const byteString = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** A QR code of level M as a drawing: one square of the path for each dark module, in a field with its quiet zone. */
export function paymentCodeSvg(text: string): string {
  const code = createCode(0, 'M');
  code.addData(byteString(text), 'Byte');
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path += `M${column + quietModules} ${row + quietModules}h1v1h-1z`;
    }
  }
  const side = size + 2 * quietModules;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="#000" d="${path}"/></svg>`;
}
