/** Sizes of labels: in millimetres for a roll, or by the number of labels on an A4 sheet. */
export const labelSizes = ['30x20', '58x40', 'a4_21', 'a4_24', 'a4_65'] as const;

export type LabelSize = (typeof labelSizes)[number];

/** Maximum number of labels in a printed file. */
export const labelsMax = 1000;

/** Size of a label in millimetres, and where labels are on a sheet. */
export interface LabelShape {
  readonly width: number;
  readonly height: number;
  /** How labels are arranged on an A4 sheet; null = each label is its own page. */
  readonly sheet: {
    readonly columns: number;
    readonly rows: number;
    readonly top: number;
    readonly left: number;
  } | null;
}

/** Shapes of common label sheets. The gap between two labels is counted as part of a label. */
export const labelShapes: Readonly<Record<LabelSize, LabelShape>> = {
  '30x20': { width: 30, height: 20, sheet: null },
  '58x40': { width: 58, height: 40, sheet: null },
  a4_21: { width: 70, height: 42.4, sheet: { columns: 3, rows: 7, top: 0.1, left: 0 } },
  a4_24: { width: 70, height: 37, sheet: { columns: 3, rows: 8, top: 0.5, left: 0 } },
  a4_65: { width: 38.1, height: 21.2, sheet: { columns: 5, rows: 13, top: 10.7, left: 9.75 } },
};
