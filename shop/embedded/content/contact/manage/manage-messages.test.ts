import { expect, test } from 'vitest';
import { eachDatabase } from '../../../database/database.fixture.ts';
import { runnerOf } from '../../../database/staff-program.fixture.ts';
import { testCompanyDetails } from '../../../mail/company-details.fixture.ts';
import { writeMessage } from '../contact-store.ts';
import { readCommand } from '../../../database/staff-program.ts';
import { messageCommands } from './manage-messages.ts';

eachDatabase((store) => {
  test('lists, shows and deletes messages', { timeout: 60_000 }, async () => {
    const db = await store.open();
    const message = { email: 'ada@shopper.example', phone: '020 7946 0001', orderNumber: 'ORD-100042' };
    const write = (name: string, text: string, day: number) =>
      writeMessage(db, testCompanyDetails, { ...message, name, message: text }, new Date(`2026-11-${day}T10:00:00Z`));
    const first = await write('Ada', 'Where is it?\n\u001B[2JHurry.', 22);
    const second = await write('Ben', 'Thanks.', 23);
    const run = runnerOf(messageCommands, () => store.location());
    const page = await run('list', '--limit', '1');
    expect(page).toMatch(new RegExp(`^${second} · 2026-11-23 10:00 · Ben · ada@shopper.example\nThere may be more`));
    const line = `${first} · 2026-11-22 10:00 · Ada · ada@shopper.example\n`;
    expect(await run('list', '--before', String(second))).toBe(line);
    expect(await run('show', String(first).toLowerCase())).toBe(
      `${line}Phone: 020 7946 0001\nOrder: ORD-100042\nWhere is it?\n [2JHurry.\n`,
    );
    expect(await run('delete', String(first))).toBe(`The message ${first} is deleted.\n`);
    await expect(run('delete', String(first))).rejects.toThrow(`There is no message ${first}.`);
    expect(await run('list')).toContain(String(second));
  });
});

test('refuses what is no reference', () => {
  expect(() => readCommand(messageCommands, ['show', 'K7%'])).toThrow('ID: must be a reference such as K7PQ2M');
  expect(() => readCommand(messageCommands, ['list', '--before', 'x'])).toThrow('--before: must be a reference');
});
