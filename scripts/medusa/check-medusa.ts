import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { isGiven, text } from '../../schema/settings/values.ts';
import { freePort } from '../deployment/gateway-process.ts';
import { type MedusaProcess, startMedusa } from './medusa-process.ts';

const USAGE = `node scripts/medusa/check-medusa.ts [--report FILE] [--serve]

Starts a real Medusa with a small shop in it, in the PostgreSQL server of TEST_DATABASE_URL, and runs the tests that
need one, *.medusa.test.ts and e2e/medusa.spec.ts, after npm run build. ./scripts/medusa/run starts PostgreSQL as well.

  --report  writes the unit tests' results to the file, as JSON
  --serve   tests nothing; prints the settings of a storefront in front of Medusa, and waits for Ctrl+C

Example: node scripts/medusa/check-medusa.ts --serve`;

await runProgram(USAGE, async (words, { TEST_DATABASE_URL: postgres }) => {
  const { values } = readOptions({ report: Type.Optional(text()), serve: isGiven }, words, 0);
  if (!postgres) throw new Error('TEST_DATABASE_URL is unset: ./scripts/medusa/run starts a PostgreSQL server.');
  // Leave neither Medusa nor its folder behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const report = (message: string) => console.log(`Medusa, ${seconds()} s: ${message}`);
  const [eventsPort, eventsSecret] = [String(await freePort()), 'a secret of tests, of 32 characters'];
  const environment = { STOREFRONT_URL: `http://127.0.0.1:${eventsPort}`, MEDUSA_EVENTS_SECRET: eventsSecret };
  const medusa = await startMedusa({ postgres, environment, report });
  report('open');
  try {
    if (values.serve) {
      const { url, publishableKey, adminKey } = medusa;
      console.log(
        `COMMERCE=medusa:${url} MEDUSA_PUBLISHABLE_KEY=${publishableKey} MEDUSA_ADMIN_KEY=${adminKey} npm start`,
      );
      await new Promise(() => {});
    }
    const env = {
      ...process.env,
      TEST_MEDUSA_URL: medusa.url,
      TEST_MEDUSA_PUBLISHABLE_KEY: medusa.publishableKey,
      TEST_MEDUSA_ADMIN_KEY: medusa.adminKey,
      TEST_MEDUSA_PROCESS_URL: await openControl(medusa),
      TEST_MEDUSA_EVENTS_PORT: eventsPort,
      TEST_MEDUSA_EVENTS_SECRET: eventsSecret,
    };
    const reporters = values.report ? ['--reporter=json', `--outputFile.json=${values.report}`] : [];
    const commands = [
      // Medusa computes on one core: at the same time, all would be late.
      ['vitest', 'run', '.medusa.test.ts', '--no-file-parallelism', '--reporter=default', ...reporters],
      ['playwright', 'test'],
    ] as const;
    for (const [program, ...args] of commands) {
      const [status] = (await once(spawn(program, args, { stdio: 'inherit', env }), 'exit')) as [number | null];
      if (status !== 0) process.exitCode = 1;
    }
  } finally {
    await medusa.stop();
  }
});

/** Lets tests kill Medusa and start it again, by `/kill` and `/restart`. Returns the URL. */
async function openControl(medusa: MedusaProcess): Promise<string> {
  const server = createServer(async ({ url }, response) => {
    const isDone = await (url === '/kill' ? medusa.kill() : medusa.restart()).then(
      () => true,
      (error: unknown) => console.error(error),
    );
    response.writeHead(isDone ? 204 : 500).end();
  }).unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
