import type { BandColour } from '@farad/domain/colour-code';

import type { Material } from './material.ts';

/** Material of a drawing for each colour of IEC 60062. */
export const bandMaterials: Readonly<Record<BandColour, Material>> = {
  black: 'bandBlack',
  brown: 'bandBrown',
  red: 'bandRed',
  orange: 'bandOrange',
  yellow: 'bandYellow',
  green: 'bandGreen',
  blue: 'bandBlue',
  violet: 'bandViolet',
  grey: 'bandGrey',
  white: 'bandWhite',
  gold: 'bandGold',
  silver: 'bandSilver',
};
