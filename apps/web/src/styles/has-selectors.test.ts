import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('no class uses `group-has` or `peer-has`', () => {
  // They end in `:has(…) *`. Chromium joins the subjects of all `:has`. If `*` is among them, a change inside any
  // element from which a `:has` starts recalculates the styles of all elements in it.
  const classes = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /(?:group|peer)-has-/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(classes).toEqual([]);
});
