import { slugify } from '@farad/domain/shared';
import markdownIt from 'markdown-it';

export interface Rendered {
  readonly html: string;
  /** Headings of the second level. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

const ownPath = /^\/(?!\/)/;

/**
 * Markdown without HTML: what looks like a tag is shown as it was written, `javascript:` and the like are no links.
 * A page has its title above, so a first level of headings becomes a second.
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

// A table may be wider than a phone; a link that leaves the shop says so to the other host by no address.
markdown.renderer.rules['table_open'] = () => '<div class="table-frame" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['link_open'] = (tokens, place, options, _, self) => {
  const token = tokens[place];
  if (token !== undefined && !ownPath.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener noreferrer');
  return self.renderToken(tokens, place, options);
};
// Pictures of other hosts would tell them who reads; the shop's own are drawn.
markdown.disable('image');

/** `prefix`: of the language's addresses, before links within the shop; '' or `/en`. */
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
