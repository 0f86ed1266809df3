import { fitted } from '@farad/domain/look';

import type { Content, DocumentDefinition, TableLayout } from './definition.ts';
import { fontFiles, pdfmake } from './pdfmake.js';

/** Logo at the top of a document, for white paper. */
export interface SheetLogo {
  /** The picture, a PNG in base64. */
  readonly png: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Maximum size of a printed logo, in points. */
const logoRoom = { width: 170, height: 34 } as const;

/** Returns the first line of a document, with the logo. Without a logo it returns no content. */
export function logoLine(logo: SheetLogo | null): readonly Content[] {
  if (logo === null) return [];
  const { width, height } = fitted(logo, logoRoom);
  const image = `data:image/png;base64,${logo.png}`;
  return [{ image, width, height, margin: [0, 0, 0, 8] }];
}

/** A document: its content and metadata. */
export interface Sheet {
  readonly title: string;
  /** Date stored in the file. It comes from the data, so that equal data give equal bytes. */
  readonly madeAt: Date;
  readonly content: Content;
  readonly footer: (page: number, pages: number) => string;
  /** Text across every page, for a document that is not valid (a demonstration). */
  readonly watermark?: string;
  /** How clearly the watermark is seen, from 0 to 1. Default: barely. */
  readonly watermarkOpacity?: number;
  /** Margins in points: left, top, right, bottom. Absent = margins with room for binding. */
  readonly margins?: readonly [number, number, number, number];
  /** Size of a page in points. Absent = A4. */
  readonly pageSize?: { readonly width: number; readonly height: number };
}

const fontPaths = new Set<string>(Object.values(fontFiles.Roboto));

pdfmake.setFonts({ ...fontFiles });
// Documents may load nothing from other servers, and no local files except fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontPaths.has(path));

/** Layout of a table with thin lines, in points. */
export const thinLines: TableLayout = { hLineWidth: () => 0.6, vLineWidth: () => 0.6 };

/** Converts millimetres to points. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Returns the definition of a document for pdfmake. The defaults are A4 portrait, margins for binding, and Roboto. */
const definitionOf = ({ title, madeAt, content, footer, margins, pageSize, ...mark }: Sheet): DocumentDefinition => ({
  info: { title, creator: 'pdfmake', producer: 'pdfmake', creationDate: madeAt, modDate: madeAt },
  ...(mark.watermark === undefined
    ? {}
    : { watermark: { text: mark.watermark, opacity: mark.watermarkOpacity ?? 0.08 } }),
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

/** Returns a document as the bytes of a PDF. Equal sheets give equal bytes. */
export async function renderPdf(sheet: Sheet): Promise<Uint8Array> {
  const bytes = await pdfmake.createPdf(definitionOf(sheet)).getBuffer();
  return new Uint8Array(bytes);
}
