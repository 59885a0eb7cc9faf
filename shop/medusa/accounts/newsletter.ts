import { Type } from 'typebox';
import { optionalMetadata } from '../address.ts';
import type { Medusa } from '../medusa-client.ts';

const Found = Type.Object({ customers: Type.Array(Type.Object({ id: Type.String(), metadata: optionalMetadata })) });
const Anything = Type.Object({});

/** At Medusa's customers with and without an account; a stranger becomes one without. */
export async function subscribeInMedusa(medusa: Medusa, email: string): Promise<void> {
  const path = '/admin/customers';
  const { customers } = await medusa(Found, { path, query: { email, fields: 'id,metadata' } });
  const newsletter = { newsletter: true };
  if (customers.length === 0) await medusa(Anything, { method: 'POST', path, body: { email, metadata: newsletter } });
  for (const { id, metadata } of customers) {
    const body = { metadata: { ...metadata, ...newsletter } };
    await medusa(Anything, { method: 'POST', path: `${path}/${encodeURIComponent(id)}`, body });
  }
}
