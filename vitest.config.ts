import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,gateway,web,scripts}/**/*.test.{ts,tsx}'],
    // A machine that does other things as well is no failure.
    testTimeout: 20_000,
    globalSetup: 'scripts/tell-engines.ts',
    // The graph's packages must share one copy of graphql, or its types do not recognise each other.
    alias: { graphql: join(import.meta.dirname, 'node_modules/graphql/index.js') },
  },
});
