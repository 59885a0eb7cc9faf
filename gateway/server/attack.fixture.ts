import { expect } from 'vitest';
import type { HttpAnswer, HttpGateway } from './http-gateway.fixture.ts';

/** Matches text that no response may contain: source paths, runtime details, and the shop API's own messages. */
export const INSIDE =
  /\bat .*\.[jt]s:|node_modules|\/tmp\/|\/srv\/|SELECT |SQLITE|127\.0\.0\.1|ECONN|(?:Type|Range|Syntax)Error|undici/;

const NEXT_MILLISECONDS = 200;

const fast = ({ json, milliseconds }: HttpAnswer) => ({ data: json.data, isFast: milliseconds < NEXT_MILLISECONDS });

/** Sends a hostile request with a partner key. Expects a known code, no internals, and a responsive gateway. */
export async function attack(
  http: HttpGateway,
  send: (headers: Record<string, string>) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const headers = { 'x-partner-key': http.partner() };
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
  // Polls, because other load on the machine may slow down single requests.
  await expect
    .poll(async () => fast(await http.ask('{ __typename }', {}, headers)), { timeout: 2_000, interval: 1 })
    .toEqual({ data: { __typename: 'Query' }, isFast: true });
  return answer;
}
