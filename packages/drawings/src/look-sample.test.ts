import { accentShades } from '@farad/domain/look';
import { expect, test } from 'vitest';

import { lookSample } from './look-sample.ts';

test('a sample shows the shades of its theme, and texts as texts', () => {
  const { light, dark } = accentShades('#1a5fb4');
  const shown = lookSample('light', light, { button: 'A <b> & c', link: 'L' });
  const { 'copper-strong': onlyUnderPointer, ...shades } = light;
  expect(shown).not.toContain(onlyUnderPointer);
  for (const shade of Object.values(shades)) expect(shown).toContain(`"${shade}"`);
  expect(shown).toContain('A &lt;b&gt; &amp; c');
  expect(shown).toContain('fill="#fbfbf8"');
  expect(lookSample('dark', dark, { button: 'A', link: 'L' })).toContain(`fill="${dark.copper}"`);
});
