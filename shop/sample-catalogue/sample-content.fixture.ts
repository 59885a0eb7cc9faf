import { readContent } from '@storefront/config/shop-folder/content/read-content.ts';
import { SAMPLE_FOLDER } from '@storefront/config/shop-folder/shop-folder.ts';
import { sampleConfig } from '@storefront/config/config.ts';

/** The sample shop's pages and posts, with its own details. */
export const sampleContent = readContent({ path: SAMPLE_FOLDER, isSample: true }, sampleConfig());
