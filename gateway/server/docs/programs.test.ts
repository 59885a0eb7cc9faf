import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { mintSecret, signedHeaders } from '../../partners/webhooks/signature.rules.ts';
import { useHttpGateway } from '../http-gateway.fixture.ts';

const http = useHttpGateway();
const directory = mkdtempSync(join(tmpdir(), 'partner-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** The block of code on a page that has a text. */
function programOn(page: string, language: string, text: string): string {
  const markdown = readFileSync(`docs/partners/${page}.md`, 'utf8');
  const programs = [...markdown.matchAll(new RegExp(`\`\`\`${language}\\n([^]+?)\`\`\``, 'g'))];
  return programs.map(([, program = '']) => program).find((program) => program.includes(text)) ?? '';
}

/** Runs a program as a partner does, on this gateway, and returns what it prints. */
async function printed(program: string, words: readonly string[], key: string): Promise<string> {
  const file = join(directory, `${words.length}-${program.length}.mts`);
  writeFileSync(file, program.replaceAll('https://shop.example', http.url).replaceAll('example-term', 'lamp'));
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], {
    env: { ...process.env, PARTNER_KEY: key },
  });
  return stdout;
}

test('the program of at most 60 lines places a test order', async () => {
  const program = programOn('examples', 'ts', '// buy.ts');
  expect(program.split('\n').length).toBeLessThanOrEqual(60);
  const key = http.partner({ kind: 'sandbox' });
  expect((await printed(program, ['finished'], key)).trimEnd().split('\n')).toEqual([
    'Finished: 1 in the cart',
    '£29.94 with delivery',
    'Test order ORD-900000001: AWAITING_PAYMENT',
    expect.stringMatching(/^Pay by bank transfer: .*sort code/),
    expect.stringMatching(/^http\S+\/order\/\w+\?key=\S+$/),
  ]);
  await expect(printed(program, ['xyzzy'], key)).rejects.toMatchObject({
    stderr: expect.stringContaining('Nothing in stock matches “xyzzy”.'),
  });
  await expect(printed(program, ['finished'], 'lk_sandbox_unknown')).rejects.toMatchObject({
    stderr: expect.stringContaining('UNKNOWN_PARTNER_KEY: '),
  });
});

test('the first request prints products and its cost', async () => {
  expect(await printed(programOn('index', 'ts', 'FindProducts'), [], http.partner())).toMatch(
    /^(?:Lamp.* \d+\.\d\d\n){3}It cost \d+\n$/,
  );
});

test('the body of the request with curl finds products', async () => {
  const [, body = ''] = /-d '([^']+)'/.exec(programOn('index', 'sh', 'curl')) ?? [];
  const answer = await http.post(body.replace('example-term', 'lamp'), { 'x-partner-key': http.partner() });
  expect(answer.json.data).toMatchObject({ search: { nodes: [{}, {}, {}] } });
});

test('the client in ten lines sends the key, and keeps the token of its cart', async () => {
  const program = `${programOn('examples', 'ts', '// shop-fetch.ts')}
    const ask = async (query: string) => (await (await shopFetch('https://shop.example/graphql', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }),
    })).json()).data;
    const { product } = await ask('{ product(path: "/lamp-1/") { id } }');
    await ask('mutation { cartLineAdd(input: { productId: "' + product.id + '" }) { __typename } }');
    console.log((await ask('{ cart { quantity } }')).cart.quantity);`;
  expect(await printed(program, [], http.partner())).toBe('1\n');
});

test('the receiver of webhooks takes a message once and refuses a forged one', async () => {
  const secret = mintSecret();
  const body = '{"type":"price.updated","data":{"path":"/lamp/"}}';
  const headers = signedHeaders(secret, 'msg_1', body, new Date());
  const receiver = programOn('webhooks', 'js', 'standardwebhooks')
    .replace('import { createServer } from', 'import { createServer as create } from')
    .replace('const webhook', 'let server;\nconst createServer = (work) => (server = create(work));\nconst webhook')
    .replace('3000', '0');
  const program = `process.env.WEBHOOK_SECRET = ${JSON.stringify(secret)};
${receiver}
await new Promise((done) => server.on('listening', done));
for (const body of [${JSON.stringify(body)}, ${JSON.stringify(body)}, '{}']) {
  const url = 'http://127.0.0.1:' + server.address().port;
  console.log((await fetch(url, { method: 'POST', body, headers: ${JSON.stringify(headers)} })).status);
}
process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe("price.updated { path: '/lamp/' }\n204\n204\n400\n");
});
