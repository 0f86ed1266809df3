import { slugify } from '@farad/domain/shared';
import markdownIt from 'markdown-it';

export interface Rendered {
  readonly html: string;
  /** Headings of level two. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

const ownPath = /^\/(?!\/)/;

/**
 * Markdown without HTML. Tags are shown as text, and `javascript:` addresses are no links. The page has a title of its
 * own, so headings of level one become level two.
 */
const markdown = markdownIt({ html: false, linkify: true, typographer: false });

markdown.core.ruler.push('headings_with_addresses', ({ tokens }) => {
  const used = new Set<string>();
  tokens.forEach((token, place) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type !== 'heading_open') return;
    const base = slugify(tokens[place + 1]?.content ?? '') || 'part';
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    token.attrSet('id', id);
  });
});

// A table may be wider than a phone, so it scrolls in a frame. Outgoing links send no referrer.
markdown.renderer.rules['table_open'] = () => '<div class="table-frame" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['link_open'] = (tokens, place, options, _, self) => {
  const token = tokens[place];
  if (token !== undefined && !ownPath.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener noreferrer');
  return self.renderToken(tokens, place, options);
};
// Pictures of other hosts would reveal the reader. The shop's own pictures are drawings.
markdown.disable('image');

/** `prefix`: put before links within the shop for the language; '' or `/en`. */
export function renderMarkdown(text: string, prefix: string): Rendered {
  const tokens = markdown.parse(text, {});
  for (const { children } of tokens) {
    for (const child of children ?? []) {
      const href = child.type === 'link_open' ? child.attrGet('href') : null;
      if (href !== null && ownPath.test(String(href))) child.attrSet('href', `${prefix}${href}`);
    }
  }
  const headings = tokens.flatMap((token, place) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? [{ id: String(token.attrGet('id')), title: plainText(tokens[place + 1]?.children ?? []) }]
      : [],
  );
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

const plainText = (tokens: readonly { readonly type: string; readonly content: string }[]): string =>
  tokens.map(({ content }) => content).join('');
