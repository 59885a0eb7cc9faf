import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WITHOUT_PICTURES } from './e2e/pictures.ts';
import { SHOP, SHOPS } from './e2e/shops.ts';

/** Medusa's tests run in front of a real one (scripts/medusa/check-medusa.ts), all the others without. */
const { TEST_MEDUSA_URL: medusaUrl, TEST_MEDUSA_PUBLISHABLE_KEY = '', TEST_MEDUSA_ADMIN_KEY = '' } = process.env;

const OF_MEDUSA = 'medusa.spec.ts';

// With data of its own: what Medusa fills, the others are not to sell.
const shops = medusaUrl ? [{ ...SHOP, dataDir: `${SHOP.dataDir}-medusa` }] : SHOPS;

/** Each worker reads this file with its own index in TEST_PARALLEL_INDEX. */
const origin = `http://127.0.0.1:${SHOP.port}`;

// The sample's words also in front of a shop API of its own, for which the shop would have none.
process.env.SHOP_DIR = join(import.meta.dirname, 'shop/sample-catalogue/shop');

export default defineConfig({
  testDir: 'e2e',
  testMatch: medusaUrl ? OF_MEDUSA : '*.spec.ts',
  testIgnore: medusaUrl ? [] : OF_MEDUSA,
  outputDir: 'test-results/pages',
  workers: shops.length,
  // Matrices of widths and colour schemes, and long journeys, are for ./scripts/test --all.
  grepInvert: process.env.TEST_WIDE ? [] : /@wide/,
  // A test that fails and then passes is a fault to find.
  retries: 0,
  // A page takes four times as long on a busy machine of two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PAGE_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL: origin,
    // Whoever tests something else has answered the question about cookies.
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'consent', value: JSON.stringify({ choice: 'declined', at: new Date().toISOString() }) },
          ],
        },
      ],
    },
    launchOptions: WITHOUT_PICTURES,
  },
  webServer: shops.map(({ port, dataDir }) => ({
    command: 'node main.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Tests must not use the data of whoever runs them; they ask the graph more often than people do.
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      DEV_OUTBOX: 'true',
      OPEN_GRAPH: 'true',
      REQUESTS_PER_MINUTE: '100000',
      PAGES_PER_MINUTE: '100000',
      IMAGES_PER_MINUTE: '1000000',
      COST_PER_MINUTE: '1000000000',
      ...(medusaUrl && {
        COMMERCE: `medusa:${medusaUrl}`,
        MEDUSA_PUBLISHABLE_KEY: TEST_MEDUSA_PUBLISHABLE_KEY,
        MEDUSA_ADMIN_KEY: TEST_MEDUSA_ADMIN_KEY,
      }),
    },
  })),
});
