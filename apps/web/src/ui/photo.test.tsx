import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ImageHosts } from './drawing.tsx';
import { Photo } from './photo.tsx';

const hosts = ['https://i1.farad.example'];
const name = 'ab'.repeat(16);

const shown = (path: string): string =>
  renderToStaticMarkup(
    <ImageHosts value={hosts}>
      <Photo path={path} alt="NE555" width={52} height={34} />
    </ImageHosts>,
  );

test('an uploaded photo is served in the shown size, AVIF before WebP', () => {
  const html = shown(`/img/photo/${name}-500x400.webp`);
  const base = `https://i1.farad.example/img/photo/${name}`;
  expect(html).toContain(`srcSet="${base}-160.avif 160w, ${base}-344.avif 344w, ${base}-500.avif 500w"`);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain(`src="${base}-160.webp"`);
  expect(html).toContain('sizes="52px"');
  expect(html).toContain('loading="lazy"');
});

test('a photo on another host has one size', () => {
  const html = shown('https://maker.example/ne555.jpg');
  expect(html).toMatch(/^<img/);
  expect(html).toContain('src="https://maker.example/ne555.jpg"');
});
