import { contentKinds, contentLimits, contentStates } from '@farad/domain/content';
import { inEachLocale } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { MomentKey, SearchText } from '../../kit/query.ts';
import { LineText, LocaleName, NextPage, PlainText, RowId } from '../../kit/wire.ts';

const { titleMax, summaryMax, bodyMax, slugMax, noteMax, linkMax } = contentLimits;

/** Slug of an entry, as in its URL: `/c/<slug>`, `/news/<slug>`. */
export const ContentSlug = z
  .string()
  .regex(/^[a-z0-9](?:-?[a-z0-9]+)*$/)
  .max(slugMax);

const Text = z.object({
  title: LineText.max(titleMax),
  summary: LineText.max(summaryMax),
  body: PlainText.max(bodyMax),
});

export const WireContentTexts = z.object({ ...inEachLocale(() => Text.nullable()), ru: Text });

export type WireContentTexts = z.infer<typeof WireContentTexts>;

/** A path of this shop, never a URL of another host. */
const Link = LineText.max(linkMax).regex(/^\/(?!\/)[^\s\\]*$/);

const Plan = z.object({
  state: z.enum(contentStates),
  liveVersion: z.int().nullable(),
  nextVersion: z.int().nullable(),
  nextAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});

export const ContentLine = z.object({
  /** null = a page that comes with the program and that nobody has changed yet. */
  id: RowId.nullable(),
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: z.string(),
  ...Plan.shape,
  /** Languages with a text. */
  locales: z.array(LocaleName),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});

export type ContentLine = z.infer<typeof ContentLine>;

const ContentList = z.object({ entries: z.array(ContentLine), next: NextPage });

export const ContentEntry = z.object({
  ...ContentLine.shape,
  /**
   * Number of the latest version; 0 = the text that comes with the program. A save must send the version that was
   * edited.
   */
  version: z.int(),
  texts: WireContentTexts,
  link: z.string().nullable(),
  /** Text that comes with the program; null = there is none. */
  original: WireContentTexts.nullable(),
  /** Newest first. */
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
  /** The version that the caller edited. If somebody saved meanwhile, the answer is 409 `content_changed`. */
  version: z.int().min(0),
  texts: WireContentTexts,
  link: Link.nullable(),
  note: LineText.max(noteMax),
});

export const PublishContentBody = z.object({
  version: z.int().min(0),
  /** Moment of publication; null = now. */
  at: z.iso.datetime({ offset: true }).nullable(),
  endsAt: z.iso.datetime({ offset: true }).nullable(),
});

export const WithdrawContentBody = z.object({
  /**
   * `unpublish` = a page that comes with the program shows its original text again. `unschedule` = cancels the
   * scheduled version.
   */
  what: z.enum(['unpublish', 'unschedule', 'archive', 'restore']),
});

const PreviewContentBody = z.object({ body: PlainText.max(bodyMax), locale: LocaleName });

const ContentPreview = z.object({
  html: z.string(),
  /**
   * Text between double braces that cannot be used: a name that is not among ContentFacts, `if name` with such a name,
   * without `end` or inside another part, and `end` without `if`.
   */
  unknownFacts: z.array(z.string()),
});

/**
 * Names that a text can use in double braces (`{{name}}`), with the values that replace them; a dash = the fact has no
 * value. A part between `{{if name}}` and `{{end}}` is shown only if the fact has a value.
 */
const ContentFacts = z.object({ facts: z.array(z.object({ name: z.string(), value: z.string() })) });

/** Calls for staff who write the shop's texts. */
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
      after: MomentKey.optional().describe('What `next` of the page before said'),
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
