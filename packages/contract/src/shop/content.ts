import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LocaleName, NextPage, RowId } from '../kit/wire.ts';

/** A text as a page shows it. */
const Shown = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Made of Markdown by the server; no HTML of a writer is in it. */
  html: z.string(),
  /** The language it is in, where the asked one is missing. */
  locale: LocaleName,
});

export const ContentPage = z.object({
  ...Shown.shape,
  /** Headings of the second level, for a list of contents. */
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** null: the program's own text. */
  changedAt: z.string().nullable(),
});

export type ContentPage = z.infer<typeof ContentPage>;

const NewsLine = z.object({ slug: z.string(), title: z.string(), summary: z.string(), at: z.string() });

/** An example of a demonstration, shown until there is news. */
const isExample = z.boolean();

export const NewsList = z.object({ news: z.array(NewsLine), areExamples: isExample, next: NextPage });

export const NewsEntry = z.object({
  ...Shown.shape,
  at: z.string(),
  isExample,
  /** Written before and after it. */
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
      /** Path within the shop; null: leads nowhere. */
      link: z.string().nullable(),
    }),
  ),
});

export type ShownBanner = z.infer<typeof Banners>['banners'][number];

/** Place of an entry in a list: `<milliseconds>-<id>`. */
export const PlaceText = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,14}$/)
  .transform((text) => {
    const [at, id] = text.split('-').map(Number);
    return { at: new Date(at ?? 0), id: id ?? 0 };
  });

/** Texts of the shop, as everybody reads them (product G). */
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
    query: z.strictObject({ after: PlaceText.optional().describe('What `next` of the page before said') }),
  },
  newsEntry: { method: 'GET', path: '/content/news/{slug}', summary: 'One of the news', answer: NewsEntry },
  vacancies: { method: 'GET', path: '/content/vacancies', summary: 'Open vacancies', answer: Vacancies },
  banners: { method: 'GET', path: '/content/banners', summary: 'Banners that are shown now', answer: Banners },
});
