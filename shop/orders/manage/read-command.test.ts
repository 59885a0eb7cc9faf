import { expect, test } from 'vitest';
import { readCommand, type OrderCommand } from './read-command.ts';

test.each<[string, OrderCommand]>([
  ['list', { do: 'list', status: null, before: null, limit: 20, dataDir: undefined }],
  [
    'list --status paid --before LL-100042 --limit 5 --data-dir elsewhere',
    { do: 'list', status: 'paid', before: 100_042, limit: 5, dataDir: 'elsewhere' },
  ],
  ['show LL-100042', { do: 'show', number: 100_042, tracking: null, dataDir: undefined }],
  ['paid 100042', { do: 'paid', number: 100_042, tracking: null, dataDir: undefined }],
  ['cancel ll-100042', { do: 'cancel', number: 100_042, tracking: null, dataDir: undefined }],
  [
    'dispatched 100042 --tracking AB123 --carrier DPD --link https://dpd.example/AB123',
    {
      do: 'dispatched',
      number: 100_042,
      tracking: { number: 'AB123', carrier: 'DPD', url: 'https://dpd.example/AB123' },
      dataDir: undefined,
    },
  ],
  [
    'refund 100042',
    {
      do: 'refund',
      number: 100_042,
      request: { amount: null, reference: 'whole order', returned: [] },
      dataDir: undefined,
    },
  ],
  [
    'refund 100042 --amount 12.5 --reference RMA-1 --restock',
    {
      do: 'refund',
      number: 100_042,
      request: { amount: 1_250, reference: 'RMA-1', returned: 'all' },
      dataDir: undefined,
    },
  ],
  [
    'refund 100042 --returned A=B=2 --returned LAMP-1=1',
    {
      do: 'refund',
      number: 100_042,
      request: {
        amount: null,
        reference: 'whole order',
        returned: [
          { sku: 'A=B', quantity: 2 },
          { sku: 'LAMP-1', quantity: 1 },
        ],
      },
      dataDir: undefined,
    },
  ],
  ['export', { do: 'export', status: null, since: null, dataDir: undefined }],
  ['export --since 2026-11-01', { do: 'export', status: null, since: '2026-11-01', dataDir: undefined }],
])('%s', (words, command) => expect(readCommand(words.split(' '))).toEqual(command));

test.each([
  ['', 'There is no command ""'],
  ['pay 100042', 'There is no command "pay"'],
  ['constructor 1', 'There is no command "constructor"'],
  ['paid', 'The number of an order is needed'],
  ['paid LL-', 'is no number of an order'],
  ['paid 1 2', 'one word too many'],
  ['list 5', 'one word too many'],
  ['list --status unpaid', '--status'],
  ['list --limit 1000', '--limit'],
  ['list --before yesterday', '--before'],
  ['export 5', 'one word too many'],
  ['export --since yesterday', '--since'],
  ['paid 1 --tracking AB', '--tracking does not belong to paid'],
  ['list --restock', '--restock does not belong to list'],
  ['dispatched 1 --link http://carrier.example/', '--link'],
  ['refund 1 --amount 12.50', '--reference: is needed with --amount'],
  ['refund 1 --returned LAMP-1', '--returned: must be a SKU and how many'],
  ['refund 1 --returned LAMP-1=0', '--returned'],
  ['refund 1 --returned LAMP-1=1 --restock', '--returned: cannot be used with --restock'],
  ['refund 1 --amount 0 --reference a', '--amount'],
  ['refund 1 --amount -5 --reference a', '--amount'],
  ['refund 1 --amount 1.005 --reference a', '--amount'],
])('refuses %j', (words, reason) => expect(() => readCommand(words.split(' '))).toThrow(reason));
