import { contentKinds, contentLimits, contentStates } from '@farad/domain/content';
import { inEachLocale } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { SearchText } from '../kit/query.ts';
import { LineText, LocaleName, NextPage, PlainText, RowId } from '../kit/wire.ts';
import { PlaceText } from '../shop/content.ts';

const { titleMax, summaryMax, bodyMax, slugMax, noteMax, linkMax } = contentLimits;

/** Of an entry: it stands in its address, `/c/<slug>`, `/news/<slug>`. */
export const ContentSlug = z
  .string()
  .regex(/^[a-z0-9](?:-?[a-z0-9]+)*$/)
  .max(slugMax);

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

const ContentList = z.object({ entries: z.array(ContentLine), next: NextPage });

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

const ContentVersion = z.object({ version: z.int(), texts: WireContentTexts, link: z.string().nullable() });

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

const PreviewContentBody = z.object({ body: PlainText.pipe(z.string().max(bodyMax)), locale: LocaleName });

const ContentPreview = z.object({
  html: z.string(),
  /** Names in double braces that are no facts. */
  unknownFacts: z.array(z.string()),
});

/** What a text can name, with what it says now. */
const ContentFacts = z.object({ facts: z.array(z.object({ name: z.string(), value: z.string() })) });

/** Texts of the shop, as staff write them (product G). */
export const officeContentCalls = define({
  staffContent: {
    method: 'GET',
    path: '/admin/content',
    summary: 'Pages, news, vacancies and banners as staff keep them, the last changed first',
    answer: ContentList,
    query: z.strictObject({
      kind: z.enum(contentKinds).optional().describe('page, news, vacancy or banner; absent: any'),
      state: z.enum(contentStates).optional().describe('A state; absent: any but the archive'),
      text: SearchText.describe('Part of a title or an address'),
      after: PlaceText.optional().describe('What `next` of the page before said'),
    }),
  },
  contentFacts: {
    method: 'GET',
    path: '/admin/content/facts',
    summary: 'What a text can name instead of writing it out',
    answer: ContentFacts,
  },
  contentEntry: {
    method: 'GET',
    path: '/admin/content/{kind}/{slug}',
    summary: 'One entry with its newest text and its versions',
    answer: ContentEntry,
  },
  contentVersion: {
    method: 'GET',
    path: '/admin/content/{kind}/{slug}/versions/{version}',
    summary: 'One version of an entry',
    answer: ContentVersion,
  },
  createContent: {
    method: 'POST',
    path: '/admin/content',
    summary: 'Add news, a vacancy, a banner or a page, as a draft',
    body: CreateContentBody,
    answer: ContentEntry,
  },
  saveContent: {
    method: 'POST',
    path: '/admin/content/{kind}/{slug}/save',
    summary: 'Keep a new version of an entry, as a draft',
    body: SaveContentBody,
    answer: ContentEntry,
  },
  publishContent: {
    method: 'POST',
    path: '/admin/content/{kind}/{slug}/publish',
    summary: 'Show a version, at once or from a moment on; the Russian text is required',
    body: PublishContentBody,
    answer: ContentEntry,
  },
  withdrawContent: {
    method: 'POST',
    path: '/admin/content/{kind}/{slug}/withdraw',
    summary: 'Show an entry no longer, archive it, or bring it back',
    body: WithdrawContentBody,
    answer: ContentEntry,
  },
  previewContent: {
    method: 'POST',
    path: '/admin/content/preview',
    summary: 'Markdown as the page would show it',
    body: PreviewContentBody,
    answer: ContentPreview,
    isQuestion: true,
  },
});
