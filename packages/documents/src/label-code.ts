import { writeLabel, type PartLabelFields } from '@farad/domain/warehouse';
import { toSVG } from 'bwip-js/node';

/** Draws the code of a bag of parts (EIGP 114) as DataMatrix ECC 200. */
export const labelCodeSvg = (label: Partial<PartLabelFields>): string =>
  toSVG({ bcid: 'datamatrix', text: writeLabel(label), scale: 1 });

/** Draws a number as Code 128, which every scanner reads. */
export const barCodeSvg = (text: string): string => toSVG({ bcid: 'code128', text, scale: 1, height: 10 });
