import { define } from '../call.ts';
import { AddSynonymBody, SearchSynonyms, StaffSearches } from '../back-office-searches.ts';
import { EmptyBody } from '../staff.ts';

/** What people look for, and words that stand for others. */
export const backOfficeSearchesCalls = define({
  staffSearches: {
    method: 'GET',
    path: '/admin/searches',
    summary: 'What people looked for, the most frequent first',
    answer: StaffSearches,
    queryNames: {
      text: 'A part of the text',
      language: '`ru`, `en` or `tr`; absent: all together',
      days: '1, 7, 30 or 90; absent: 30',
      without: '`true`: what found nothing, by how often',
      after: 'What `next` of the page before said',
    },
  },
  searchSynonyms: {
    method: 'GET',
    path: '/admin/search-synonyms',
    summary: 'Words that stand for others in a search',
    answer: SearchSynonyms,
  },
  addSynonym: {
    method: 'POST',
    path: '/admin/search-synonyms',
    summary: 'Let words stand for others in a search',
    body: AddSynonymBody,
    answer: SearchSynonyms,
  },
  removeSynonym: {
    method: 'POST',
    path: '/admin/search-synonyms/{synonymId}/remove',
    summary: 'Let words stand for themselves again',
    body: EmptyBody,
    answer: SearchSynonyms,
  },
});
