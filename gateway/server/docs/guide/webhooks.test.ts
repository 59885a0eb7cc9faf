import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hasPython } from '../../../../scripts/check/python.ts';
import { mintSecret, signedHeaders } from '../../../partners/webhooks/signature.rules.ts';
import { webhooksMarkdown } from './webhooks.ts';

const BODY = '{"type":"price.updated","data":{"path":"/lamp/"}}';

/** Runs a program of Node or Python. */
async function run(program: string, words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, words);
  return stdout.trim();
}
const exampleIn = (language: string) =>
  new RegExp('```' + language + '[^\\n]*\\n([\\s\\S]+?)```').exec(webhooksMarkdown())?.[1] ?? '';

test.runIf(hasPython())('the check in Python accepts a message and refuses a forged one', async () => {
  const secret = mintSecret();
  const isGenuine = (body: string) =>
    run('python3', [
      '-c',
      `${exampleIn('python')}\nimport json, sys\nprint(is_genuine(sys.argv[1], json.loads(sys.argv[2]), sys.argv[3].encode()))`,
      secret,
      JSON.stringify(signedHeaders(secret, 'msg_1', BODY, new Date())),
      body,
    ]);
  expect([await isGenuine(BODY), await isGenuine(`${BODY} `)]).toEqual(['True', 'False']);
});

test('the receiver in JavaScript takes a message once and refuses a forged one', async () => {
  const secret = mintSecret();
  const headers = signedHeaders(secret, 'msg_1', BODY, new Date());
  const program = `process.env.WEBHOOK_SECRET = ${JSON.stringify(secret)};
${exampleIn('ts').replace('import { createServer } from', 'import { createServer as create } from').replace('const webhook', 'let server;\nconst createServer = (work) => (server = create(work));\nconst webhook').replace('3000', '0')}
await new Promise((done) => server.on('listening', done));
for (const body of [${JSON.stringify(BODY)}, ${JSON.stringify(BODY)}, '{}']) {
  const url = 'http://127.0.0.1:' + server.address().port;
  console.log((await fetch(url, { method: 'POST', body, headers: ${JSON.stringify(headers)} })).status);
}
process.exit();`;
  expect(await run(process.execPath, ['--input-type=module', '-e', program])).toBe(
    "price.updated { path: '/lamp/' }\n204\n204\n400",
  );
});
