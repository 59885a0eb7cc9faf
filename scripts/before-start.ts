import { portProblem } from '../gateway/server/load/port-problem.ts';
import { readShopState } from '../shop/embedded/shop-state.ts';
import { readWholeConfig } from './whole-config.ts';

/**
 * Exits with one line when the shop cannot start here: wrong settings, a port in use, data of a later version. Changes
 * nothing. Run before a build.
 */
async function problem(): Promise<string | null> {
  const config = await readWholeConfig(process.env);
  const ofPort = await portProblem(config.host, config.port);
  if (ofPort !== null || config.shopApiUrl !== undefined) return ofPort;
  return (await readShopState(config)).problem;
}

const found = await problem().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
if (found !== null) {
  console.error(found);
  process.exitCode = 1;
}
