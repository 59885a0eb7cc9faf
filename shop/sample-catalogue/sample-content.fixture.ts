import { readContent } from '@storefront/schema/shop-folder/content/read-content.ts';
import { SAMPLE_FOLDER } from '@storefront/schema/shop-folder/shop-folder.ts';
import { sampleConfig } from '@storefront/schema/settings/shared-config.ts';

/** The sample shop's pages and posts, with its own details. */
export const sampleContent = readContent({ path: SAMPLE_FOLDER, isSample: true }, sampleConfig());
