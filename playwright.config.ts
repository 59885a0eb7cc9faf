import { defineConfig } from '@playwright/test';

/** Ports of their own, so that a shop which is already open is left alone. */
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/pages',
  workers: 1,
  // What fails once on a busy machine and then passes is told as flaky.
  retries: 1,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PAGE_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Whoever tests something else has answered the question about cookies.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: [
            { name: 'consent', value: JSON.stringify({ choice: 'declined', at: new Date().toISOString() }) },
          ],
        },
      ],
    },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node gateway/main.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Its own store, whichever the shop of whoever runs this is kept in.
    // Tests ask the graph what the storefront does not, and more often than people do.
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/data',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      DEV_OUTBOX: 'true',
      OPEN_GRAPH: 'true',
      REQUESTS_PER_MINUTE: '100000',
      PAGES_PER_MINUTE: '100000',
      IMAGES_PER_MINUTE: '1000000',
      COST_PER_MINUTE: '1000000000',
    },
  },
});
