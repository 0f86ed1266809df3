import { basename, dirname, join } from 'node:path/posix';
import { childrenOf, isNode, nameOf, nodesAt, parse, type Node } from './ast.ts';

/** Source texts by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

/**
 * A module that imports more files than this is a hub: it puts the program together. An import by a hub says nothing
 * about the relation of files, so it is ignored.
 */
const hubImports = 25;
const stepsMax = 2;

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Returns the names that a statement imports or re-exports, each with its module as written. `*` = all names. */
function importedNames(node: Node): readonly (readonly [from: string, name: string])[] {
  const isImport = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type);
  const kind = node['importKind'] ?? node['exportKind'];
  if (!isImport || kind === 'type' || !isNode(node['source'])) return [];
  const from = String(node['source']['value']);
  const named = nodesAt(node, 'specifiers').map((one) => one['imported'] ?? one['local']);
  const names = named.map((one) => (isNode(one) ? (nameOf(one) ?? '*') : '*'));
  return (names.length === 0 ? ['*'] : names).map((name) => [from, name] as const);
}

/** Returns the path of an imported module from the root; null if it is a library. */
function resolveImport(from: string, name: string, sources: Sources): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  if (name.startsWith('#')) return join(/^(?:apps|packages)\/[^/]+/.exec(from)?.[0] ?? '', 'src', name.slice(1));
  const own = /^@farad\/([a-z-]+)(?:\/([a-z./-]+))?$/.exec(name);
  if (own === null) return null;
  const [, packageName = '', entry = '.'] = own;
  const index = join(`packages/${packageName}/src`, entry, 'index.ts');
  return sources.has(index) ? index : join(`packages/${packageName}/src`, `${entry}.ts`);
}

/**
 * Returns the files that import each file, without hubs (see `hubImports`). A file that imports a name from a package's
 * index counts as an importer of the file from which the index re-exports the name.
 */
export function findImporters(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, readonly (readonly [target: string, name: string])[]>();
  for (const [file, source] of sources) {
    const found = childrenOf(parse(source)).flatMap(([, node]) => importedNames(node));
    const targets = found.flatMap(([from, name]) => {
      const target = resolveImport(file, from, sources);
      return target === null ? [] : [[target, name] as const];
    });
    imports.set(file, targets);
  }
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const isHub = new Set(targets.map(([target]) => target)).size > hubImports;
    if (isHub && !isTest(file)) continue;
    for (const [target, name] of targets) {
      const taken = imports.get(target)?.find(([, exported]) => exported === name && target.endsWith('/index.ts'));
      const source = taken?.[0] ?? target;
      importers.set(source, [...(importers.get(source) ?? []), file]);
    }
  }
  return importers;
}

const stem = (file: string): string => basename(file).replace(/(?:\.(?:test|queries|routes))?\.ts$/, '');

/** Returns the folder that stands for a file's topic: the folder of a feature, or the top folder in a package. */
const topicOf = (file: string): string =>
  /^(?:apps\/server\/src\/features\/[^/]+\/[^/]+|(?:apps|packages)\/[^/]+\/src\/[^/]+)\//.exec(file)?.[0] ?? file;

/**
 * Returns how often a text contains the words of a file's name. For `bonus.queries.ts` the word is `bonus`. Of several
 * words, the rarest counts.
 */
function mentions(file: string, text: string): number {
  const words = stem(file).split('-');
  return Math.min(...words.map((word) => text.toLowerCase().split(word).length - 1));
}

/**
 * Returns the tests that may reach a file, nearest first. The test with the file's own name is nearest. Then come tests
 * that import the file and tests beside it or beside its importers; the fewer steps, the nearer. Tests of the same
 * topic come last. Of equally near tests, those that mention the file's name most often come first. Only a run shows
 * which tests really reach the file.
 */
export function relatedTests(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  tests: readonly string[],
  sources: Sources = new Map(),
) {
  const steps = new Map([[file, 0]]);
  for (const [at, step] of steps)
    if (step < stepsMax && !isTest(at))
      for (const importer of importers.get(at) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  const folders = new Map<string, number>();
  for (const [at, step] of steps)
    // Files directly in `src` have no common topic.
    if (!dirname(at).endsWith('/src')) folders.set(dirname(at), Math.min(step, folders.get(dirname(at)) ?? step));

  const distance = (test: string): number => {
    if (dirname(test) === dirname(file) && stem(test) === stem(file)) return 0;
    const direct = steps.get(test);
    const beside = folders.get(dirname(test));
    const near = Math.min(direct ?? Infinity, beside === undefined ? Infinity : beside + 1.5);
    return near < Infinity || topicOf(test) !== topicOf(file) ? near : stepsMax + 2;
  };
  return tests
    .map((test) => ({ test, at: distance(test), mentions: mentions(file, sources.get(test) ?? '') }))
    .filter(({ at }) => at < Infinity)
    .sort((one, other) => one.at - other.at || other.mentions - one.mentions || (one.test < other.test ? -1 : 1))
    .map(({ test }) => test);
}
