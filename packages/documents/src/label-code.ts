import { writeLabel, type PartLabelFields } from '@farad/domain/warehouse';
import { toSVG } from 'bwip-js/node';

/** The code of a bag of parts (EIGP 114) as a drawing: DataMatrix ECC 200. */
export const labelCodeSvg = (label: Partial<PartLabelFields>): string =>
  toSVG({ bcid: 'datamatrix', text: writeLabel(label), scale: 1 });

/** A number as bars, Code 128, that every scanner reads. */
export const barCodeSvg = (text: string): string => toSVG({ bcid: 'code128', text, scale: 1, height: 10 });
