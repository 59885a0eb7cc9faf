import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HERE, ready, startGateway } from '../../deployment/gateway-process.ts';

/** The built shop in a separate process, for benchmarks that open it in a browser. */
export interface ServedShop {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the shop that a checkout has built, with data of its own, and waits until it is ready. */
export async function serveShop(checkout = HERE): Promise<ServedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-shop-'));
  const { url, child, kill } = await startGateway(
    {
      DATA_DIR: dataDir,
      OPEN_GRAPH: 'true',
      COST_PER_MINUTE: '1000000000',
      REQUESTS_PER_MINUTE: '1000000',
      PAGES_PER_MINUTE: '1000000',
      IMAGES_PER_MINUTE: '1000000',
    },
    [],
    checkout,
  );
  async function stop(): Promise<void> {
    await kill();
    rmSync(dataDir, { recursive: true });
  }
  await ready(url);
  return { origin: url, pid: child.pid ?? 0, stop };
}
