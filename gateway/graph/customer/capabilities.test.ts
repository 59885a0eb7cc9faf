import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';

const SESSION = 'token-of-a-session';
let graph: FakeGraph;
beforeAll(async () => {
  graph = await openFakeGraph();
  graph.shop.on('GET /account/info', () => ({
    body: { id: 'c-1', email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee', addresses: [] },
  }));
});
afterAll(() => graph.close());

test.each([
  ['', true, true],
  ['no_email_change', false, true],
  ['no_password_change, exclude_fields', true, false],
  ['no_email_change,no_password_change', false, false],
])('a shop that announces "%s"', async (announced, canChangeEmail, canChangePassword) => {
  graph.shop.announces = announced;
  expect((await graph.ask('{ customer { canChangeEmail canChangePassword } }', {}, null, SESSION)).data).toEqual({
    customer: { canChangeEmail, canChangePassword },
  });
});
