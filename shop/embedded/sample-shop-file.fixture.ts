import { readShopFile } from '@storefront/schema/shop-folder/read-shop-file.ts';
import { SAMPLE_FOLDER } from '@storefront/schema/shop-folder/shop-folder.ts';
import { storesOf } from './content/stores.rules.ts';

/** The sample's words. */
export const sampleShopFile = readShopFile({ path: SAMPLE_FOLDER, isSample: true });

export const sampleStores = storesOf(sampleShopFile);
