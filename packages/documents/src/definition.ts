/**
 * Types for the part of pdfmake's document definitions that is used here. The types of pdfmake would bring types of
 * browsers into the server.
 */

interface Looks {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly fontSize?: number;
  readonly color?: string;
  readonly alignment?: 'left' | 'center' | 'right';
  readonly noWrap?: boolean;
  /** Margins in points: left, top, right, bottom. */
  readonly margin?: readonly [number, number, number, number];
  readonly width?: number | '*';
  readonly unbreakable?: boolean;
  readonly pageBreak?: 'before' | undefined;
}

interface TextNode extends Looks {
  readonly text: Content;
}

interface StackNode extends Looks {
  readonly stack: readonly Content[];
}

interface ColumnsNode extends Looks {
  readonly columns: readonly Content[];
}

interface SvgNode extends Looks {
  readonly svg: string;
}

interface ImageNode extends Looks {
  /** The picture as a data URL. */
  readonly image: string;
  readonly height: number;
}

interface CanvasNode extends Looks {
  readonly canvas: readonly {
    readonly type: 'line';
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly lineWidth: number;
  }[];
}

interface TableNode extends Looks {
  readonly layout?: 'noBorders' | TableLayout;
  readonly table: {
    readonly headerRows?: number;
    readonly dontBreakRows?: boolean;
    /** Minimum height of each row, in points. */
    readonly heights?: number;
    /** Widths of the columns in points; `*` = the remaining width. */
    readonly widths: readonly (number | '*')[];
    readonly body: readonly (readonly TableCell[])[];
  };
}

/** Line widths and paddings of a table, in points. */
export interface TableLayout {
  readonly hLineWidth: () => number;
  readonly vLineWidth: () => number;
  /** Space between the lines of the table and its content, in points. Absent = the default of pdfmake. */
  readonly paddingLeft?: () => number;
  readonly paddingRight?: () => number;
  readonly paddingTop?: () => number;
  readonly paddingBottom?: () => number;
}

export type Content =
  | string
  | readonly Content[]
  | TextNode
  | StackNode
  | ColumnsNode
  | SvgNode
  | ImageNode
  | CanvasNode
  | TableNode;

interface CellFrame {
  readonly colSpan?: number;
  readonly rowSpan?: number;
  /** Which sides of the cell have a line: left, top, right, bottom. */
  readonly border?: readonly [boolean, boolean, boolean, boolean];
}

/**
 * Content of a cell. The empty object stands for a cell that is covered, because the cell before it spans several
 * columns or rows.
 */
export type TableCell = string | (TextNode & CellFrame) | (StackNode & CellFrame) | Readonly<Record<string, never>>;

export interface DocumentDefinition {
  readonly info: {
    readonly title: string;
    readonly creator: string;
    readonly producer: string;
    readonly creationDate: Date;
    readonly modDate: Date;
  };
  readonly watermark?: { readonly text: string; readonly opacity: number };
  /** `A4`, or width and height in points. */
  readonly pageSize: 'A4' | { readonly width: number; readonly height: number };
  readonly pageMargins: readonly [number, number, number, number];
  readonly defaultStyle: { readonly font: string; readonly fontSize: number; readonly lineHeight: number };
  readonly content: Content;
  readonly footer: (page: number, pages: number) => Content;
}
