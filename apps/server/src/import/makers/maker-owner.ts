import { readMakerName } from '@farad/domain/import';

/** Key under which the numbers of a spelling are kept: spellings of one name are one owner. */
export const spellingOwner = (spelling: string): string => readMakerName(spelling).words;

/** Key of the numbers that a maker of the shop has already. */
export const brandOwner = (id: number): string => `#${id}`;
