import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId } from './scripts/vite/build-id.ts';
import { relay } from './scripts/vite/relay.ts';

/** `npm run build` names the folder. */
const folder = process.env.BUILD_DIRECTORY ?? 'dist';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [relay('web/__generated__'), vanillaExtractPlugin(), react(), buildId()],
  optimizeDeps: {
    entries: ['web/framework/entry.client.tsx', 'web/**/*Page.tsx'],
    // One found late reloads the first page that a developer opens.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-relay/hooks',
      'relay-runtime',
      'react-router',
      'react-router/dom',
    ],
  },
  // Bundling saves CPU per page; the development server cannot run CommonJS through its module runner.
  ssr:
    command === 'build'
      ? { noExternal: [/^react-relay/, 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', /^@babel\/runtime/] }
      : {},
  builder: {},
  environments: {
    client: {
      build: {
        outDir: join(folder, 'client'),
        // No comment names them; scripts/build/move-source-maps.ts takes them out of what is served.
        sourcemap: 'hidden',
        manifest: true,
        // Together they are 16 kB, and a page waits for as many answers as it has files.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          input: 'web/framework/entry.client.tsx',
          output: {
            // Vite splits by dynamic imports: 120 files for a product page. What is compressed together is smaller.
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
                // The entry's static imports: every page has them.
                { name: 'shell', tags: ['$initial'], test: /\/(?!entry\.client)[^/]+$/, priority: 2 },
                { name: 'shared', minShareCount: 6, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // A bundle for Node leaves the variable to run time: libraries' checks for developers would run on every page.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: join(folder, 'server'),
        target: 'node24',
        copyPublicDir: false,
        emitAssets: false,
        // For the lines in logged errors.
        sourcemap: true,
        rolldownOptions: { input: 'web/framework/entry.server.tsx', output: { sourcemapExcludeSources: true } },
      },
    },
  },
}));
