import { readMakerName } from '@farad/domain/import';

/**
 * Returns the key under which part numbers are stored that the file lists with this spelling of a maker. Different
 * spellings of one name have the same key.
 */
export const spellingOwner = (spelling: string): string => readMakerName(spelling).words;

/** Returns the key under which the part numbers are stored that the shop already has of this maker. */
export const brandOwner = (id: number): string => `#${id}`;
