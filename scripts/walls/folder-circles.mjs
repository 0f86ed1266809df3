// Finds circles of folders: sibling folders that import each other, directly or through other folders.

/**
 * Returns the first folders in which two paths differ, and the parent of both. Returns null if one of the files is
 * directly in the parent.
 */
function foldersOf(from, to) {
  const [near, far] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < near.length - 1 && near[depth] === far[depth]) depth += 1;
  if (depth >= near.length - 1 || depth >= far.length - 1) return null;
  return { parent: near.slice(0, depth).join('/'), from: near[depth], to: far[depth] };
}

/**
 * Returns all folders that a folder imports, directly or through others. `arrows` are the direct imports of each
 * folder.
 */
function reachedFrom(start, arrows) {
  const reached = new Set();
  const waiting = [...(arrows.get(start)?.keys() ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(arrows.get(next)?.keys() ?? []));
  }
  return reached;
}

/**
 * Returns a message for each circle of sibling folders below the `src` of a workspace: two folders that import each
 * other, directly or through others.
 * @param {readonly (readonly [from: string, to: string])[]} imports paths from the root of the repository, without
 * tests, because a test may import whatever it tests
 * @returns {string[]}
 */
export function findFolderCircles(imports) {
  const parents = new Map();
  for (const [from, to] of imports) {
    if (!/^(?:apps|packages)\/[^/]+\/src\//.test(from)) continue;
    const folders = foldersOf(from, to);
    if (folders === null || !folders.parent.includes('/src')) continue;
    const arrows = parents.get(folders.parent) ?? new Map();
    parents.set(folders.parent, arrows);
    const targets = arrows.get(folders.from) ?? new Map();
    arrows.set(folders.from, targets);
    if (!targets.has(folders.to)) targets.set(folders.to, `${from} must not import ${to}`);
  }
  return [...parents].flatMap(([parent, arrows]) =>
    [...arrows].flatMap(([folder, targets]) =>
      [...targets]
        .filter(([target]) => reachedFrom(target, arrows).has(folder))
        .map(
          ([target, example]) =>
            `${example}\n    folder-circle: ${folder} and ${target} of ${parent} need each other. Move what both need into a third folder.`,
        ),
    ),
  );
}
