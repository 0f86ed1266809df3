import { contentKinds, contentLimits, contentStates } from '@farad/domain/content';
import { inEachLocale } from '@farad/domain/shared';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText, LocaleName, PlainText } from './wire.ts';

const { titleMax, summaryMax, bodyMax, slugMax, noteMax, linkMax } = contentLimits;

/** Of an entry: it stands in its address, `/c/<slug>`, `/news/<slug>`. */
export const ContentSlug = z
  .string()
  .regex(/^[a-z0-9](?:-?[a-z0-9]+)*$/)
  .max(slugMax);

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

export const Vacancies = z.object({ vacancies: z.array(z.object({ ...Shown.shape, at: z.string() })) });

export type ShownVacancy = z.infer<typeof Vacancies>['vacancies'][number];

export const Banners = z.object({
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

// ---- as staff write it

const Text = z.object({
  title: LineText.pipe(z.string().max(titleMax)),
  summary: LineText.pipe(z.string().max(summaryMax)),
  body: PlainText.pipe(z.string().max(bodyMax)),
});

export const WireContentTexts = z.object({ ...inEachLocale(() => Text.nullable()), ru: Text });

export type WireContentTexts = z.infer<typeof WireContentTexts>;

/** A path of this shop: never another host's address. */
const Link = LineText.pipe(
  z
    .string()
    .max(linkMax)
    .regex(/^\/(?!\/)[^\s\\]*$/),
);

const Plan = z.object({
  state: z.enum(contentStates),
  liveVersion: z.int().nullable(),
  nextVersion: z.int().nullable(),
  nextAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});

export const ContentLine = z.object({
  /** null: a page of the program that nobody changed yet. */
  id: RowId.nullable(),
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: z.string(),
  ...Plan.shape,
  /** Languages that have a text. */
  locales: z.array(LocaleName),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});

export type ContentLine = z.infer<typeof ContentLine>;

export const ContentList = z.object({ entries: z.array(ContentLine), next: NextPage });

export const ContentEntry = z.object({
  ...ContentLine.shape,
  /** Highest version: whoever saves says on which one he wrote. 0: the program's own text. */
  version: z.int(),
  texts: WireContentTexts,
  link: z.string().nullable(),
  /** Its own text by the program; null: it has none. */
  original: WireContentTexts.nullable(),
  /** The newest first. */
  versions: z.array(z.object({ version: z.int(), at: z.string(), by: z.string(), note: z.string() })),
});

export type ContentEntry = z.infer<typeof ContentEntry>;

export const ContentVersion = z.object({ version: z.int(), texts: WireContentTexts, link: z.string().nullable() });

export const CreateContentBody = z.object({
  kind: z.enum(contentKinds),
  slug: ContentSlug,
  texts: WireContentTexts,
  link: Link.nullable(),
});

export const SaveContentBody = z.object({
  /** The version that was open; 409 `content_changed` where somebody saved meanwhile. */
  version: z.int().min(0),
  texts: WireContentTexts,
  link: Link.nullable(),
  note: LineText.pipe(z.string().max(noteMax)),
});

export const PublishContentBody = z.object({
  version: z.int().min(0),
  /** null: at once. */
  at: z.iso.datetime({ offset: true }).nullable(),
  endsAt: z.iso.datetime({ offset: true }).nullable(),
});

export const WithdrawContentBody = z.object({
  /** `unpublish`: a page of the program shows its own text again; `unschedule`: what was to come does not. */
  what: z.enum(['unpublish', 'unschedule', 'archive', 'restore']),
});

export const PreviewContentBody = z.object({ body: PlainText.pipe(z.string().max(bodyMax)), locale: LocaleName });

export const ContentPreview = z.object({
  html: z.string(),
  /** Names in double braces that are no facts. */
  unknownFacts: z.array(z.string()),
});

/** What a text can name, with what it says now. */
export const ContentFacts = z.object({ facts: z.array(z.object({ name: z.string(), value: z.string() })) });
