// Checks the layout of the sources: how many files are in a folder, and how many folders a relative import climbs.
import { dirname } from 'node:path/posix';

/**
 * Maximum number of files in a folder, for the "about 25" of ARCHITECTURE.md. Tests do not count, because they are
 * beside their files.
 */
const filesMax = 28;

/**
 * Folders of texts may be larger: they have a file for each namespace and message, with the same names in every
 * language.
 */
const isOfTexts = /^packages\/wording\/src\//;

/**
 * Packages in which relative imports may climb. The client package is compiled from the domain and the contract, where
 * `#` would not work. Texts of other languages import those of the source language.
 */
const climbs = /^packages\/(?:domain|contract|wording)\//;

/**
 * Returns a message for each folder with too many files, below the `src` of a workspace.
 * @param {readonly string[]} files paths from the root of the repository, without tests
 * @returns {string[]}
 */
export function findFullFolders(files) {
  const counts = new Map();
  for (const file of files.filter(
    (path) => /^(?:(?:packages|apps)\/[^/]+|bench|e2e)\/src\//.test(path) && !isOfTexts.test(path),
  ))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > filesMax)
    .map(
      ([folder, count]) =>
        `${folder} must not hold ${count} files\n    full-folder: Group files of one topic in a folder; about 25 stand side by side.`,
    );
}

/**
 * Returns a message for each relative import that climbs two folders or more inside a workspace.
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
