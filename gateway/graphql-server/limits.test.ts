import { expect, test } from 'vitest';
import { answerOf, idOf, urlPage, useHttpGateway, type HttpAnswer } from '../server/http-gateway.fixture.ts';
import { documentLimits, malformedRequests, ok, REFUSAL_MILLISECONDS } from '../server/refused-requests.data.ts';

const http = useHttpGateway();

test.each(documentLimits)(
  'accepts a document at the limit of %s, and rejects one over it before any REST call',
  async (_, passes, fails, code, then) => {
    const headers = { 'x-partner-key': http.partner() };
    expect((await http.ask(passes, {}, headers)).json.errors?.[0]?.extensions?.code).toBe(then);
    http.asked.length = 0;
    const answer = await fastest(() => http.ask(fails, {}, headers));
    // The gateway asks for the categories itself as it starts, outside of a request.
    const asked = http.asked.filter(({ requestId }) => requestId !== undefined);
    expect([answer.code, answer.json.data ?? null, asked]).toEqual([
      code,
      answer.json.data ? { featuredProducts: null } : null,
      [],
    ]);
    expect(answer.milliseconds).toBeLessThan(REFUSAL_MILLISECONDS);
  },
);

/** The fastest of three attempts by CPU time, because garbage collection may fall into one. */
async function fastest(send: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const answers = [await send(), await send(), await send()];
  return answers.reduce((best, answer) => (answer.milliseconds < best.milliseconds ? answer : best));
}

test.each(malformedRequests)(
  'rejects %s with a status and a code, and answers the next request',
  async (_, body, headers, status, code) => {
    const key = { 'x-partner-key': http.partner() };
    await http.post(ok, key);
    const answer = await fastest(() =>
      http.post(body, { accept: 'application/graphql-response+json', ...key, ...headers }),
    );
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.text).not.toMatch(/\bat .*\.[jt]s:|node_modules|\/tmp\//);
    expect(answer.milliseconds).toBeLessThan(REFUSAL_MILLISECONDS);
    expect((await http.post(ok, key)).json.data).toEqual({ __typename: 'Query' });
  },
);

test('stops reading a body without Content-Length at the size limit', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
      if (sent >= 50_000_000) controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  };
  const answer = await fetch(`${http.url}/graphql`, init).then((response) => answerOf(response));
  expect([answer.status, answer.code]).toEqual([413, 'REQUEST_ENTITY_TOO_LARGE']);
  expect(sent).toBeLessThan(10_000_000);
});

test('without a key answers a persisted operation with its cost', async () => {
  const { status, json, headers } = await http.post(urlPage('/lamps/'));
  expect([status, json.errors, headers.get('ratelimit-limit')]).toEqual([200, undefined, '1200']);
  const { requested = 0, limit, remaining } = json.extensions?.cost ?? {};
  expect([requested > 100, limit, remaining]).toEqual([true, 12_000, 3_000_000 - requested]);
});

test('without a key removes suggestions from errors', async () => {
  const input = { productIdd: 'x' };
  const { json } = await http.post({ documentId: idOf('cartOperationsAddMutation'), variables: { input } });
  expect(json.errors?.length).toBeGreaterThan(0);
  expect(JSON.stringify(json.errors)).not.toContain('Did you mean');
});
