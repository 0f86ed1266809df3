import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

const { dependencies, engines } = json('package.json') as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

test('.nvmrc names the Node on which the shop runs', () => {
  expect(read('.nvmrc').trim()).toBe(dependencies['node']?.split('.')[0]);
});

test('CI runs npm test, with actions of fixed commits', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(read);
  expect(workflows.filter((text) => /^ +- run: npm test$/m.test(text))).toHaveLength(1);
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(actions).not.toEqual([]);
  expect(actions.filter((action) => !/@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

test('the development container has a Node that can install', () => {
  const { image } = json('.devcontainer/devcontainer.json') as { readonly image: string };
  const [, major = ''] = /javascript-node:(\d+)-/.exec(image) ?? [];
  const [, least = ''] = /(\d+)/.exec(engines.node) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(Number(least));
});

test('renovate treats the packages of decision 7 as one group', () => {
  const [named = ''] = read('docs/decisions/0007-pinned-versions.md').split('are written without');
  const packages = (named.match(/`[^`]+`/g) ?? []).map((name) => name.slice(1, -1));
  expect(packages.length).toBeGreaterThan(5);
  const { packageRules } = json('renovate.json') as {
    packageRules: readonly { readonly matchPackageNames?: readonly string[] }[];
  };
  expect(packageRules.map(({ matchPackageNames }) => matchPackageNames)).toContainEqual(packages);
});

interface LockedPackage {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

test('npm 9 of Debian accepts the lock file: an optional peer below the installed version is overridden', () => {
  const { packages } = json('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
  const { overrides } = json('package.json') as {
    overrides: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  const major = (version: string): number => Number.parseInt(version, 10);
  const tooOld = Object.entries(packages).flatMap(([path, { peerDependencies = {}, peerDependenciesMeta = {} }]) =>
    Object.entries(peerDependencies).flatMap(([peer, range]) => {
      const [, below = ''] = /<\s*(\d+)(?:\.0)*$/.exec(range) ?? [];
      const installed = packages[`node_modules/${peer}`]?.version ?? '';
      const isTooOld = peerDependenciesMeta[peer]?.optional === true && major(installed) >= major(below);
      return isTooOld ? [[path.split('node_modules/').at(-1) ?? '', peer] as const] : [];
    }),
  );
  expect(tooOld).toContainEqual(['@docsearch/react', 'react']);
  expect(tooOld.filter(([name, peer]) => overrides[name]?.[peer] === undefined)).toEqual([]);
});
