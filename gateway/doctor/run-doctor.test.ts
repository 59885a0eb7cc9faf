import { expect, test, vi } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { reportAtStart } from './run-doctor.ts';

const defaults = readConfig({});
const shop = {
  database: 'ready' as const,
  problem: null,
  stored: { sellsSamples: true, lastBackup: null, categoryPaths: [], unsold: null },
  branches: [],
};

test('prints one line on a terminal', async () => {
  const warn = vi.fn<() => void>();
  const lines: string[] = [];
  await reportAtStart({
    config: defaults,
    defaults,
    logger: { warn },
    readShop: async () => shop,
    print: (line) => lines.push(line),
  });
  expect(lines).toEqual(['10 points before you sell: npm run doctor']);
  expect(warn).not.toHaveBeenCalled();
});

test('logs one warning that names the settings when there is no terminal', async () => {
  const warn = vi.fn<() => void>();
  await reportAtStart({ config: defaults, defaults, logger: { warn }, readShop: null, print: null });
  expect(warn.mock.calls).toEqual([
    [
      { points: expect.arrayContaining(['PUBLIC_URL', 'BANK_DETAILS']) },
      expect.stringMatching(/^\d+ points before you sell: npm run doctor$/),
    ],
  ]);
});

test('logs its own failure as a warning', async () => {
  const warn = vi.fn<() => void>();
  const error = new Error('The database is locked');
  await reportAtStart({
    config: defaults,
    defaults,
    logger: { warn },
    readShop: () => Promise.reject(error),
    print: null,
  });
  expect(warn.mock.calls).toEqual([[{ error }, 'the check whether the shop is ready to sell failed']]);
});
