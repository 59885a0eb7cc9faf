import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, HERE, ready, startGateway, type GatewayProcess } from '../deployment/gateway-process.ts';
import { openFaultyProxy } from './faults.ts';

/** Without `shops` each gateway has its embedded shop. Several share PostgreSQL and Redis. */
export const SHAPES = {
  '1x1': { gateways: 1, shops: 0 },
  '1+1': { gateways: 1, shops: 1 },
  '2x1': { gateways: 2, shops: 0 },
  '4x2': { gateways: 4, shops: 2 },
} as const;
export type ShapeName = keyof typeof SHAPES;
export const isShared = (shape: ShapeName): boolean => SHAPES[shape].gateways > 1;
export type Stack = Awaited<ReturnType<typeof startStack>>;

export async function startStack(
  cleanup: AsyncDisposableStack,
  shape: ShapeName,
  counts: { gateways: number; shops: number } = SHAPES[shape],
) {
  const { TEST_DATABASE_URL: server = '', TEST_REDIS_URL: REDIS_URL = '' } = process.env;
  const environment: Record<string, string> = {
    DATA_DIR: makeFolder(cleanup),
    SEED_PRODUCTS: '500',
    SHOP_API_SECRET: 'a secret of the drill',
    LOG_LEVEL: 'silent',
    // So long that a page which changes sooner was dropped.
    ...(counts.shops === 0 && { CACHE_SECONDS: '30' }),
  };
  if (isShared(shape)) {
    const name = `drill_${process.pid}_${counts.gateways}`;
    await run('psql', server, '-qc', `create database ${name}`);
    cleanup.defer(() => run('psql', server, '-qc', `drop database ${name} with (force)`));
    const url = new URL(server);
    url.pathname = name;
    Object.assign(environment, { DATABASE_URL: url.href, REDIS_URL, TRUSTED_PROXIES: '1' });
  }
  // On an empty database one seeds, and the others wait.
  const start = (count: number, program: string, more = {}): Promise<GatewayProcess[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const own = { ...environment, ...(isShared(shape) && { DATA_DIR: makeFolder(cleanup) }), ...more };
        const options = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
        const member = await startGateway(own, options, undefined, program);
        cleanup.defer(member.kill);
        return member;
      }),
    );
  const shops = await start(counts.shops, 'shop/embedded/main.ts');
  const proxy = shops.length === 1 && shops[0] ? await openFaultyProxy(cleanup, shops[0].shopApiUrl) : null;
  const shopApi = shops.length > 1 ? await startCaddy(cleanup, shops, '/brands/get_all_brands') : (proxy?.url ?? '');
  const gateways = await start(counts.gateways, 'main.ts', { SHOP_API_URL: shopApi });
  for (const { url } of gateways) await ready(url);
  const url = isShared(shape) ? await startCaddy(cleanup, gateways) : (gateways[0]?.url ?? '');
  return { shape, url, gateways, shops, proxy, environment };
}

/** Runs a program, and waits for its end. */
export const run = async (program: string, ...words: readonly string[]): Promise<void> =>
  void (await promisify(execFile)(program, words, { cwd: HERE }));

/** Starts or stops a server that scripts/with-stores has started. */
export const control = (server: 'postgres' | 'redis', action: 'start' | 'stop'): Promise<void> =>
  run('sh', '-c', `. scripts/${server}.sh; control_${server} ${action}`);

function makeFolder(cleanup: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts Caddy as compose.yaml has it, with the addresses of processes instead of a name of containers. */
async function startCaddy(
  cleanup: AsyncDisposableStack,
  targets: readonly { url: string }[],
  healthPath = '/readyz',
): Promise<string> {
  const hosts = targets.map(({ url }) => new URL(url).host).join(' ');
  const [folder, port] = [makeFolder(cleanup), await freePort()];
  const file = join(folder, 'Caddyfile');
  const shipped = readFileSync(join(HERE, 'scripts/deployment/Caddyfile'), 'utf8')
    .replace('{$SITE_ADDRESS:http://localhost}', `http://:${port}`)
    .replace(/dynamic a gateway 4000 \{[^}]*\}/, `to ${hosts}\nhealth_uri ${healthPath}\nhealth_interval 1s`);
  writeFileSync(file, `{\n\tadmin off\n}\n${shipped}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
  const stop = () => void caddy.kill();
  process.once('exit', stop);
  cleanup.defer(stop);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    assert.equal(caddy.exitCode, null, 'Caddy has ended');
    await delay(50);
  }
  return url;
}
