import { fitted } from '@farad/domain/look';

import type { Content, DocumentDefinition, TableLayout } from './definition.ts';
import { fontFiles, pdfmake } from './pdfmake.js';

/** Logo at the head of a document, for white paper. */
export interface SheetLogo {
  /** PNG in base64. */
  readonly png: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Room for a logo, in points. */
const logoRoom = { width: 170, height: 34 } as const;

/** Returns the logo as the first line of a document; none = no line. */
export function logoLine(logo: SheetLogo | null): readonly Content[] {
  if (logo === null) return [];
  const { width, height } = fitted(logo, logoRoom);
  const image = `data:image/png;base64,${logo.png}`;
  return [{ image, width, height, margin: [0, 0, 0, 8] }];
}

/** A document: its content and metadata. */
export interface Sheet {
  readonly title: string;
  /** Stored in the file, so that equal data give equal bytes. */
  readonly madeAt: Date;
  readonly content: Content;
  readonly footer: (page: number, pages: number) => string;
  /** Text across every page that says what the sheet is not. */
  readonly watermark?: string;
  /** Points: left, top, right, bottom. Absent = room for binding. */
  readonly margins?: readonly [number, number, number, number];
  /** Points. Absent = A4. */
  readonly pageSize?: { readonly width: number; readonly height: number };
}

const fontPaths = new Set<string>(Object.values(fontFiles.Roboto));

pdfmake.setFonts({ ...fontFiles });
// A document loads nothing from outside: no URLs, no files except fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontPaths.has(path));

/** Line widths of a table, in points. */
export const thinLines: TableLayout = { hLineWidth: () => 0.6, vLineWidth: () => 0.6 };

/** Converts millimetres to points. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Returns the document definition: by default A4 portrait, margins for binding, Roboto. */
const definitionOf = ({ title, madeAt, content, footer, watermark, margins, pageSize }: Sheet): DocumentDefinition => ({
  info: { title, creator: 'Farad', producer: 'Farad', creationDate: madeAt, modDate: madeAt },
  ...(watermark === undefined ? {} : { watermark: { text: watermark, opacity: 0.08 } }),
  pageSize: pageSize ?? 'A4',
  pageMargins: margins ?? [points(20), points(12), points(10), points(16)],
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
  content,
  footer: (page, pages) => ({
    text: footer(page, pages),
    alignment: 'right',
    fontSize: 7,
    color: '#555',
    margin: [points(20), points(4), points(10), 0],
  }),
});

/** Returns the bytes of a PDF, equal for equal sheets. */
export async function renderPdf(sheet: Sheet): Promise<Uint8Array> {
  const bytes = await pdfmake.createPdf(definitionOf(sheet)).getBuffer();
  return new Uint8Array(bytes);
}
