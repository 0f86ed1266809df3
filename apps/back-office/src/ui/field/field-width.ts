/** Width of a field in pixels. layout.css has a class for each, such as `w-200`. */
export type FieldWidth = 120 | 140 | 150 | 160 | 180 | 190 | 200 | 210 | 220 | 240 | 300 | 360;
