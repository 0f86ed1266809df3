/** A price list for tests in the style of a distributor, with typical headings, extra values and errors. */
export interface PriceList {
  readonly house: string;
  readonly file: string;
  readonly text: string;
  /** Expected columns of the proposal, by field. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Price column by minimum quantity. */
  readonly prices: Readonly<Record<number, string>>;
  readonly currency: string;
  /** Expected values by part number. The prices are in the currency of the file. */
  readonly parts: Readonly<
    Record<
      string,
      { readonly stock?: number | null; readonly price?: number | null; readonly days?: number | null } & object
    >
  >;
  /** Values that are left out: field and reason. */
  readonly leftOut?: readonly (readonly [field: string, reason: string])[];
  readonly category?: Readonly<Record<string, string>>;
}

/** Joins lines to the text of a file. */
export const rows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
