/** Styles that a dark page changes. The light values are in the drawing itself. */
const style =
  ':root{color-scheme:light dark;color:#15181c}' +
  '@media (prefers-color-scheme:dark){:root{color:#e9e8e3;--part-plastic:#33383e;--part-plastic-edge:#4c525a;' +
  '--part-tin:#a6aaaf;--part-tin-shade:#858a90;--part-hole:#121416}}';

/** Returns an SVG as a separate file. Inside `<img>` it takes the colour scheme of the element that shows it. */
export const standalone = (svg: string): string => svg.replace('>', `><style>${style}</style>`);
