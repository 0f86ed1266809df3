import { partsFileBytesMax } from '@farad/domain/bom';

/** Largest file, in megabytes, for texts. */
export const megabytesMax = partsFileBytesMax / 1024 / 1024;
