import { searchPeriods } from '@farad/domain/searches';
import { z } from 'zod';

import { define } from '../call.ts';
import { AddSynonymBody, SearchSynonyms, StaffSearches } from '../back-office-searches.ts';
import { EmptyBody } from '../staff.ts';
import { YesOrNo } from '../query.ts';
import { LocaleName } from '../wire.ts';

/** The count and the text of the last row of a page: `12 ne555`. */
const CountAndText = z
  .string()
  .max(120)
  .regex(/^\d{1,10} ./su)
  .transform((key) => ({ count: Number.parseInt(key, 10), text: key.slice(key.indexOf(' ') + 1) }));

/** What people look for, and words that stand for others. */
export const backOfficeSearchesCalls = define({
  staffSearches: {
    method: 'GET',
    path: '/admin/searches',
    summary: 'What people looked for, the most frequent first',
    answer: StaffSearches,
    query: z.strictObject({
      text: z.string().trim().toLowerCase().max(200).default('').describe('A part of the text'),
      language: LocaleName.optional().describe('`ru`, `en` or `tr`; absent: all together'),
      days: z.enum(searchPeriods.map(String)).default('30').transform(Number).describe('1, 7, 30 or 90; absent: 30'),
      without: YesOrNo.optional().describe('`true`: what found nothing, by how often'),
      after: CountAndText.optional().describe('What `next` of the page before said'),
    }),
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
