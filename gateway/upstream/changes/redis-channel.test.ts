import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import { createCatalogueChanges, type CatalogueChanges } from './catalogue-changes.ts';
import { openRedisChannel, readMessage } from './redis-channel.ts';

test.each([
  ['a change of paths', '{"from":"a","change":["/x/"]}', { from: 'a', change: ['/x/'] }],
  ['a change of everything', '{"from":"a","change":"everything"}', { from: 'a', change: 'everything' }],
  ['no JSON', '{', null],
  ['null', 'null', null],
  ['a message without a sender', '{"change":[]}', null],
  ['a change that is none', '{"from":"a","change":[1]}', null],
  ['a message of more than 2 MB', `{"from":"${'a'.repeat(2_000_000)}","change":[]}`, null],
])('reads %s', (_, text, expected) => {
  expect(readMessage(text)).toEqual(expected);
});

const redisUrl = process.env.TEST_REDIS_URL;

describe.runIf(redisUrl)('two gateways on one Redis', () => {
  let gateways: { changes: CatalogueChanges; seen: CatalogueChange[]; close(): void }[];
  let watcher: Redis;

  const open = async () => {
    const changes = createCatalogueChanges();
    const seen: CatalogueChange[] = [];
    changes.onChange((change) => seen.push(change));
    const { close } = await openRedisChannel(redisUrl ?? '', { changes, onFailure: () => undefined });
    return { changes, seen, close };
  };
  const subscribers = async () => Number((await watcher.pubsub('NUMSUB', 'catalogue-changes'))[1]);

  beforeEach(async () => {
    watcher = new Redis(redisUrl ?? '');
    const before = await subscribers();
    gateways = await Promise.all([open(), open()]);
    await expect.poll(subscribers).toBe(before + 2);
  });
  afterEach(() => {
    for (const { close } of gateways) close();
    watcher.disconnect();
  });

  test('tell each other what changed, once', async () => {
    const [a, b] = gateways as [(typeof gateways)[0], (typeof gateways)[0]];
    a.changes.announce(['/one/']);
    await expect.poll(() => b.seen).toEqual([['/one/']]);
    b.changes.announce('everything');
    await expect.poll(() => a.seen).toEqual([['/one/'], 'everything']);
    expect(b.seen).toEqual([['/one/'], 'everything']);
  });

  test('ignore a message that is none', async () => {
    const [a, b] = gateways as [(typeof gateways)[0], (typeof gateways)[0]];
    await watcher.publish('catalogue-changes', '{"from":"x","change":["no path"]}');
    a.changes.announce(['/two/']);
    await expect.poll(() => b.seen).toEqual([['/two/']]);
  });
});
