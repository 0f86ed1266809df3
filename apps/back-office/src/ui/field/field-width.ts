/** Widths of fields in pixels: each is a class of layout.css, `w-200`. */
export type FieldWidth = 120 | 140 | 150 | 160 | 180 | 190 | 200 | 210 | 220 | 240 | 300 | 360;
