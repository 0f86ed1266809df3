import { fileURLToPath } from 'node:url';

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Removes Tailwind's fallback for browsers without `@property`, because all supported browsers have it (decision 0015).
 */
const withoutPropertyFallback: Plugin = {
  name: 'without-property-fallback',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (code) => code.replace(/@layer properties \{\s*@supports [^]*?\n  \}\n\}/g, ''),
  },
};

/**
 * Replacements for parts of React Router that this site does not use: lazy route discovery (all routes are in the
 * manifest, see react-router.config.ts), loaders that run in the browser, and instrumentation. The original files would
 * add 2 kB to each first visit, and rank all routes a second time, which is the longest task of the start. If a release
 * of React Router moves these files, e2e/src/finding/weight.spec.ts fails. If it imports more from them, the build
 * fails.
 */
const unusedParts: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    // Used on servers only.
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // Data of the page for the router. A route without a loader has null; otherwise the router would load it again.
  'dom/ssr/hydration.js': `
    export const getHydrationData = ({ state, routes: [root], getRouteInfo }) => {
      const loaderData = { ...state.loaderData };
      for (const { id } of [root, ...root.children]) if (!getRouteInfo(id).hasLoader) loaderData[id] = null;
      return { ...state, loaderData };
    };`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // Used on servers only.
    export let instrumentHandler, instrumentationResultMetaContext;`,
};

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ },
    handler: (id) => unusedParts[id.replaceAll('\\', '/').split('/production/lib/')[1] ?? ''] ?? null,
  },
};

const plainFiles = ['link', 'form'].map((name) =>
  fileURLToPath(new URL(`src/server/plain-${name}.server.tsx`, import.meta.url)),
);
const [linkFile, formFile] = plainFiles.map((file) => JSON.stringify(file));
const routerWithPlainParts = '\0router-with-plain-parts';

/**
 * Replaces parts of React Router by plain-link.server.tsx and plain-form.server.tsx in the server's build. A list has
 * two hundred links and a fetcher for each row. Preparing them for clicks takes a twelfth of the time to render the
 * page.
 */
const plainParts: Plugin = {
  name: 'plain-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:react-router|\0router-with-plain-parts)$/ },
    handler: (id, importer = '') => {
      if (id === routerWithPlainParts) return id;
      const isOwn = /[\\/]apps[\\/]web[\\/]src[\\/]/.test(importer);
      return isOwn && !plainFiles.includes(importer.split('?')[0] ?? '') ? routerWithPlainParts : null;
    },
  },
  load: {
    filter: { id: /^\0router-with-plain-parts$/ },
    handler: () => `
      export * from 'react-router';
      export { Link } from ${linkFile};
      export { Form, useFetcher, useSubmit } from ${formFile};`,
  },
};

/**
 * Lets the server's build encode the data of a page only if src/server/data-script.server.ts does not write them. React
 * Router would encode them for every page. If a release of React Router changes this line, the build fails.
 */
const lateHandoff: Plugin = {
  name: 'late-handoff',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]server-runtime[\\/]server\.js$/ },
    handler: (code) => {
      const changed = code.replaceAll(
        'serverHandoffStream: encodeViaTurboStream(',
        'openHandoff: () => encodeViaTurboStream(',
      );
      if (changed === code) throw new Error('React Router encodes the data of pages elsewhere');
      return changed;
    },
  },
};

/** A component of src that the server's build replaces. */
interface Replaced {
  readonly name: string;
  /** Function that makes the replacement, and its file in src. */
  readonly by: readonly [make: string, file: string];
}

const wholePart = ['wholePart', 'server/whole-part.server.ts'] as const;
const search = 'surfaces/storefront/features/product-search';

const whole = (name: string): readonly Replaced[] => [{ name, by: wholePart }];

/** Files in src → components whose elements the server writes as text (src/server/whole-part.server.ts). */
const wholeParts: Readonly<Record<string, readonly Replaced[]>> = {
  'shell/footer.tsx': whole('Footer'),
  'shell/cookie-choice.tsx': whole('CookieChoice'),
  'shell/header/bottom-bar.tsx': whole('BottomBar'),
  'shell/header/header.tsx': whole('Header'),
  'shell/header/city-menu.tsx': whole('CityMenu'),
  'ui/breadcrumbs.tsx': whole('Breadcrumbs'),
  [`${search}/table/product-table.tsx`]: [
    ...whole('ProductTable'),
    { name: 'TableRow', by: ['rememberRow', `${search}/table/remember-row.server.ts`] },
  ],
  [`${search}/filters/filter-panel.tsx`]: whole('FilterPanel'),
  [`${search}/filters/facet-box.tsx`]: [
    { name: 'FacetBox', by: ['rememberFacet', `${search}/filters/remember-facet.server.ts`] },
  ],
  [`${search}/list-toolbar.tsx`]: whole('ListToolbar'),
  [`${search}/pages.tsx`]: whole('Pages'),
  'surfaces/storefront/features/add-to-basket/buy-panel.tsx': whole('BuyPanel'),
  'surfaces/storefront/pages/category/value-links.tsx': whole('ValueLinks'),
  'surfaces/storefront/pages/product/analogues.tsx': whole('Analogues'),
  'surfaces/storefront/pages/product/parameters.tsx': whole('Parameters'),
  'surfaces/storefront/pages/product/section-links.tsx': whole('SectionLinks'),
  'surfaces/storefront/pages/product/variants.tsx': whole('Variants'),
};

/** Returns the code of a file in which a component is replaced; null = the component is not declared there. */
function replaced(code: string, { name, by: [make, file] }: Replaced): string | null {
  const declaration = new RegExp(`^(export )?function ${name}\\(`, 'm');
  if (!declaration.test(code)) return null;
  const path = JSON.stringify(fileURLToPath(new URL(`src/${file}`, import.meta.url)));
  return `import { ${make} } from ${path};
${code.replace(declaration, `$1const ${name} = ${make}(React${name});\nfunction React${name}(`)}`;
}

/**
 * Replaces large components in the server's build, because React takes most of the time of a page for its elements. If
 * a component is renamed or moved, the build fails.
 */
function writeWholeParts(): Plugin {
  const left = new Set(Object.keys(wholeParts));
  return {
    name: 'whole-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/](?:shell|ui|surfaces)[\\/].*\.tsx$/ },
      handler: (code, id) => {
        const file = id.replaceAll('\\', '/').split('/apps/web/src/')[1] ?? '';
        const parts = wholeParts[file];
        if (parts === undefined) return null;
        let changed = code;
        for (const part of parts) {
          const next = replaced(changed, part);
          if (next === null) throw new Error(`${file} does not declare ${part.name}`);
          changed = next;
        }
        left.delete(file);
        return changed;
      },
    },
    buildEnd: () => {
      if (left.size > 0)
        throw new Error(`files with components written as text are not found: ${[...left].join(', ')}`);
    },
  };
}

/** Maximum number of paths whose routes are remembered. */
const rememberedPaths = 1000;

/**
 * Remembers which routes a path matches. React Router tries the routes one after the other, twice for each page. If a
 * release of React Router changes these lines, the build fails.
 */
const rememberedRoutes: Plugin = {
  name: 'remembered-routes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]utils\.js$/ },
    handler: (code) => {
      const lines =
        /(function matchRoutesImpl\([^]*?)(\tlet matches = null;\n\tlet decoded = [^]*?)\treturn matches;\n\}/;
      if (!lines.test(code)) throw new Error('React Router matches routes elsewhere');
      return code.replace(
        lines,
        `const rememberedMatches = new WeakMap();
$1	const remembered = rememberedMatches.get(branches) ?? new Map();
	if (precomputedBranches) rememberedMatches.set(branches, remembered);
	if (!allowPartial && remembered.has(pathname)) return remembered.get(pathname);
$2	if (precomputedBranches && !allowPartial && matches !== null) {
		if (remembered.size >= ${rememberedPaths}) remembered.delete(remembered.keys().next().value);
		remembered.set(pathname, matches);
	}
	return matches;
}`,
      );
    },
  },
};

/** React Router and its libraries become part of the server's build, because plugins change it. */
const builtIn = ['react-router', /^@remix-run\//, 'cookie-es'];

/**
 * Script files. Every page needs `react` (libraries, which rarely change) and `shell`; some pages share the others.
 * Rolldown splits the rest. With a finer split, a page would load thirty files, which compress worse.
 */
const groups = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
  {
    name: 'shell',
    test: /[\\/](?:src[\\/](?:app|shell|ui|i18n|styles)|domain[\\/]src[\\/](?:money|product|quantities|search-query[\\/]recent|shared|site)|wording[\\/]src)[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'parts',
    test: /[\\/]features[\\/](?:reviews[\\/](?:stars|sign-in-first)|product-lists[\\/](?:watch-button|viewed-products))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'list',
    test: /[\\/]features[\\/](?:product-search[\\/](?!table[\\/]stock-note)|columns[\\/]|part-request[\\/]late)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'buying',
    test: /[\\/]features[\\/](?:add-to-basket[\\/]|product-lists[\\/]|product-search[\\/]table[\\/]stock-note)/,
    minShareCount: 3,
    priority: 2,
  },
];

/** Leaves out the readable part of the names of text files, because each first visit loads the names of all of them. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  /[\\/]wording[\\/]src[\\/]/.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash].js';

export default defineConfig({
  // Oldest supported browsers: the first that have popovers and `@property` (decisions 0008 and 0015).
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  plugins: [
    tailwindcss({ optimize: false }),
    plainParts,
    lateHandoff,
    rememberedRoutes,
    writeWholeParts(),
    reactRouter(),
    withoutPropertyFallback,
    withoutUnusedParts,
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } },
    // Entry point of the server build: `answer` in src/server.ts.
    ssr: { resolve: { noExternal: builtIn }, build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
