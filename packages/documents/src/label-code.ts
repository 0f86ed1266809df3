import { writeLabel, type PartLabelFields } from '@farad/domain/warehouse';
import { toSVG } from 'bwip-js/node';

/** Returns the code of a bag of parts as an SVG drawing: a text by EIGP 114 in a DataMatrix code (ECC 200). */
export const labelCodeSvg = (label: Partial<PartLabelFields>): string =>
  toSVG({ bcid: 'datamatrix', text: writeLabel(label), scale: 1 });

/** Returns a text as an SVG drawing of a Code 128 bar code, which every scanner reads. */
export const barCodeSvg = (text: string): string => toSVG({ bcid: 'code128', text, scale: 1, height: 10 });
