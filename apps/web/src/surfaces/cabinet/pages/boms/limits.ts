import { partsFileBytesMax } from '@farad/domain/bom';

/** Maximum size of an uploaded file in megabytes, for the texts that name it. */
export const megabytesMax = partsFileBytesMax / 1024 / 1024;
