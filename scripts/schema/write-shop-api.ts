import { writeFileSync } from 'node:fs';
import { shopApi } from './shop-api.ts';

writeFileSync('schema/shop-api.openapi.json', `${JSON.stringify((await shopApi()).document, null, 2)}\n`);
