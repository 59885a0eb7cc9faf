import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{gateway,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: 'scripts/tell-engines.ts',
    // The graph's packages must share one copy of graphql, or its types do not recognise each other.
    alias: { graphql: join(import.meta.dirname, 'node_modules/graphql/index.js') },
  },
});
