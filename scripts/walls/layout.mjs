// Rules of the layout: how many files a folder holds, and how far a relative import climbs.
import { dirname } from 'node:path/posix';

/** "About 25" of ARCHITECTURE.md. Tests do not count, because they stand beside their files. */
const filesMax = 28;

/** Texts: a file for each namespace and message, with the same names in every language. */
const isOfTexts = /^packages\/wording\/src\//;

/** The client package is compiled from the domain and the contract; texts name those of the source language. */
const climbs = /^packages\/(?:domain|contract|wording)\//;

/**
 * Returns complaints about folders below the `src` of a workspace with too many files.
 * @param {readonly string[]} files paths from the root of the repository, without tests
 * @returns {string[]}
 */
export function findFullFolders(files) {
  const counts = new Map();
  for (const file of files.filter((path) => /^(?:packages|apps)\/[^/]+\/src\//.test(path) && !isOfTexts.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > filesMax)
    .map(
      ([folder, count]) =>
        `${folder} must not hold ${count} files\n    full-folder: Group files of one topic in a folder; about 25 stand side by side.`,
    );
}

/**
 * Returns complaints about relative imports that climb two folders or more inside a workspace.
 * @param {readonly (readonly [from: string, specifier: string, to: string])[]} imports paths from the root of the
 * repository, and the import as written
 * @returns {string[]}
 */
export function findDeepImports(imports) {
  const workspaceOf = (path) => path.split('/').slice(0, 2).join('/');
  return imports
    .filter(
      ([from, specifier, to]) =>
        specifier.startsWith('../../') &&
        /^(?:packages|apps)\//.test(from) &&
        !climbs.test(from) &&
        workspaceOf(from) === workspaceOf(to),
    )
    .map(
      ([from, specifier, to]) =>
        `${from} must not import ${specifier}\n    deep-import: Write #${to.replace(/^[^/]+\/[^/]+\/src\//, '')}; # stands for the src of the workspace.`,
    );
}
