import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('no class uses `group-has` or `peer-has`', () => {
  // Selectors of these classes end in `:has(…) *`. Chromium joins the subjects of all `:has` selectors. If `*` is among
  // them, each change inside an element with any `:has` selector recalculates the styles of all its descendants.
  const classes = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /(?:group|peer)-has-/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(classes).toEqual([]);
});
