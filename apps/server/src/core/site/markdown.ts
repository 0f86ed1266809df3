import { slugify } from '@farad/domain/shared';
import markdownIt from 'markdown-it';

export interface Rendered {
  readonly html: string;
  /** Headings of level two, for a table of contents. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

const ownPath = /^\/(?!\/)/;

/**
 * Markdown renderer without HTML. HTML tags are shown as text, and `javascript:` addresses do not become links.
 * Headings of level one become level two, since the page has its own title.
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

// A table may be wider than a phone, so it gets a frame that scrolls. Links to other sites send no referrer.
markdown.renderer.rules['table_open'] = () => '<div class="table-frame" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['link_open'] = (tokens, place, options, _, self) => {
  const token = tokens[place];
  if (token !== undefined && !ownPath.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener noreferrer');
  return self.renderToken(tokens, place, options);
};
// Pictures are disabled: a picture on another host would reveal the reader's address to that host.
markdown.disable('image');

/**
 * Returns the text as HTML. `prefix` is put before links within the shop to keep the language, for example `/en`; '' =
 * none.
 */
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
