import { expect, test } from 'vitest';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { revokePartner } from '../store/partner-store.ts';
import { writeEvents } from './delivery-store.ts';
import { manageWebhooks } from './manage-webhooks.ts';
import type { WebhookCommand } from './read-webhook-command.ts';
import { openStoreWithPartners, START } from './webhooks.fixture.ts';

const url = 'https://partner.example/hooks';

eachDatabase((store) => {
  async function open(allowsLoopback = false) {
    const db = await openStoreWithPartners(store);
    const run = async (command: WebhookCommand, now = START) => {
      const lines: string[] = [];
      await manageWebhooks(db, command, { now, allowsLoopback, print: (line) => lines.push(line) });
      return lines.join('\n');
    };
    return {
      db,
      run,
      add: (address = url) => run({ do: 'add', partnerId: 'p1', url: address, events: ['price.updated'] }),
    };
  }

  test('shows the secret of a new endpoint once, then lists, replays, and removes it', async () => {
    const { db, run, add } = await open();
    const [, id = '', secret = ''] = /^(hook_\w+) · .*\n(whsec_\S+)$/m.exec(await add()) ?? [];
    expect(secret).not.toBe('');
    const listed = await run({ do: 'list' });
    expect(listed).toBe(`${id} · p1 · ${url} · price.updated · 0 waiting · works`);
    const event = { type: 'price.updated', subject: 'product:1', partnerId: null, data: {} } as const;
    await db.transaction().execute((transaction) => writeEvents(transaction, [event], START));
    const deliveries = await run({ do: 'deliveries', id });
    const [, message = ''] =
      /^(msg_\w+) · .* · product:1 · waiting, next attempt .* · attempts 0$/.exec(deliveries) ?? [];
    expect(await run({ do: 'list' })).toContain('1 waiting');
    expect(await run({ do: 'replay', id: message })).toContain('is sent again');
    expect(await run({ do: 'remove', id })).toContain('removed');
    expect(await run({ do: 'list' })).toBe('There are no endpoints yet.');
    for (const action of ['remove', 'enable', 'replay'] as const)
      await expect(run({ do: action, id })).rejects.toThrow(/^There is no /);
  });

  test('refuses addresses that are not public, unknown and revoked partners, and an eleventh endpoint', async () => {
    const { db, run, add } = await open();
    for (const address of ['http://partner.example/', 'https://10.0.0.1/', 'http://localhost:3000/'])
      await expect(add(address)).rejects.toThrow(address);
    await expect(run({ do: 'add', partnerId: 'p9', url, events: [] })).rejects.toThrow('no active partner p9');
    for (let count = 0; count < 10; count += 1) await add();
    await expect(add()).rejects.toThrow('at most 10 endpoints');
    await revokePartner(db, 'p1', START);
    await expect(add()).rejects.toThrow('no active partner p1');
    expect(await run({ do: 'list' })).toContain('0 waiting · receives nothing: its partner is revoked');
  });
});
