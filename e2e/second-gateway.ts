import { spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { createShopServer } from '../shop/embedded/server.ts';
import { openSmallShop, type SmallShop } from '../shop/embedded/small-shop.fixture.ts';

export async function serveShop(shop: SmallShop, port: number): Promise<Server> {
  const server = await createShopServer(shop);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Starts a gateway in production, with data of this name, in front of the shop API of its settings. */
export async function startGateway(
  port: number,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const common = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: `test-results/${name}`, LOG_LEVEL: 'silent' };
  const gateway = spawn('node', ['main.ts'], { env: { ...process.env, ...common, ...settings }, stdio: 'ignore' });
  const status = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  await expect(async () => expect(await status()).toBe(200)).toPass();
  return gateway;
}

/** Runs a gateway in front of the small shop, which has the next port, for a spec. */
export function useSecondGateway(
  port: number,
  name: string,
  settings: Readonly<Record<string, string>> = {},
  openShop = () => openSmallShop(),
): void {
  let shop: Server;
  let gateway: ChildProcess;
  test.beforeAll(async () => {
    shop = await serveShop(await openShop(), port + 1);
    gateway = await startGateway(port, name, { SHOP_API_URL: `http://127.0.0.1:${port + 1}`, ...settings });
  });
  test.afterAll(() => {
    gateway.kill('SIGTERM');
    shop.closeAllConnections();
    shop.close();
  });
}
