import { resolve } from 'node:path';

/** The JSON Schema of `shop.yaml`, from which editors complete. */
export const SHOP_FILE_SCHEMA = resolve(import.meta.dirname, '../../schema/shop-file.schema.json');
