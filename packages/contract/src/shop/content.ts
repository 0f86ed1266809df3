import { z } from 'zod';

import { define } from '../kit/call.ts';
import { MomentKey } from '../kit/query.ts';
import { LocaleName, NextPage, RowId } from '../kit/wire.ts';

/** A text as a page shows it. */
const Shown = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Rendered from Markdown by the server. Contains no HTML of authors. */
  html: z.string(),
  /** Language of the text, if the requested one is missing. */
  locale: LocaleName,
});

export const ContentPage = z.object({
  ...Shown.shape,
  /** Headings of the second level, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** null = the program's own text. */
  changedAt: z.string().nullable(),
});

export type ContentPage = z.infer<typeof ContentPage>;

const NewsLine = z.object({ slug: z.string(), title: z.string(), summary: z.string(), at: z.string() });

/** True = an example in a demonstration, shown until there is news. */
const isExample = z.boolean();

export const NewsList = z.object({ news: z.array(NewsLine), areExamples: isExample, next: NextPage });

export const NewsEntry = z.object({
  ...Shown.shape,
  at: z.string(),
  isExample,
  /** Neighbours by date. */
  before: NewsLine.nullable(),
  after: NewsLine.nullable(),
});

const Vacancies = z.object({ vacancies: z.array(z.object({ ...Shown.shape, at: z.string() })) });

export type ShownVacancy = z.infer<typeof Vacancies>['vacancies'][number];

const Banners = z.object({
  banners: z.array(
    z.object({
      id: RowId,
      title: z.string(),
      summary: z.string(),
      /** Path within the shop; null = no link. */
      link: z.string().nullable(),
    }),
  ),
});

export type ShownBanner = z.infer<typeof Banners>['banners'][number];

/** Calls of the shop's texts, for readers (product G). */
export const contentCalls = define({
  contentPage: {
    method: 'GET',
    path: '/content/pages/{slug}',
    summary: 'The text of a page /c/<slug>',
    answer: ContentPage,
  },
  news: {
    method: 'GET',
    path: '/content/news',
    summary: 'News of the shop, the latest first',
    answer: NewsList,
    query: z.strictObject({ after: MomentKey.optional().describe('What `next` of the page before said') }),
  },
  newsEntry: { method: 'GET', path: '/content/news/{slug}', summary: 'One of the news', answer: NewsEntry },
  vacancies: { method: 'GET', path: '/content/vacancies', summary: 'Open vacancies', answer: Vacancies },
  banners: { method: 'GET', path: '/content/banners', summary: 'Banners that are shown now', answer: Banners },
});
