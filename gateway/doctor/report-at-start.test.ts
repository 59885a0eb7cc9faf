import { expect, test, vi } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { reportAtStart } from './report-at-start.ts';

const defaults = readConfig({});
const shop = {
  database: 'ready' as const,
  problem: null,
  stored: { sellsSamples: true, lastBackup: null },
  branches: [],
};

test('prints text on a terminal', async () => {
  const warn = vi.fn<() => void>();
  const lines: string[] = [];
  await reportAtStart({
    config: defaults,
    defaults,
    logger: { warn },
    readShop: async () => shop,
    print: (line) => lines.push(line),
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {2}PUBLIC_URL +The public address is http:/),
      expect.stringMatching(/^ {2}catalogue +The sample catalogue is on sale/),
    ]),
  );
  expect(warn).not.toHaveBeenCalled();
});

test('logs one warning for each problem when there is no terminal', async () => {
  const warn = vi.fn<() => void>();
  await reportAtStart({ config: defaults, defaults, logger: { warn }, readShop: null, print: null });
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ about: 'BANK_DETAILS', todo: expect.stringContaining('Set BANK_DETAILS') }),
    expect.stringMatching(/^not ready to sell: The account for bank transfers is made up/),
  );
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
