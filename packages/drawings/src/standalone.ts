/** Styles for a dark page. The styles for a light page are the fallback values in the drawing. */
const style =
  ':root{color-scheme:light dark;color:#15181c}' +
  '@media (prefers-color-scheme:dark){:root{color:#e9e8e3;--part-plastic:#33383e;--part-plastic-edge:#4c525a;' +
  '--part-tin:#a6aaaf;--part-tin-shade:#858a90;--part-hole:#121416}}';

/** Returns a drawing as a separate SVG file. Shown by `<img>`, it follows the colour scheme of that element. */
export const standalone = (svg: string): string => svg.replace('>', `><style>${style}</style>`);
