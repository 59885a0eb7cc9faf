import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useHttpGateway } from '@storefront/gateway/server/http-gateway.fixture.ts';
import { hasPython } from '../../scripts/check/python.ts';
import { makeKit } from '../package/make-kit.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const python = hasPython() ? 'python3' : null;
const http = useHttpGateway();

/** A partner’s folder with the packed kit installed, and a copy of both starters. */
const folder = mkdtempSync(join(tmpdir(), 'partner-'));
beforeAll(() => {
  const file = makeKit(join(folder, 'kit'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', file], { cwd: folder });
  cpSync(join(folder, 'node_modules/storefront-kit/starters'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in one of the folders with the shop’s address and a partner’s key, and returns what it prints. */
async function printed(place: string, program: string, ...words: string[]): Promise<string> {
  const environment = { ...process.env, SHOP_URL: http.url, PARTNER_KEY: http.partner() };
  const { stdout } = await run(program, words, { cwd: join(folder, place), env: environment });
  return stdout;
}

const STARTERS = [
  { place: 'typescript', program: process.execPath, ending: 'ts', isSkipped: false },
  { place: 'python', program: python ?? '', ending: 'py', isSkipped: python === null },
];

describe.each(STARTERS.filter(({ isSkipped }) => !isSkipped))('in $place', ({ place, program, ending }) => {
  test('buys as a guest, and reads the order by its key', async () => {
    const lines = (await printed(place, program, `buy.${ending}`, 'finished')).trimEnd().split('\n');
    expect(lines).toEqual([
      'Finished: £24.00',
      expect.stringMatching(/^ {2}http\S+\/images\/1280\/\S+ \(A lamp\)$/),
      '1 in the cart',
      '£29.94, of which £5.94 for delivery',
      expect.stringMatching(/^Order ORD-1\d{5}: AWAITING_PAYMENT$/),
      expect.stringMatching(/^Pay by bank transfer: .*sort code/),
      expect.stringMatching(/^http\S+\/order\/\w+\?key=\S+$/),
    ]);
  });

  test('says what is missing, and ends with a failure', async () => {
    await expect(printed(place, program, `buy.${ending}`, 'xyzzy')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing in stock matches “xyzzy”.'),
    });
  });

  test('keeps a copy of the catalogue, and the second time asks for changes alone', async () => {
    const sync = async () => {
      http.asked.length = 0;
      const text = await printed(place, program, `sync.${ending}`, 'catalogue.json', '20');
      return [text.replace(/: \d+ new/, ': N new'), http.asked.some(({ path }) => path.includes('since='))];
    };
    const copied = '45 products in catalogue.json: N new or changed, 0 removed\n';
    expect(await sync()).toEqual([copied, false]);
    expect(await sync()).toEqual([copied, true]);
  });
});

test('the example of the kit’s README runs', async () => {
  const [, example = ''] = /```ts\n([\s\S]+?)```/.exec(readFileSync(join(ROOT, 'kit/README.md'), 'utf8')) ?? [];
  writeFileSync(join(folder, 'typescript/readme.ts'), example.replace("'white'", "'lamp'"));
  expect(await printed('typescript', process.execPath, 'readme.ts')).toMatch(
    /^Lamp \d+ £\d+\.\d\d\n[\s\S]*1 in the cart\n$/,
  );
});

test.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'preserve'],
])('the starter’s types are right as %s resolves them', async (moduleResolution, module) => {
  const types = join(ROOT, 'node_modules/@types');
  const words = ['-p', '.', '--moduleResolution', moduleResolution, '--module', module, '--typeRoots', types];
  expect(await printed('typescript', join(ROOT, 'node_modules/.bin/tsc'), ...words, '--skipLibCheck', 'false')).toBe(
    '',
  );
});
