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

export default defineConfig({
  build: { cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
  plugins: [tailwindcss({ optimize: false }), reactRouter(), withoutPropertyFallback],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  name: 'shell',
                  test: /[\\/](src[\\/](shell|ui|i18n)|packages[\\/]domain|wording[\\/]src[\\/]format)/,
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'shared', test: /[\\/]src[\\/]surfaces/, minShareCount: 6, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server's face is `answer` of src/server.ts.
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
