import { startGateway } from '@storefront/gateway/start-gateway.ts';
import { embeddedShop } from '@storefront/embedded/embedded-shop.ts';
import { readWholeConfig } from './scripts/whole-config.ts';

/** Runs the whole product: the gateway, and the embedded shop unless `SHOP_API_URL` names another shop API. */
await startGateway(() => readWholeConfig(process.env), embeddedShop);
