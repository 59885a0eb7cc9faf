import { readConfig } from './config/config.ts';
import { startGateway } from './start-gateway.ts';

/** In front of the shop API that `SHOP_API_URL` names. */
await startGateway(async () => readConfig(process.env), null);
