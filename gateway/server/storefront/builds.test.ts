import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { swapBuild } from './builds.ts';
import { openStorefront } from './storefront.ts';

let root: string;
let user: ChildProcess | null;
beforeEach(() => {
  root = temporaryFolder();
  write('schema/operations.json', '{}');
  user = null;
});
afterEach(() => {
  user?.kill();
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const dist = () => join(root, 'dist');
const entry = (file: string) =>
  JSON.stringify({ 'web/framework/entry.client.tsx': { file, isEntry: true }, 'style.css': { file: 'style.css' } });

/** What `npm run build` makes, with its name in each file. */
function build(name: string): string {
  write(`dist/${name}/client/.vite/manifest.json`, entry(`assets/client-${name}.js`));
  write(`dist/${name}/client/assets/client-${name}.js`, name);
  write(`dist/${name}/client/guide.css`, name);
  write(`dist/${name}/server/entry.server.js`, `export const render = () => import('./page.js');`);
  write(`dist/${name}/server/page.js`, `export const name = '${name}';`);
  return join(dist(), name);
}

/** Opens the storefront as a start does, and returns what it answers and renders. */
async function started() {
  const storefront = await openStorefront(root);
  const app = fastify();
  await app.register(storefront.staticFiles);
  const render = storefront.render as unknown as () => Promise<{ name: string }>;
  return {
    entries: storefront.assets([]).entries,
    get: async (path: string) => (await app.inject(path)).body,
    rendered: async () => (await render()).name,
  };
}

test('a running shop serves its own build after another has become current; the next start uses that one', async () => {
  swapBuild(dist(), build('build-1'));
  const running = await started();
  swapBuild(dist(), build('build-2'));
  expect(running.entries).toEqual(['/assets/client-build-1.js']);
  for (const path of [...running.entries, '/guide.css']) expect(await running.get(path)).toBe('build-1');
  expect(await running.rendered()).toBe('build-1');

  const next = await started();
  expect(next.entries).toEqual(['/assets/client-build-2.js']);
  expect(await next.get('/guide.css')).toBe('build-2');
  expect(await next.rendered()).toBe('build-2');
});

test('removes former builds that no process uses any more', async () => {
  const used = build('build-1');
  swapBuild(dist(), used);
  const program = `import { useCurrentBuild } from ${JSON.stringify(join(import.meta.dirname, 'builds.ts'))};
    useCurrentBuild(${JSON.stringify(dist())}); console.log('used'); setInterval(() => {}, 1000);`;
  user = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(user.stdout!, 'data');
  swapBuild(dist(), build('build-2'));
  swapBuild(dist(), build('build-3'));
  expect(existsSync(used)).toBe(true);
  expect(existsSync(join(dist(), 'build-2'))).toBe(false);

  // As a crash does: without removing its mark.
  user.kill('SIGKILL');
  await once(user, 'exit');
  swapBuild(dist(), build('build-4'));
  expect(existsSync(used)).toBe(false);
});
