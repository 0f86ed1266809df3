import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const rootFiles = [
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts/scratch.mjs',
  'knip.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.mjs',
];

/**
 * A copy of the repository without its sources: workspaces, compiler settings and rules. Tests write files into it that
 * break a rule.
 */
export interface ScratchTree {
  readonly path: string;
  write(file: string, text: string): void;
  /** Runs a program of node_modules, or a script of the repository, in the tree. Resolves to all its output. */
  run(program: string, words: readonly string[]): Promise<string>;
  remove(): void;
}

const workspaceFolders = (): string[] => [
  ...['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
  'e2e',
  'bench',
];

export function createScratchTree(): ScratchTree {
  const path = mkdtempSync(join(tmpdir(), 'farad-walls-'));
  for (const file of rootFiles) cpSync(join(root, file), join(path, file));
  cpSync(join(root, 'scripts', 'vitest'), join(path, 'scripts', 'vitest'), { recursive: true });
  for (const folder of workspaceFolders()) copyWorkspace(folder, path);
  linkModules(path);
  return {
    path,
    write: (file, text) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    },
    run: (program, words) => runInside(path, program, words),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

function copyWorkspace(folder: string, path: string): void {
  const files = readdirSync(join(root, folder)).filter((name) => /^(?:package|tsconfig.*)\.json$/.test(name));
  mkdirSync(join(path, folder, 'src'), { recursive: true });
  for (const name of files) cpSync(join(root, folder, name), join(path, folder, name));
}

/** Links the libraries of the repository into the copy. Farad's own packages are linked to those of the copy. */
function linkModules(path: string): void {
  const modules = join(path, 'node_modules');
  mkdirSync(join(modules, '@farad'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.bin' || (name !== '@farad' && !name.startsWith('.')))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const folder of workspaceFolders().filter((name) => existsSync(join(path, name, 'package.json')))) {
    const { name } = JSON.parse(readFileSync(join(path, folder, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(join(path, folder), join(modules, name));
  }
}

function runInside(path: string, program: string, words: readonly string[]): Promise<string> {
  const file = program.startsWith('scripts/') ? join(root, program) : join(root, 'node_modules', program);
  const child = spawn(process.execPath, [file, ...words], {
    cwd: path,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}
