import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { superviseWorker, type Supervisor } from './supervisor.ts';

/** Answers every request except `/die`, which crashes it. */
const CRASHING_WORKER = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((request, response) => {
    if (request.url === '/die') throw new Error('killed');
    response.setHeader('connection', 'close');
    response.end('alive');
  });
  parentPort.postMessage({ kind: 'progress', message: 'Opening …' });
  server.listen(workerData, '127.0.0.1', () => parentPort.postMessage({ kind: 'ready', port: server.address().port }));
  parentPort.once('message', () => process.exit(0));
`;

const worker = (code: string) => (port: number) => new Worker(code, { eval: true, workerData: port, stderr: true });

let supervisor: Supervisor | null = null;
const crashes: string[] = [];
const progress: string[] = [];

async function supervise(code: string): Promise<Supervisor> {
  supervisor = await superviseWorker({
    createWorker: worker(code),
    onProgress: (message) => progress.push(message),
    onCrash: (error) => crashes.push(error.message),
  });
  return supervisor;
}

async function answer(path: string, port: number): Promise<string> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  } catch {
    return 'dead';
  }
}

afterEach(async () => {
  await supervisor?.stop();
  supervisor = null;
  crashes.length = 0;
  progress.length = 0;
});

test('replaces a crashed worker on the same port', async () => {
  const { port } = await supervise(CRASHING_WORKER);
  expect(await answer('/', port)).toBe('alive');
  expect(await answer('/die', port)).toBe('dead');
  await expect.poll(() => answer('/', port), { timeout: 5_000 }).toBe('alive');
  expect(crashes).toEqual(['killed']);
  expect(progress).toEqual(['Opening …', 'Opening …']);
});

test('does not replace a stopped worker', async () => {
  const { port, stop } = await supervise(CRASHING_WORKER);
  await stop();
  expect(await answer('/', port)).toBe('dead');
  expect(crashes).toEqual([]);
});

test('stops during the backoff after a crash', async () => {
  const { port, stop } = await supervise(CRASHING_WORKER);
  await answer('/die', port);
  await expect.poll(() => crashes).toEqual(['killed']);
  await stop();
  expect(await answer('/', port)).toBe('dead');
});

test.each([
  ['throws', "throw new Error('no room on the disk')", 'no room on the disk'],
  ['exits', 'process.exit(3)', 'the worker ended with 3'],
])('rejects when the first worker %s before it is ready', async (_, code, message) => {
  await expect(supervise(code)).rejects.toThrow(message);
});
