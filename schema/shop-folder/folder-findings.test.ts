import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { readSharedConfig } from '../settings/shared-config.ts';
import { READY } from '../settings/ready-settings.fixture.ts';
import { folderFindings } from './folder-findings.ts';
import { SAMPLE_FOLDER } from './shop-folder.ts';

const config = readSharedConfig(READY);
const sample = readSharedConfig({});
const aboutOf = (more: Partial<typeof config>) =>
  folderFindings({ ...config, ...more }, sample).map(({ about }) => about);

test('finds nothing in a folder of one’s own, nor in the sample before it sells', () => {
  expect(aboutOf({})).toEqual([]);
  expect(folderFindings(sample, sample).map(({ about }) => about)).toEqual(['SHOP_DIR']);
});

test('names each text, page and picture of the sample that a folder still has', () => {
  const path = temporaryFolder();
  for (const name of ['pages/about-us.md', 'logo.svg']) cpSync(join(SAMPLE_FOLDER, name), join(path, name));
  const promises = (sample.shopFile.promises ?? []).slice(1, 2);
  const [finding] = folderFindings(
    { ...config, shopFolder: { path, isSample: false }, shopFile: { ...config.shopFile, promises } },
    sample,
  );
  expect(finding).toMatchObject({
    about: 'SHOP_DIR',
    what: expect.stringMatching(/: Trusted for 40 years; By homes and by the trade; logo.svg; pages\/about-us.md\.$/),
  });
});
