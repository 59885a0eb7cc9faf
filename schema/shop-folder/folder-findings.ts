import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dispatchRule } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import type { SharedConfig } from '../settings/shared-config.ts';
import { checksOf, findingsOf, type Finding } from '../settings/finding.rules.ts';
import type { ShopFile } from './shop-file.ts';
import { SAMPLE_FOLDER } from './shop-folder.ts';

const folder = checksOf('docs/recipes.md#a-shop-of-your-own');
const charges = checksOf('docs/recipes.md#change-a-delivery-charge');
const medusaDocs = checksOf('docs/medusa.md');

/** What the folder still has of the sample's, and what it promises of delivery. */
export function folderFindings(
  { shopFolder, shopFile, medusaUrl, dispatch }: SharedConfig,
  sample: SharedConfig,
): Finding[] {
  const { delivery = {} } = shopFile;
  const texts = new Set(textsOf(shopFile)).intersection(new Set(textsOf(sample.shopFile)));
  // Pages, posts and pictures are named by their path.
  const shown = [...texts, ...(shopFolder ? sampleFilesIn(shopFolder.path) : [])];
  const isOwn = medusaUrl === undefined && shopFolder !== null && !shopFolder.isSample;
  return findingsOf({
    SHOP_DIR: folder.must(
      shown.length > 0,
      `Pages show the sample’s words, promises and pictures: ${shown.join('; ')}.`,
      'Write your own in my-shop/shop.yaml, and replace or delete the files: npm run new-shop writes a folder without.',
    ),
    'delivery charges': charges.must(
      isOwn && !delivery.charges,
      'Delivery is charged as in the sample, since shop.yaml has no charges.',
      'Write yours under delivery.charges in shop.yaml.',
    ),
    dispatch: charges.must(
      isOwn && !delivery.cutOffHour,
      `Product pages promise: ${dispatchRule('STANDARD', dispatch)}.`,
      'Write your own hour as delivery.cutOffHour in shop.yaml, and delivery.toOrderDays for goods that you order in.',
    ),
    'free delivery': medusaDocs.must(
      medusaUrl !== undefined && delivery.freeOver !== undefined,
      'shop.yaml names an amount from which delivery is free, but Medusa’s shipping options charge.',
      'Take delivery.freeOver and its texts out of shop.yaml; in Medusa add a shipping option of 0 from that amount.',
    ),
  });
}

/** Titles that any shop may use. */
const USUAL = new Set(['Shop by category', 'Shop by finish', 'From the blog']);

/** The texts that a shop writes of itself. Its name, contact, branches and legal details are checked by themselves. */
function textsOf({
  name: _name,
  contact: _contact,
  branches: _branches,
  legal: _legal,
  ...shopFile
}: ShopFile): string[] {
  const lines = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lines) : [];
  };
  // A word alone is the kind of a section, an icon or a file.
  return lines(shopFile).filter((text) => text.includes(' ') && !USUAL.has(text));
}

/** The files of a folder with the content of the sample's at the same path. */
function sampleFilesIn(path: string): string[] {
  const read = (file: string) => (statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null);
  return globSync('{*.svg,{pages,posts,pictures}/*}', { cwd: SAMPLE_FOLDER })
    .filter((name) => read(join(path, name))?.equals(readFileSync(join(SAMPLE_FOLDER, name))))
    .toSorted();
}
