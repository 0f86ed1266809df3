import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = readFileSync(join(import.meta.dirname, 'require-node.cjs'), 'utf8');
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Returns the exit code (null = the process goes on) and the output under a Node of this version. */
function under(node: string): { code: number | null; said: string } {
  const seen: { code: number | null; said: string } = { code: null, said: '' };
  const exit = (code: number): void => void (seen.code = code);
  const write = (text: string): void => void (seen.said += text);
  runInNewContext(source, { process: { versions: { node }, stderr: { write }, exit } });
  return seen;
}

test.each(['8.17.0', '18.20.8', '19.9.0'])('Node %s is refused in one line that names both versions', (version) => {
  const { code, said } = under(version);
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^[^\n]*Node\\.js ${engines.node.replace('>=', '')} [^\n]*${version}[^\n]*\n$`));
});

test.each(['20.0.0', '22.12.0', '26.10.0'])('Node %s is accepted', (version) => {
  expect(under(version)).toEqual({ code: null, said: '' });
});

test('the check has no syntax that an old Node cannot parse', () => {
  const statements = source.replaceAll(/^\/\/.*$/gm, '');
  expect(statements).not.toMatch(/=>|`|\?\.|\?\?|\*\*|\.\.\.|\b(?:const|let|class|async|await|import)\b|,\s*\)/);
});

test('every command checks Node before it installs', () => {
  const first = Object.entries(scripts).filter(([name]) => name.startsWith('pre') && name.slice(3) in scripts);
  expect(first.length).toBeGreaterThan(10);
  const unchecked = first.filter(
    ([, command]) => command !== 'node -r ./scripts/require-node.cjs scripts/ensure-installed.mjs',
  );
  expect(unchecked).toEqual([]);
});
