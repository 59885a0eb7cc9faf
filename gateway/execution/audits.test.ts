import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGraphServer, type GraphServer } from './graph-server.fixture.ts';

let server: GraphServer;
beforeAll(async () => {
  server = await openGraphServer();
});
afterAll(() => server.close());

const audits = serverAudits({ url: () => server.url });

test('graphql-http has at least 60 audits', () => {
  expect(audits.length).toBeGreaterThanOrEqual(60);
});

test.each(audits.filter(({ name }) => !name.startsWith('MAY')).map((audit) => [audit.name, audit] as const))(
  '%s',
  async (_, audit) => {
    // Twice, because a valid document is compiled for its second run.
    for (const round of [1, 2]) expect(await audit.fn(), `round ${round}`).toMatchObject({ status: 'ok' });
  },
);
