/** Paths of the font files that come with pdfmake. */
declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: { readonly Roboto: { normal: string; bold: string; italics: string; bolditalics: string } };
  export default fonts;
}
