import { expect, type APIRequestContext } from '@playwright/test';

/** Runs an operation. Returns the answer's data. */
export async function graph<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

/** Returns the mails that the shop has sent, the newest first. */
export const sentMails = async (request: APIRequestContext) =>
  (await (await request.get('/dev/outbox')).json()) as { to: string; subject: string; text: string; html: string }[];
