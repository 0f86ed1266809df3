import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Tailwind's stand-in for browsers without `@property`; ours have it (decision 0015). */
const withoutPropertyFallback: Plugin = {
  name: 'without-property-fallback',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (code) => code.replace(/@layer properties \{\s*@supports [^]*?\n  \}\n\}/g, ''),
  },
};

/**
 * Parts of React Router that do nothing here, 2 kB of every first visit: routes found out bit by bit (ours are all in
 * the manifest, see react-router.config.ts) and listeners for measuring (there are none). A release that moves them
 * shows in e2e/src/finding/weight.spec.ts; one that asks more of them fails the build.
 */
const unusedParts: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    // Of servers.
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // Of servers.
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

/**
 * Files of scripts: what every page needs in two of them (one of libraries, which a release seldom changes), what lists
 * share in one, the rest as Rolldown cuts it. Cut finer, each page loads thirty files and the same words are packed
 * again in each.
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

/** Every first visit carries the names of texts that others need: they are as short as can be. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  /[\\/]wording[\\/]src[\\/]/.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash].js';

export default defineConfig({
  // The oldest browsers that have popovers and `@property` (decisions 0008 and 0015).
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  plugins: [tailwindcss({ optimize: false }), reactRouter(), withoutPropertyFallback, withoutUnusedParts],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } },
    // The server's face is `answer` of src/server.ts.
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
