import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

const CHOSEN = ['price.updated', 'stock.updated'];
test.each<[string, object]>([
  ['list', { do: 'list' }],
  ['register p1 a.graphql b.json', { do: 'register', id: 'p1', files: ['a.graphql', 'b.json'] }],
  [
    'origins p1 --add https://a.example,https://b.example --remove https://c.example',
    { do: 'origins', id: 'p1', add: ['https://a.example', 'https://b.example'], remove: ['https://c.example'] },
  ],
  ['rotate p1 --grace-hours 0', { do: 'rotate', id: 'p1', graceHours: 0 }],
  [
    'webhook add p1 https://a.example/',
    {
      do: 'webhook',
      command: {
        do: 'add',
        partnerId: 'p1',
        url: 'https://a.example/',
        events: expect.arrayContaining(['order.created']),
      },
    },
  ],
  ['webhook add p1 https://a.example/ --events price.updated,stock.updated', { command: { events: CHOSEN } }],
  [
    'create Acme',
    {
      do: 'create',
      name: 'Acme',
      kind: 'secret',
      scopes: ['catalogue'],
      origins: [],
      requestsPerMinute: 600,
      costPerMinute: 1_000_000,
    },
  ],
  ['create Acme --kind sandbox', { kind: 'sandbox', scopes: ['catalogue', 'cart', 'checkout'] }],
  [
    'create Acme --kind public --origins https://a.example,http://localhost:3000 --scopes catalogue,cart',
    { kind: 'public', origins: ['https://a.example', 'http://localhost:3000'], scopes: ['catalogue', 'cart'] },
  ],
])('parses %s', (line, expected) => {
  expect(readCommand(line.split(' '))).toMatchObject(expected);
});

test.each([
  '',
  'delete p1',
  'register p1',
  'origins p1 --add a.example',
  'webhook send',
  'webhook add p1',
  'webhook add p1 https://a.example/ --events price',
  'create A --kind open',
  'create A --scopes all',
  'create A --origins https://a.example/',
  'create A --origins https://a.example',
  'create A --requests 0',
  'create A --unknown x',
])('rejects %j with a one-line message', (line) => {
  expect(() => readCommand(line.split(' ').filter(Boolean))).toThrow(/^[^\n]+$/);
});
