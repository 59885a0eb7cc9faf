import { expect, test } from 'vitest';
import { useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway({ METRICS_TOKEN: 'sixteen-characters' });

test.each([
  [undefined, 404],
  ['Bearer sixteen-character', 404],
  ['Bearer sixteen-characterz', 404],
  ['sixteen-characters', 404],
  ['Bearer sixteen-characters', 200],
])('an Authorization header of %j returns %i', async (authorization, status) => {
  expect(
    (await fetch(`${http.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })).status,
  ).toBe(status);
});
