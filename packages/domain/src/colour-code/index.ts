export {
  bandColours,
  colourBands,
  isTold,
  readColourBands,
  significant,
  toleranceBands,
  type BandColour,
  type BandReading,
} from './colour-code.ts';
