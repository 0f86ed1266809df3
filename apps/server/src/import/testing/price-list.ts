/** A price list in the style of a distributor, made for tests, with its headers, extra values and errors. */
export interface PriceList {
  readonly house: string;
  readonly file: string;
  readonly text: string;
  /** Proposed fields by column. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Quantity → column. */
  readonly prices: Readonly<Record<number, string>>;
  readonly currency: string;
  /** MPN → values read from its row; prices in the file's currency. */
  readonly parts: Readonly<
    Record<
      string,
      { readonly stock?: number | null; readonly price?: number | null; readonly days?: number | null } & object
    >
  >;
  /** Values left out, as field and reason. */
  readonly leftOut?: readonly (readonly [field: string, reason: string])[];
  readonly category?: Readonly<Record<string, string>>;
}

/** Returns the text of a file. */
export const rows = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
