import { expect, it } from 'vitest';

import { renderMarkdown } from './markdown.ts';

it('shows tags as text and runs no scripts', () => {
  const { html } = renderMarkdown(
    '<script>alert(1)</script> [a](javascript:alert(1)) ![x](https://else.example/x.png)',
    '',
  );
  expect(html).not.toMatch(/<script|href="javascript|<img/i);
  expect(html).toContain('&lt;script&gt;');
});

it('links to pages of the language, and sends no referrer to other hosts', () => {
  const { html } = renderMarkdown('[Корзина](/basket) [ФНС](https://nalog.example/)', '/en');
  expect(html).toContain('href="/en/basket"');
  expect(html).toMatch(/href="https:\/\/nalog\.example\/" rel="noopener noreferrer"/);
});

it('gives each heading its own anchor', () => {
  const { html, headings } = renderMarkdown('# Сроки\n\ntext\n\n## Сроки и **цены**\n\n### Ниже\n\n## Сроки', '');
  expect(headings).toEqual([
    { id: 'sroki', title: 'Сроки' },
    { id: 'sroki-i-tseny', title: 'Сроки и цены' },
    { id: 'sroki-2', title: 'Сроки' },
  ]);
  expect(html).toContain('<h2 id="sroki">');
});

it('puts a wide table into a scrolling frame', () => {
  expect(renderMarkdown('|a|b|\n|-|-|\n|1|2|', '').html).toContain('<div class="table-frame" tabindex="0"><table>');
});
