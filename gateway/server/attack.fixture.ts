import { expect } from 'vitest';
import type { HttpAnswer, HttpGateway } from './http-gateway.fixture.ts';

/** Matches text that no response may contain: source paths, runtime details, and the shop API's own messages. */
export const INSIDE =
  /\bat .*\.[jt]s:|node_modules|\/tmp\/|\/srv\/|SELECT |SQLITE|127\.0\.0\.1|ECONN|TypeError|RangeError|SyntaxError: |undici/;

/** Matches request targets that the shop API may receive: its own paths, without traversal or escapes. */
const CALL = /^\/(?:[\w%.~!'()*-]+\/?)+(?:\?[^\s#\\]*)?$/;
const CLIMBS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
/** Matches escaped slashes in a path. Search terms are exempt, because the shop API takes them in the path. */
const ESCAPES = /^\/(?!search\/).*(?:%2f|%5c)/i;

const NEXT_MILLISECONDS = 200;

const fast = ({ json, milliseconds }: HttpAnswer) => ({ data: json.data, isFast: milliseconds < NEXT_MILLISECONDS });

/** Sends a hostile request with a partner key. Expects a known status and code, no internals in the response, and a responsive gateway. */
export async function attack(
  http: HttpGateway,
  send: (headers: Record<string, string>) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const headers = { 'x-partner-key': http.partner() };
  await http.ask('{ __typename }', {}, headers);
  http.asked.length = 0;
  const answer = await send(headers);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(INSIDE);
  for (const { extensions } of answer.json.errors ?? []) expect(extensions?.code).toMatch(/^[A-Z_]+$/);
  expect([
    null,
    'BAD_REQUEST',
    'BAD_USER_INPUT',
    'GRAPHQL_PARSE_FAILED',
    'GRAPHQL_VALIDATION_FAILED',
    'INPUT_TOO_LARGE',
    'OPERATION_TOO_LARGE',
    'OPERATION_TOO_COMPLEX',
    'OPERATION_RESOLUTION_FAILURE',
    'PERSISTED_OPERATION_UNKNOWN',
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ]).toContain(answer.code);
  for (const { path } of http.asked) {
    expect(path).toMatch(CALL);
    expect(path.split('?')[0]).not.toMatch(CLIMBS);
    expect(path.split('?')[0]).not.toMatch(ESCAPES);
  }
  // Polls, because other load on the machine may slow down single requests.
  await expect
    .poll(async () => fast(await http.ask('{ __typename }', {}, headers)), { timeout: 2_000, interval: 1 })
    .toEqual({ data: { __typename: 'Query' }, isFast: true });
  return answer;
}
