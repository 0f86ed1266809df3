import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { breakpoints } from '@farad/domain/site';
import { expect, it } from 'vitest';

it('the breakpoints are those of specification section 9', () => {
  const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
  const widths = [...css.matchAll(/--breakpoint-\w+: (\d+)px;/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(Object.values(breakpoints));
});
