import { contentKinds, contentStates } from '@farad/domain/content';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  Banners,
  ContentEntry,
  ContentFacts,
  ContentList,
  ContentPage,
  ContentPreview,
  ContentVersion,
  CreateContentBody,
  NewsEntry,
  NewsList,
  PreviewContentBody,
  PublishContentBody,
  SaveContentBody,
  Vacancies,
  WithdrawContentBody,
} from '../content.ts';
import { SearchText } from '../query.ts';

/** Place of an entry in a list: `<milliseconds>-<id>`. */
const PlaceText = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,14}$/)
  .transform((text) => {
    const [at, id] = text.split('-').map(Number);
    return { at: new Date(at ?? 0), id: id ?? 0 };
  });

/** Texts of the shop (product G): as everybody reads them, and as staff write them. */
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
