import { expect, test } from 'vitest';
import { readMessageToPrimary, readMessageToWorker } from './messages.ts';

const NAME = `320/0a/${'0a'.repeat(16)}`;

test.each([
  { kind: 'join' },
  { kind: 'leave', signal: 'SIGTERM' },
  { kind: 'change', change: ['/lamp-1/'] },
  { kind: 'metrics', id: 0 },
  { kind: 'claim', id: 2, name: '["cart","key"]' },
  { kind: 'settle', name: '["cart","key"]', isDone: true },
  { kind: 'count', id: 1, points: [['requests:203.0.113.1', 1]] },
  { kind: 'image', name: NAME, bytes: 12_345 },
])('the primary reads %j', (message) => {
  expect(readMessageToPrimary(message)).toEqual(message);
});

test.each([
  { kind: 'image', name: '../../../etc/passwd', bytes: 1 },
  { kind: 'image', name: `${NAME}/../x`, bytes: 1 },
  { kind: 'image', name: NAME, bytes: -1 },
  { kind: 'change', change: '/lamp-1/' },
  { kind: 'start', shop: { url: 'http://127.0.0.1:1', secret: null }, consoleKey: null },
  { kind: 'count', id: 1, points: [['requests:203.0.113.1', 'all']] },
  { kind: 'constructor' },
])('the primary rejects %j', (message) => {
  expect(readMessageToPrimary(message)).toBeNull();
});

test.each([
  { kind: 'start', shop: { url: 'http://127.0.0.1:1/', secret: 'secret' }, consoleKey: 'key' },
  { kind: 'change', change: 'everything' },
  { kind: 'metrics', id: 3, text: null },
  { kind: 'claimed', id: 2, isGranted: false },
  { kind: 'stop', signal: 'SIGINT' },
  { kind: 'counted', id: 1, counts: [[4, 59_000.5]] },
])('a worker reads %j', (message) => {
  expect(readMessageToWorker(message)).toEqual(message);
});

test.each([{ type: 'prom-client:getMetricsReq' }, 'stop', null])('both ignore %j of a library', (message) => {
  expect([readMessageToPrimary(message), readMessageToWorker(message)]).toEqual([null, null]);
});
