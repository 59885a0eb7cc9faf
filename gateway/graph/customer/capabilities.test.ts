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
  ['', true, true, false],
  ['no_email_change', false, true, false],
  ['no_password_change, exclude_fields', true, false, false],
  ['no_email_change,no_password_change', false, false, false],
  ['limit, quotations', true, true, true],
])('a shop that announces "%s"', async (announced, canChangeEmail, canChangePassword, canMakeQuotations) => {
  graph.shop.announces = announced;
  const query = '{ customer { canChangeEmail canChangePassword canMakeQuotations } }';
  expect((await graph.ask(query, {}, null, SESSION)).data).toEqual({
    customer: { canChangeEmail, canChangePassword, canMakeQuotations },
  });
});
