import { writeFileSync } from 'node:fs';
import { ShopFile } from '../../schema/shop-folder/shop-file.ts';
import { SHOP_FILE_SCHEMA } from './shop-file-schema.ts';

/** Writes the JSON Schema of `shop.yaml`. */
const schema = { $schema: 'http://json-schema.org/draft-07/schema#', title: 'shop.yaml', ...ShopFile };
writeFileSync(SHOP_FILE_SCHEMA, `${JSON.stringify(schema, null, 2)}\n`);
