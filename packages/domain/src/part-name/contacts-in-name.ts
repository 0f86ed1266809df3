/** Matches a header or socket named by series and number of contacts: `PLS-40`, `PBD-20R`. */
const series = /(?<![\p{L}\d])(?:P[LB][SD]R?|BHR?|IDC)-?(\d{1,2})(?:R|[RSС]M)?(?![\p{L}\d])/giu;
const counted =
  /(?<![\p{L}\d.,-])(\d{1,3})[ -]?(?:конт(?:акт\p{L}*|\.)?|пин(?:ов|а)?|pins?|pos(?:itions?)?|P)(?![\p{L}\d])/giu;
const grid = /(?<![\p{L}\d.,])([1-4])[xх×](\d{1,2})(?:P|pin)?(?![\p{L}\d.,xх×]|[ .,]\d| ?(?:mm|мм))/giu;
const named =
  /(?:шаг(?:ом)?|pitch|(?<![\p{L}\d])P=?)[ :=]{0,2}(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]\d|[\p{L}\d]*[VАA])/giu;

function onlyOf(values: Iterable<number>): number | null {
  const [only, ...others] = new Set(values);
  return only === undefined || others.length > 0 ? null : only;
}

/** Returns the number of contacts that the texts state; null = none, or several. */
export const contactsInName = (texts: readonly string[]): number | null =>
  onlyOf(
    texts.flatMap((text) => [
      ...Array.from(text.matchAll(series), ([, count]) => Number(count)),
      ...Array.from(text.matchAll(counted), ([, count]) => Number(count)),
      ...Array.from(text.matchAll(grid), ([, rows, count]) => Number(rows) * Number(count)),
    ]),
  );

/** Returns the pitch that the texts name, in metres: `шаг 2,54`; null = none, or several. */
export const pitchInName = (texts: readonly string[]): number | null =>
  onlyOf(
    texts.flatMap((text) =>
      Array.from(text.matchAll(named), ([, size = '']) => Number(`${Number(size.replace(',', '.'))}e-3`)),
    ),
  );

const pitches: ReadonlySet<number> = new Set(
  '0.3 0.4 0.5 0.6 0.635 0.8 1 1.25 1.27 1.5 2 2.5 2.54 3 3.5 3.81 3.96 4.2 5 5.08 6.35 7.5 7.62 10 10.16'
    .split(' ')
    .map((size) => Number(`${size}e-3`)),
);

/** True for a pitch that connectors have. Other sizes in their names are lengths of contacts. */
export const isUsualPitch = (metres: number): boolean => pitches.has(metres);
