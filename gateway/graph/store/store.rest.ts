import { z } from 'zod';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { listOf, optionalList, optionalText } from '../../upstream/shapes.ts';
import type { Store } from './store.rules.ts';

export const storeShape = z
  .object({
    id: z.union([z.string().min(1).max(100), z.number()]).transform(String),
    name: z.string().min(1),
    address1: optionalText,
    address2: optionalText,
    city: optionalText,
    postcode: optionalText,
    phone: optionalText,
    opening_hours: optionalList(z.object({ days: z.string(), hours: z.string() })),
  })
  .transform(({ opening_hours, ...store }): Store => ({ ...store, openingHours: opening_hours }));

const storesShape = listOf(storeShape, ({ id }) => id);

/** `GET /stores`: where orders can be collected; none for a shop API without the call. */
export async function fetchStores(rest: RestClient): Promise<readonly Store[]> {
  const answer = await rest.call({ kind: 'structure', method: 'GET', path: '/stores', shape: storesShape });
  return isAbsent(answer) ? [] : bodyOf('/stores', answer);
}
