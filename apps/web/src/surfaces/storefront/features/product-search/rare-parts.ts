export { NothingFound } from './nothing-found.tsx';
export { SearchHelp } from './search-help.tsx';
export { UnderstoodChips } from './filters/understood-chips.tsx';
