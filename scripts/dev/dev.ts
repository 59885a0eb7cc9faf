import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../config/config.ts';
import { startEmbeddedShop } from '../../shop/start-embedded-shop.ts';

/**
 * Runs the shop from its sources, in two processes that Node restarts when their code changes: the embedded shop in this one, and the gateway in a
 * child. An edit of the gateway restarts the child alone, so the shop keeps its search index.
 */
const config = readConfig(process.env);
const shop = config.shopApiUrl ? null : await startEmbeddedShop(config);

// Once, beside the rest: a change of the documentation is seen after `node gateway/server/docs/site/build-docs.ts`.
spawn(process.execPath, ['gateway/server/docs/site/build-docs.ts'], { stdio: 'inherit' });

const WATCH = ['--watch-path=gateway', '--watch-path=domain', '--watch-preserve-output', '--watch-kill-signal=SIGINT'];
const gateway = spawn(process.execPath, [...WATCH, 'scripts/dev/gateway.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...(shop && { SHOP_API_URL: shop.url, SHOP_API_SECRET: shop.secret }) },
});
const gatewayEnded = once(gateway, 'exit');

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  gateway.kill();
  await gatewayEnded;
  await shop?.stop();
  process.exit();
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The watcher that started this process holds the IPC channel open. Exit with it, as nothing else would stop this process.
process.on('disconnect', () => void stop());
await gatewayEnded;
await stop();
