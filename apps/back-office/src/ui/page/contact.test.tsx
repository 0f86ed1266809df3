import { readFileSync } from 'node:fs';

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { EmailLink } from './contact.tsx';

const styles = readFileSync(new URL('../../styles.css', import.meta.url), 'utf8');
const ruleOf = (name: string): string => styles.slice(styles.indexOf(`.${name} {`)).split('}', 1)[0] ?? '';

it('an address of one long word breaks within its column', () => {
  expect(renderToString(<EmailLink email={`${'x'.repeat(60)}@farad.example`} />)).toContain('class="office-wraps"');
  expect(ruleOf('office-wraps')).toMatch(/max-width: .*overflow-wrap: anywhere/s);
  expect(ruleOf('ant-drawer-title')).toContain('overflow-wrap: anywhere');
});
