import { readMakerName } from '@farad/domain/import';

/** Returns the key under which the numbers of a spelling are stored. Spellings of one name share a key. */
export const spellingOwner = (spelling: string): string => readMakerName(spelling).words;

/** Returns the key for the numbers that a maker of the shop has already. */
export const brandOwner = (id: number): string => `#${id}`;
