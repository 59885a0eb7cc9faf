import { readConfig } from './config/config.ts';
import { startGateway } from './start-gateway.ts';

/** Runs the gateway by itself, in front of the shop API that `SHOP_API_URL` names. */
await startGateway(async () => readConfig(process.env), null);
