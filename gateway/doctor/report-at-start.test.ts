import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@storefront/config/config.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { reportAtStart } from './report-at-start.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'report-at-start-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** What a start without settings prints and logs, on a terminal or not. */
async function started(isTerminal: boolean) {
  const print = vi.fn<(text: string) => void>();
  const warn = vi.fn();
  await reportAtStart({
    config: readConfig({ DATA_DIR: dataDir }),
    defaults: readConfig({}),
    logger: { warn },
    readShop: null,
    print: isTerminal ? print : null,
  });
  return { print: print.mock.calls, warn: warn.mock.calls };
}

const LINE = /^[1-9]\d* points before you sell: npm run doctor$/;

test('a start on a terminal prints one line, however many problems there are', async () => {
  expect(await started(true)).toEqual({ print: [[expect.stringMatching(LINE)]], warn: [] });
});

test('a start without a terminal logs one warning, which names what the problems are about', async () => {
  const { print, warn } = await started(false);
  expect(print).toEqual([]);
  expect(warn).toEqual([[{ points: expect.arrayContaining(['SMTP_URL']) }, expect.stringMatching(LINE)]]);
});
