export { createDadata, noSuggestions, type DadataSettings } from './dadata.ts';
export type { SuggestedCompany, SuggestionsPort } from './port.ts';
