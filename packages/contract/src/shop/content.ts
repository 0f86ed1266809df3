import { z } from 'zod';

import { define } from '../kit/call.ts';
import { MomentKey } from '../kit/query.ts';
import { LocaleName, NextPage, RowId } from '../kit/wire.ts';

/** A text as a page shows it. */
const Shown = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Text as HTML, rendered from Markdown by the server. HTML that authors wrote is not in it. */
  html: z.string(),
  /** Language of the text. It differs from the requested one if there is no translation. */
  locale: LocaleName,
});

export const ContentPage = z.object({
  ...Shown.shape,
  /** Headings of the second level, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** null = the text comes with the program and was never changed. */
  changedAt: z.string().nullable(),
});

export type ContentPage = z.infer<typeof ContentPage>;

const NewsLine = z.object({ slug: z.string(), title: z.string(), summary: z.string(), at: z.string() });

/** True = example news of a demonstration. Examples are shown until the shop has real news. */
const isExample = z.boolean();

export const NewsList = z.object({ news: z.array(NewsLine), areExamples: isExample, next: NextPage });

export const NewsEntry = z.object({
  ...Shown.shape,
  at: z.string(),
  isExample,
  /** The news before and after this one by date; null = none. */
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

/** Calls that read the shop's texts. */
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
