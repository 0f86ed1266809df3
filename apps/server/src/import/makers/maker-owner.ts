import { readMakerName } from '@farad/domain/import';

/**
 * Returns the key for the part numbers that the file lists with this spelling of a maker. Different spellings of one
 * name have the same key.
 */
export const spellingOwner = (spelling: string): string => readMakerName(spelling).words;

/** Returns the key for the part numbers that the shop already has of this maker. */
export const brandOwner = (id: number): string => `#${id}`;
