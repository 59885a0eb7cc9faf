import { HERE, startGateway, type GatewayProcess } from './deployment/gateway-process.ts';

/** The product in a separate process, for callers of its embedded shop. */
export interface ShopProcess extends Pick<GatewayProcess, 'kill' | 'stop'> {
  /** URL of the embedded shop's API. */
  url: string;
  /** Milliseconds from start until the shop answered. */
  startMilliseconds: number;
}

export async function startProcess(dataDir: string, seedProducts: number, checkout = HERE): Promise<ShopProcess> {
  const started = performance.now();
  const {
    shopApiUrl: url,
    kill,
    stop,
  } = await startGateway({ DATA_DIR: dataDir, SEED_PRODUCTS: String(seedProducts) }, [], checkout);
  const answer = await fetch(`${url}/stores`);
  if (!answer.ok) throw new Error(`The shop opened and answered ${answer.status}`);
  return { url, startMilliseconds: performance.now() - started, kill, stop };
}
