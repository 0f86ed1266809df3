import { describe, expect, it } from 'vitest';
import { havePreviews, photoOf, photoPath, widthsUpTo } from './index.ts';

const name = 'a1'.repeat(16);

describe('a photo', () => {
  it('is stored in the widths below its own, and in its own', () => {
    expect(widthsUpTo(1376)).toEqual([160, 344, 688, 1376]);
    expect(widthsUpTo(500)).toEqual([160, 344, 500]);
    expect(widthsUpTo(100)).toEqual([100]);
  });

  it('has all its sizes encoded in its path, on any host', () => {
    const photo = photoOf(`https://i1.farad.example${photoPath(name, 500, 400)}`);
    expect(photo).toMatchObject({
      width: 500,
      height: 400,
      preview: `https://i1.farad.example/img/photo/${name}-160.webp`,
    });
    expect(photo?.avif.map(({ width }) => width)).toEqual([160, 344, 500]);
    expect(photoOf(photoPath(name, 90, 60))?.preview).toBe(`/img/photo/${name}-90.webp`);
  });

  it('of another site has one size and no preview', () => {
    expect(photoOf('https://maker.example/photo.jpg')).toBeNull();
    expect(photoOf(`/img/photo/../${name}-100x100.svg`)).toBeNull();
    expect(havePreviews([])).toBe(false);
    expect(havePreviews([photoPath(name, 90, 60)])).toBe(true);
    expect(havePreviews([photoPath(name, 90, 60), '/photo.jpg'])).toBe(false);
  });
});
