import type { Config } from '@storefront/config/config.ts';
import type { ShopFile } from '@storefront/config/shop-folder/shop-file.ts';
import type { Facts } from './facts.ts';
import { must, type Finding } from './finding.rules.ts';

/** Titles that any shop may use. */
const USUAL = new Set(['Shop by category', 'Shop by finish', 'From the blog']);

/** What pages show of the sample: each of its texts, pages, posts and pictures that the shop's folder still has. */
export function sampleFindings({ shopFile }: Config, defaults: Config, { sampleFiles }: Facts): Finding[] {
  const ofTheSample = new Set(textsOf(defaults.shopFile));
  const shown = [
    ...new Set(textsOf(shopFile).filter((text) => ofTheSample.has(text))),
    // Named by its path: a page's or a post's words are its whole content.
    ...sampleFiles,
  ];
  if (shown.length === 0) return [];
  return [
    must(
      'SHOP_DIR',
      `Pages show the sample’s words, promises and pictures: ${shown.join('; ')}.`,
      'Write your own in my-shop/shop.yaml, and replace or delete the files: npm run new-shop -- my-shop writes a folder without any.',
      'docs/recipes.md#a-shop-of-your-own',
    ),
  ];
}

/** The texts that a shop writes of itself. Its name, contact, branches and legal details have findings of their own. */
function textsOf({ tagline, description, announcement, promises, trade, home, footer, blog }: ShopFile): string[] {
  return linesOf({ tagline, description, announcement, promises, trade, home, footer, blog }).filter(
    // A word alone is the kind of a section, an icon or a file.
    (text) => text.includes(' ') && !USUAL.has(text),
  );
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}
