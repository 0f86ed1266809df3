// Builds the typed client of the API as an npm package: packages/contract as JavaScript with types, and the rules of
// packages/domain that it imports.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { root, runBin } from './run.mjs';
import { scratchFolder } from './scratch.mjs';

const contract = join(root, 'packages', 'contract');

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Returns the paths of the contract's modules, all of which can be imported by name. Tests are left out. */
async function modules() {
  const names = await readdir(join(contract, 'src'), { recursive: true });
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
}

/** Compiles the contract to `<folder>/contract/src`, and what it imports from the domain to `<folder>/domain/src`. */
async function compile(folder) {
  const files = (await modules()).map((name) => join(contract, 'src', name));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(root, 'packages'),
    outDir: folder,
    paths: {
      '@farad/domain/*': [join(root, 'packages', 'domain', 'src', '*', 'index.ts')],
      zod: [join(root, 'node_modules', 'zod')],
    },
  };
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files };
  const own = await mkdtemp(join(scratchFolder(), 'farad-client-'));
  try {
    await writeFile(join(own, 'tsconfig.json'), JSON.stringify(config));
    const { code, output } = await runBin('typescript/bin/tsc', ['-p', own], { collect: true });
    if (code !== 0) throw new Error(`The client does not compile:\n${output}`);
  } finally {
    await rm(own, { recursive: true });
  }
}

/**
 * Returns the text of a compiled file with its imports changed. Imports of the domain become relative paths, and the
 * suffix .ts becomes .js.
 */
function rewritten(text, file, folder) {
  const toDomain = relative(dirname(file), join(folder, 'domain', 'src'))
    .split(sep)
    .join('/');
  return text
    .replaceAll(/(['"])@farad\/domain\/([\w-]+)\1/g, (_, quote, name) => `${quote}${toDomain}/${name}/index.js${quote}`)
    .replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
}

/** Writes the package into an empty folder. The folder is then ready for `npm pack` or `npm publish`. */
export async function writeClientPackage(folder) {
  await mkdir(folder, { recursive: true });
  await compile(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, rewritten(await readFile(file, 'utf8'), file, folder));
  }
  const { name, version, license, dependencies } = await readJson(join(contract, 'package.json'));
  const described = {
    name,
    version,
    license,
    type: 'module',
    sideEffects: false,
    description: 'Typed client of the API of a Farad shop',
    exports: {
      './*': {
        types: './contract/src/*.d.ts',
        default: './contract/src/*.js',
      },
    },
    files: ['contract', 'domain'],
    engines: { node: '>=20' },
    dependencies: { zod: dependencies.zod },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await cp(join(contract, 'README.md'), join(folder, 'README.md'));
}
