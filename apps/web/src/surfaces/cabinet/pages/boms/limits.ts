import { partsFileBytesMax } from '@farad/domain/bom';

/** Largest file, as people are told it. */
export const megabytesMax = partsFileBytesMax / 1024 / 1024;
