import type { Translation } from './translation.ts';
import type { sitePages as russian } from '../ru/site-pages.ts';

export const sitePages = {
  contents: 'On this page',
  changed: 'Changed on {{date}}',
  untranslated: 'This text is available in Russian only so far.',
  news: 'News',
  newsLead: 'What is new in the shop and in the catalogue.',
  noNews: 'There is no news yet.',
  exampleNews: 'These are examples of news. There is no real news yet.',
  older: 'Earlier',
  newest: 'To the latest',
  newsBefore: 'Before',
  newsAfter: 'After',
  vacancies: 'Open vacancies',
  noVacancies: 'There are no vacancies now. Write about yourself, and we will answer.',
} as const satisfies Translation<typeof russian>;
