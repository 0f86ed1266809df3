import { readMakerName } from '@farad/domain/import';

/**
 * Returns the key under which the part numbers of a spelling are stored. Different spellings of one name have the same
 * key.
 */
export const spellingOwner = (spelling: string): string => readMakerName(spelling).words;

/** Returns the key under which the existing part numbers of a maker of the shop are stored. */
export const brandOwner = (id: number): string => `#${id}`;
