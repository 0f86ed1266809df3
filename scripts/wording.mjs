// npm run wording: writes the modules that collect texts. With --check it fails if one of them is outdated.
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

/** `backOfficeBank` is in `back-office-bank.ts`. */
const fileOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (file) => file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the namespaces of a language: the files of its folder. */
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

/** Returns the module with every text of a language. */
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

/** Returns a module of texts of a language that are loaded together. */
function bundleOf(title, names, parts = {}) {
  const whole = names.filter((name) => parts[name] === undefined);
  return lines(
    ...imports(whole, '../'),
    ...imports(Object.values(parts), '../parts/'),
    '',
    `export const ${title} = {`,
    ...names.map((name) => (parts[name] === undefined ? `  ${name},` : `  ${name}: ${parts[name]},`)),
    '} as const;',
  );
}

const officeNames = () =>
  namespacesOf(defaultLocale).filter((name) => name.startsWith('backOffice') || officeNamespaces.includes(name));

/** Returns the code with which a browser loads a bundle. */
const bundleLoaders = (title, file) =>
  lines(
    "import type { Loaders } from '../bundles.ts';",
    '',
    `export const ${title}: Loaders = {`,
    ...locales.map((locale) => `  ${locale}: async () => (await import('../${locale}/bundles/${file}.ts')).${title},`),
    '};',
  );

/** Returns the code with which a browser loads single namespaces. */
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

/** Returns the files of messages, documents and number formats, which exist in each language. */
const messageFiles = () => readdirSync(join(source, defaultLocale, 'messages')).toSorted();

/** Returns the module with a message in all languages. */
const message = (file) =>
  lines(
    "import type { Locale } from '@farad/domain/shared';",
    '',
    ...locales.map((locale) => `import { texts as ${locale} } from '../../${locale}/messages/${file}';`),
    '',
    `export const texts = { ${locales.join(', ')} } satisfies Readonly<Record<Locale, typeof ${defaultLocale}>>;`,
  );

/** Returns the expected content of each module by path. */
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
