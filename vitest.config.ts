import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { relay } from './scripts/vite/relay.ts';

const KILLS_MEDUSA = 'shop/conformance/killed-medusa.medusa.test.ts';

export default defineConfig({
  test: {
    // A machine that does other things as well is no failure.
    testTimeout: 20_000,
    // A worker serves all its files, which halves the time: a test must leave nothing behind.
    isolate: false,
    // By default one core is left to Vitest itself, which is half of a small machine.
    maxWorkers: '100%',
    globalSetup: 'scripts/check/report-skipped-suites.ts',
    // The graph's packages must share one copy of graphql, or its types do not recognise each other.
    alias: { graphql: join(import.meta.dirname, 'node_modules/graphql/index.js') },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TEST_MEDUSA_URL ? [KILLS_MEDUSA] : ['**/*.medusa.test.ts']),
          ],
        },
      },
      // Others need Medusa at the same time: it is killed when they are done.
      ...(process.env.TEST_MEDUSA_URL
        ? [
            {
              extends: true as const,
              test: { name: 'kills Medusa', include: [KILLS_MEDUSA], sequence: { groupOrder: 1 } },
            },
          ]
        : []),
      {
        extends: true,
        plugins: [relay('web/component-tests/__generated__', 'web/__generated__'), vanillaExtractPlugin()],
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          css: true,
          setupFiles: 'web/component-tests/browser.fixture.ts',
        },
      },
    ],
  },
});
