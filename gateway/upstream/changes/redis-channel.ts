import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { readCatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';

const CHANNEL = 'catalogue-changes';

/** A longer message is no gateway's. */
const MESSAGE_CHARACTERS_MAXIMUM = 2_000_000;

interface ChannelOptions {
  changes: CatalogueChanges;
  /** Once for each time that Redis goes away. */
  onFailure(error: unknown): void;
}

/** With the other gateways that use this Redis. While it is away, caches drop by age alone. */
export async function openRedisChannel(
  redisUrl: string,
  { changes, onFailure }: ChannelOptions,
): Promise<{ close(): void }> {
  const { Redis: Client } = await import('ioredis');
  const connect = (): Redis => new Client(redisUrl, { maxRetriesPerRequest: 0, enableOfflineQueue: false });
  const [publisher, subscriber] = [connect(), connect()];
  const self = randomUUID();
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (!hasFailed) onFailure(error);
    hasFailed = true;
  };
  for (const client of [publisher, subscriber]) client.on('error', fail);

  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(() => {
      // Changes that were announced meanwhile have gone unseen.
      if (hasFailed) changes.receive('everything');
      hasFailed = false;
    }, fail);
  });
  subscriber.on('message', (_channel, text) => {
    const message = readMessage(text);
    if (message && message.from !== self) changes.receive(message.change);
  });
  changes.onAnnounce((change) => {
    publisher.publish(CHANNEL, JSON.stringify({ from: self, change })).catch(fail);
  });
  return {
    close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Null for a message of no other gateway. */
export function readMessage(
  text: string,
): { from: string; change: NonNullable<ReturnType<typeof readCatalogueChange>> } | null {
  if (text.length > MESSAGE_CHARACTERS_MAXIMUM) return null;
  try {
    const { from, change: given } = JSON.parse(text) as { from?: unknown; change?: unknown };
    const change = readCatalogueChange(given);
    return typeof from === 'string' && change !== null ? { from, change } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}
