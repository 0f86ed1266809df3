import type { ContentKind, ContentText } from '@farad/domain/content';

import type { Browser } from '../browser.ts';

export const contentText: ContentText = { title: 'Новость', summary: 'Коротко о главном.', body: 'Подробности.' };

/** Returns the body that adds a content entry in Russian. */
export const contentBody = (kind: ContentKind, slug: string) => ({
  kind,
  slug,
  link: null,
  texts: {
    ru: contentText,
    en: null,
    tr: null,
  },
});

let last = 0;

/**
 * Returns functions by call name, one for each call that changes content. A function prepares a request that succeeds,
 * and returns its path and body.
 */
export function contentScenes() {
  const added = async (by: Browser): Promise<string> => {
    last += 1;
    await by.post('/admin/content', contentBody('news', `scene-${last}`));
    return `/admin/content/news/scene-${last}`;
  };
  return {
    createContent: async () => ['/admin/content', contentBody('news', 'scene')] as const,
    saveContent: async (by: Browser) => {
      const { texts, link } = contentBody('news', 'scene');
      return [`${await added(by)}/save`, { texts, link, version: 1, note: 'scene' }] as const;
    },
    publishContent: async (by: Browser) =>
      [`${await added(by)}/publish`, { version: 1, at: null, endsAt: null }] as const,
    withdrawContent: async (by: Browser) => [`${await added(by)}/withdraw`, { what: 'archive' }] as const,
  };
}
