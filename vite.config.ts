import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './scripts/vite-relay.ts';

const packages = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: 'web/public',
  plugins: [relay('web/__generated__'), vanillaExtractPlugin(), react()],
  optimizeDeps: {
    entries: ['web/app/entry.client.tsx', 'web/**/*Page.tsx'],
    // All of them by name: one found late reloads the first page that a developer opens.
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
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  // Bundled for production, where it saves CPU per page; the development server cannot run CommonJS through its module runner.
  ssr: command === 'build' ? { noExternal: [/^react-relay/, 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', /^@babel\/runtime/] } : {},
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'web/app/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 3 },
                { name: 'relay', test: packages('react-relay', 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', '@babel/runtime'), priority: 2 },
                { name: 'router', test: packages('react-router', 'cookie-es', '@remix-run'), priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: 'web/app/entry.server.tsx' },
      },
    },
  },
}));
