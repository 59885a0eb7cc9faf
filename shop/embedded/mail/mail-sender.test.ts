import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCompanyDetails } from './company-details.fixture.ts';
import { readOutbox, writeMail } from './outbox-store.ts';
import type { Tables } from '../database/tables.ts';
import { claimedUntil, createMailSender, nextAttempt, startSendingMails } from './mail-sender.ts';
import { eachDatabase } from '../database/database.fixture.ts';
import { openMailServer, type ReceivedMail, type TestMailServer } from './smtp-server.fixture.ts';

let server: TestMailServer;
beforeEach(async () => {
  server = await openMailServer();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const written = new Date('2026-11-23T10:00:00Z');
const after = (seconds: number) => new Date(written.getTime() + seconds * 1_000);
const mail = {
  to: 'ada@shopper.example',
  subject: 'Your order £10',
  text: 'Thank you.\n.\nThe shop\n',
  html: '<p>Thank you.</p>',
};

eachDatabase(({ open }) => {
  let db: Kysely<Tables>;
  const write = (more: Partial<typeof mail> = {}) =>
    db.transaction().execute((transaction) => writeMail(transaction, { ...mail, ...more }, written));
  const createSender = (from = db) =>
    createMailSender(from, server.url, { companyDetails: testCompanyDetails, from: 'orders@shop.example' });
  const sendDue = (seconds: number) => createSender().sendDue(() => after(seconds));
  beforeEach(async () => {
    db = await open();
  });

  test('delivers a mail unchanged, once', async () => {
    await write();
    expect([await sendDue(1), await sendDue(2)]).toEqual([1, 0]);
    const [kept] = await readOutbox(db);
    expect(kept).toMatchObject({ ...mail, createdAt: written.toISOString(), sentAt: after(1).toISOString() });
    const [received] = server.mails as [ReceivedMail];
    expect(received).toMatchObject({ from: 'orders@shop.example', to: ['ada@shopper.example'] });
    const headers = received.data.slice(0, received.data.indexOf('\r\n\r\n'));
    expect(headers).toContain('From: "Lumen & Latch" <orders@shop.example>');
    expect(headers).toContain('To: ada@shopper.example');
    expect(headers).toContain(`Message-ID: <${kept?.id}@shop.example>`);
    expect(headers).toMatch(/Subject: =\?UTF-8\?Q\?Your_order_=C2=A310\?=/);
    expect(headers).toContain('multipart/alternative');
    expect(received.data).toContain('Thank you.\r\n..\r\nThe shop');
    expect(received.data).toContain('<p>Thank you.</p>');
  });

  test.each([
    ['jörg@example.com', 'jörg@example.com'],
    ['info@müller.de', 'info@xn--mller-kva.de'],
  ])('a mail to %s is sent to %s', async (to, sentTo) => {
    await write({ to });
    expect(await sendDue(0)).toBe(1);
    expect(server.mails.at(-1)?.to).toEqual([sentTo]);
  });

  test('retries a refused mail with growing pauses and keeps the reason', async () => {
    await write();
    server.refusal = '451 Come back later';
    for (const second of [0, 9, 10, 29]) expect(await sendDue(second)).toBe(0);
    expect(
      await db.selectFrom('outbox').select(['attempts', 'due_at', 'failure', 'sent_at']).executeTakeFirst(),
    ).toEqual({
      attempts: 2,
      due_at: after(30).toISOString(),
      failure: expect.stringContaining('451 Come back later'),
      sent_at: null,
    });
    server.refusal = null;
    expect([await sendDue(29), await sendDue(30)]).toEqual([0, 1]);
    expect(await db.selectFrom('outbox').select(['attempts', 'failure']).executeTakeFirst()).toEqual({
      attempts: 3,
      failure: null,
    });
  });

  test('an unreachable server blocks no other mail, and logs no recipient', async () => {
    await write();
    await write({ to: 'eve@shopper.example' });
    await server.close();
    expect(await sendDue(0)).toBe(0);
    expect(await db.selectFrom('outbox').select('attempts').execute()).toEqual([{ attempts: 1 }, { attempts: 1 }]);
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('shopper.example');
    server = await openMailServer();
    expect(await sendDue(10)).toBe(2);
  });

  test('of two processes one sends', async () => {
    const there = await open();
    for (let index = 0; index < 10; index += 1) await write({ subject: `Mail ${index}` });
    const sent = await Promise.all([db, there, db].map((handle) => createSender(handle).sendDue(() => after(0))));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(new Set(server.mails.map(({ data }) => /Subject: (.*)/.exec(data)?.[1]))).toEqual(
      new Set(Array.from({ length: 10 }, (_, index) => `Mail ${index}`)),
    );
    expect(server.mails).toHaveLength(10);
  });

  test('a mail claimed by a process that died is sent by another later', async () => {
    await write();
    await db
      .updateTable('outbox')
      .set({ attempts: 1, due_at: claimedUntil(written).toISOString() })
      .execute();
    expect([await sendDue(9), await sendDue(10)]).toEqual([0, 1]);
  });

  test('nobody else sends what a process is sending, however slow the mail server is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let second = 0;
    const others: number[] = [];
    const due = () => db.selectFrom('outbox').select('due_at').where('sent_at', 'is', null).executeTakeFirst();
    server.onMail = async () => {
      second += 60;
      if (server.mails.length === 1) return;
      for (const end = second + 54; second < end; second += 9) {
        vi.advanceTimersByTime(5_000);
        await vi.waitFor(async () => expect(await due()).toEqual({ due_at: after(second + 10).toISOString() }));
        others.push(await sendDue(second + 9));
      }
    };
    for (const to of ['ada@shopper.example', 'eve@shopper.example']) await write({ to });
    expect(await createSender().sendDue(() => after(second))).toBe(2);
    vi.useRealTimers();
    expect([server.mails.length, ...others]).toEqual([2, 0, 0, 0, 0, 0, 0]);
  });

  test('gives up after three days', async () => {
    await write();
    expect(await sendDue(3 * 86_400 + 1)).toBe(0);
    expect(await sendDue(3 * 86_400)).toBe(1);
  });

  test('sends a new mail as soon as it is woken', async () => {
    const arrived = new Promise<ReceivedMail>((resolve) => {
      server.onMail = resolve;
    });
    const sending = startSendingMails(createSender());
    await db.transaction().execute((transaction) => writeMail(transaction, mail, new Date()));
    sending.wake();
    expect((await arrived).to).toEqual(['ada@shopper.example']);
    await sending.close();
    expect((await readOutbox(db))[0]?.sentAt).not.toBeNull();
  });
});

test.each([
  [1, '10:00:10'],
  [9, '10:42:40'],
  [500, '11:00:00'],
])('after attempt %i the next is at %s', (attempts, time) => {
  expect(nextAttempt(written, attempts).toISOString()).toBe(`2026-11-23T${time}.000Z`);
});
