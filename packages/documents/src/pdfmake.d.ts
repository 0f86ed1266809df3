import type { DocumentDefinition } from './definition.ts';

interface FontFiles {
  readonly normal: string;
  readonly bold: string;
  readonly italics: string;
  readonly bolditalics: string;
}

export declare const pdfmake: {
  setFonts(fonts: Readonly<Record<string, FontFiles>>): void;
  /** Sets which URLs a document may load from. */
  setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
  /** Sets which local files a document may load. */
  setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
  createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Uint8Array> };
};

/** Paths of the font files that come with pdfmake. */
export declare const fontFiles: { readonly Roboto: FontFiles };
