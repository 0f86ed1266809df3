import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server's face is `answer` of src/server.ts.
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
