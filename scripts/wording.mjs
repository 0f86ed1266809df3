// `npm run wording`: writes the modules that gather the texts. With --check it writes nothing and fails if a module is
// outdated.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { defaultLocale, locales } from '../packages/domain/src/shared/locale.ts';
import {
  lateNamespaces,
  officeNamespaces,
  pageNamespaces,
  pageParts,
  rareNamespaces,
} from '../packages/wording/src/bundles.ts';
import { root, say } from './run.mjs';

const source = join(root, 'packages', 'wording', 'src');
const head = '// Written by scripts/wording.mjs.\n';

/** Returns the file name of a namespace, without its suffix: `back-office-bank` for `backOfficeBank`. */
const fileOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (file) => file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the names of the namespaces of a language. Each is a file in its folder. */
function namespacesOf(locale) {
  const folder = join(source, locale);
  if (!existsSync(folder)) throw new Error(`packages/wording/src/${locale} is missing: copy the folder of a language`);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && file !== 'translation.ts')
    .map((file) => nameOf(file.slice(0, -3)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

const lines = (...all) => `${[head.trimEnd(), ...all].join('\n')}\n`;
const imports = (names, from = './') => names.map((name) => `import { ${name} } from '${from}${fileOf(name)}.ts';`);

/** Returns the source of the module that exports all texts of a language. */
function indexOf(locale) {
  const names = namespacesOf(locale);
  const gathered = ['export const texts = {', ...names.map((name) => `  ${name},`)];
  if (locale === defaultLocale) return lines(...imports(names), '', ...gathered, '} as const;');
  return lines(
    `import type { texts as russian } from '../${defaultLocale}/index.ts';`,
    ...imports(names),
    "import type { Translation } from './translation.ts';",
    '',
    ...gathered,
    '} as const satisfies { readonly [Name in keyof typeof russian]: Translation<(typeof russian)[Name]> };',
  );
}

/**
 * Returns the source of a module that exports namespaces that are loaded together. `parts` names the namespaces of
 * which only a part is loaded.
 */
function bundleOf(title, names, parts = {}) {
  const whole = names.filter((name) => parts[name] === undefined);
  return lines(
    ...imports(whole, '../'),
    ...imports(Object.values(parts), '../shared/'),
    '',
    `export const ${title} = {`,
    ...names.map((name) => (parts[name] === undefined ? `  ${name},` : `  ${name}: ${parts[name]},`)),
    '} as const;',
  );
}

const officeNames = () =>
  namespacesOf(defaultLocale).filter((name) => name.startsWith('backOffice') || officeNamespaces.includes(name));

/** Returns the source of a module with which browsers load a bundle in each language. */
const bundleLoaders = (title, file) =>
  lines(
    "import type { Loaders } from '../bundles.ts';",
    '',
    `export const ${title}: Loaders = {`,
    ...locales.map((locale) => `  ${locale}: async () => (await import('../${locale}/bundles/${file}.ts')).${title},`),
    '};',
  );

/** Returns the source of a module with which browsers load single namespaces in each language. */
const namespaceLoaders = (title, list, names) =>
  lines(
    `import type { LoadersOf, ${list} } from '../bundles.ts';`,
    '',
    `export const ${title}: LoadersOf<(typeof ${list})[number]> = {`,
    ...names.flatMap((name) => [
      `  ${name}: {`,
      ...locales.map((locale) => `    ${locale}: () => import('../${locale}/${fileOf(name)}.ts'),`),
      '  },',
    ]),
    '};',
  );

const languages = () =>
  lines(
    "import type { Locale } from '@farad/domain/shared';",
    '',
    ...locales.map((locale) => `import { texts as ${locale} } from '../${locale}/index.ts';`),
    "import type { Resources } from '../translator.ts';",
    '',
    `export const resources: Readonly<Record<Locale, Resources>> = { ${locales.join(', ')} };`,
  );

/** Returns the file names of messages, documents and number formats. Each language has the same files. */
const messageFiles = () => readdirSync(join(source, defaultLocale, 'messages')).toSorted();

/** Returns the source of a module that exports one message in all languages. */
const message = (file) =>
  lines(
    "import type { Locale } from '@farad/domain/shared';",
    '',
    ...locales.map((locale) => `import { texts as ${locale} } from '../../${locale}/messages/${file}';`),
    '',
    `export const texts = { ${locales.join(', ')} } satisfies Readonly<Record<Locale, typeof ${defaultLocale}>>;`,
  );

/** Returns the source that each generated module must have, by path. */
const modules = () =>
  new Map([
    ...messageFiles().map((file) => [`languages/messages/${file}`, message(file)]),
    ...locales.flatMap((locale) => [
      [`${locale}/index.ts`, indexOf(locale)],
      [`${locale}/bundles/pages.ts`, bundleOf('pageTexts', pageNamespaces, pageParts)],
      [`${locale}/bundles/office.ts`, bundleOf('officeTexts', officeNames())],
    ]),
    ['languages/resources.ts', languages()],
    ['languages/page-texts.ts', bundleLoaders('pageTexts', 'pages')],
    ['languages/office-texts.ts', bundleLoaders('officeTexts', 'office')],
    ['languages/late-texts.ts', namespaceLoaders('lateTexts', 'lateNamespaces', lateNamespaces)],
    ['languages/rare-texts.ts', namespaceLoaders('rareTexts', 'rareNamespaces', rareNamespaces)],
  ]);

const isCheck = process.argv.includes('--check');
for (const [path, content] of modules()) {
  const file = join(source, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  if (isCheck) {
    say(`${relative(root, file)} is outdated: run npm run wording`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
