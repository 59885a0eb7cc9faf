import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Checks the proxies’ and Prometheus’s configuration by their own programs. A missing one is a failure in CI alone. */
const folder = mkdtempSync(join(tmpdir(), 'configuration-'));

interface Check {
  file: string;
  program: string;
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const caddyfile = resolve('scripts/deployment/Caddyfile');
const caddy = (address: string): Check => ({
  file: `Caddyfile at ${address}`,
  program: 'caddy',
  arguments: ['validate', '--adapter', 'caddyfile', '--config', caddyfile],
  environment: { SITE_ADDRESS: address, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
});

const checks: readonly Check[] = [
  caddy('http://localhost'),
  caddy('shop.example'),
  {
    file: 'nginx.conf',
    program: 'nginx',
    arguments: [
      '-t',
      '-q',
      '-e',
      'stderr',
      '-p',
      folder,
      '-g',
      `pid ${folder}/pid;`,
      '-c',
      resolve('scripts/deployment/nginx.conf'),
    ],
  },
  {
    file: 'monitoring/alerts.yml',
    program: 'promtool',
    arguments: ['check', 'rules', 'scripts/deployment/monitoring/alerts.yml'],
  },
];

let failures = 0;
for (const { file, program, arguments: given, environment } of checks) {
  const { error, status, stdout, stderr } = spawnSync(program, given, {
    encoding: 'utf8',
    timeout: 60_000,
    // Debian has servers where only root looks.
    env: { ...process.env, ...environment, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
  });
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT';
  if (status === 0) {
    console.log(`${program} accepts ${file}.`);
  } else if (isMissing && !process.env.CI) {
    console.log(`Skipped: ${file}, because ${program} is not installed.`);
  } else {
    failures += 1;
    const reason = isMissing ? 'It is not installed, and CI needs it.' : `${stdout}${stderr}${error?.message ?? ''}`;
    console.error(`${program} does not accept ${file}: ${reason}`);
  }
}
rmSync(folder, { recursive: true });
process.exitCode = failures === 0 ? 0 : 1;
