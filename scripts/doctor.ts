import { runDoctor } from '@storefront/gateway/doctor/run-doctor.ts';
import { embeddedShop } from '@storefront/embedded/embedded-shop.ts';
import { readWholeConfig } from './whole-config.ts';

/** Lists why the shop is not ready to sell: `npm run doctor`. */
await runDoctor(() => readWholeConfig(process.env), embeddedShop);
