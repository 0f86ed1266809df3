import { describe, expect, it } from 'vitest';

import { ownPath } from './own-path.ts';

describe('T36: targets that a page may redirect back to', () => {
  it.each(['/', '/basket', '/en/cabinet/orders?x=1#y'])('%s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/a\nb',
    '/a\\b',
  ])('not to %s', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
