// Checks the imports of the repository against the table in .dependency-cruiser.mjs. It runs on the installed Node. The
// first argument is the root of the tree to check, by default this repository.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { findFolderCircles } from './walls/folder-circles.mjs';
import { findDeepImports, findFullFolders } from './walls/layout.mjs';

const tree = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
process.chdir(tree);
const { default: walls, testFile } = await import(pathToFileURL(join(tree, '.dependency-cruiser.mjs')).href);

const folders = ['packages', 'apps', 'e2e', 'bench'].filter((folder) => existsSync(join(tree, folder)));
const notSource = new Set(['node_modules', 'build', '.react-router', 'dist', 'coverage']);

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notSource.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

const { output } = await cruise(folders, { ...walls.options, ruleSet: { forbidden: walls.forbidden }, validate: true });
const { modules, summary } = typeof output === 'string' ? JSON.parse(output) : output;

const seen = new Set(modules.map((module) => module.source));
const all = folders
  .flatMap((folder) => sourceFiles(join(tree, folder)))
  .map((file) => relative(tree, file).split(sep).join('/'));
const unseen = all.filter((file) => !seen.has(file));
const own = new Set(all);
const written = modules
  .filter((module) => own.has(module.source))
  .flatMap(({ source, dependencies }) => dependencies.map(({ module, resolved }) => [source, module, resolved]));
const imports = written.map(([from, , to]) => [from, to]);
const edges = imports.length;

const comments = new Map(walls.forbidden.map((rule) => [rule.name, rule.comment]));
const complaints = summary.violations.map(({ rule, from, to, cycle }) => {
  const way = cycle === undefined ? to : cycle.map((step) => step.name).join(' → ');
  return `${from} must not import ${way}\n    ${rule.name}: ${comments.get(rule.name) ?? ''}`;
});
const isTest = (path) => new RegExp(testFile).test(path);
complaints.push(...findFolderCircles(imports.filter(([from, to]) => own.has(to) && !isTest(from))));
complaints.push(...findFullFolders(all.filter((path) => !isTest(path))), ...findDeepImports(written));
if (unseen.length > 0)
  complaints.push(
    `The walls were not checked: the parser did not see ${unseen.slice(0, 5).join(', ')} (${unseen.length} files).`,
  );
if (edges < all.length)
  complaints.push(`The walls were not checked: only ${edges} imports seen in ${all.length} files.`);

process.stdout.write(complaints.map((complaint) => `${complaint}\n`).join(''));
process.stdout.write(`${all.length} files, ${edges} imports, ${complaints.length} complaints\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
