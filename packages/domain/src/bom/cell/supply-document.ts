/** Characters of a document code: Cyrillic, and Latin letters and zeros that look like them. */
const code = String.raw`[А-ЯЁа-яёA-Z]{1,4}[0О]?\d{0,2}`;
/** Possible suffix after the number of technical conditions: `-Р`, `/02`, `/Д7`. */
const issue = String.raw`(?:\s?[-/]\s?[\p{L}\d.]{1,6}){0,3}`;
const technical = String.raw`(?:М|-М)?\s?-?[ТT][УYU]`;

/**
 * Number of technical conditions (ТУ): `ОЖ0.467.169 ТУ`, `АЕЯР.431200.424-01ТУ`, `аА0.339.190ТУ`, `ОЖО.460.174-МТУ`.
 */
const conditions = String.raw`${code}\.\d{3,6}\.\d{2,3}(?:-\d{1,3})?${technical}${issue}`;
/** Number of a company's own product or document by the ESKD classifier: `ПАКБ.468332.800-01`, `ПАКБ.469158.001ПЭ3`. */
const decimal = String.raw`[А-ЯЁ]{2,5}[. ]{0,2}\d{5,6}\.\d{2,3}(?:-\d{2,3}(?:\.\d{2})?)?(?:\s?[А-ЯЁ]{1,2}\d{0,2}(?:\.\d)?)?(?:-ЛУ)?`;
/** Older number of technical conditions without the suffix `ТУ`: `П0.070.052`, `ОЖ0.467.164`. */
const older = String.raw`[А-ЯЁа-яё]{1,4}[0О]?\.\d{3}\.\d{3}`;
const standard = [
  String.raw`[ТT][УYU]\s?(?:РБ|BY|У|UA)?\s?\d[\d.\s-]{3,}`,
  String.raw`(?:ГОСТ|GOST)(?:\s?(?:РВ|Р|В|ISO|ИСО|IEC|МЭК|EN|ЕН))*\s?\d[\d./:-]*`,
  String.raw`ОСТ\s?В?\s?\d[\d.\s-]{3,}`,
  String.raw`(?:СТ[ОБП]|РД|РМ)(?:\s?В)?\s?\d[\d./-]{2,}`,
  String.raw`DIN(?:\s(?:EN|ISO))*\s\d{2,6}(?:-\d{1,4})*`,
].join('|');

const one = new RegExp(String.raw`^(?:${conditions}|${older}|${standard})$`, 'u');
const ownNumber = new RegExp(String.raw`^(?:${decimal})$`, 'u');
const documents = `(?:${conditions}|${decimal}|${older}|${standard})`;
const within = new RegExp(String.raw`\(${documents}\)|(?:^|[\s,;(])${documents}(?=$|[\s,;)])`, 'gu');

/** Maximum length of a text that is searched for a document number. */
const textMax = 200;

/** Whether a text holds only supply documents: `ОЖО.460.107ТУ, ОЖО.460.183ТУ`. They do not identify the part. */
export function isSupplyDocument(text: string): boolean {
  if (text.length > textMax || !/\d/u.test(text)) return false;
  const pieces = text.split(/[,;\n]+|\sи\s/u).map((piece) => piece.trim());
  return pieces.every((piece) => piece === '' || one.test(piece)) && pieces.some((piece) => piece !== '');
}

/** Whether a text is the number of a company's own drawing: `ПАКБ.468332.800`. */
export const isDrawingNumber = (text: string): boolean =>
  text.length <= 40 && ownNumber.test(text.trim()) && !one.test(text.trim());

/** Removes supply documents and drawing numbers from a name. */
export const withoutSupplyDocuments = (text: string): string =>
  text
    .slice(0, 1000)
    .replace(within, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;]+|[\s,:;]+$/gu, '');
