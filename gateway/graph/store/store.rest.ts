import { StoreList, type StoreRecord } from '@storefront/schema/rest/store.ts';
import { readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, listOf, textOf } from '../../upstream/contract/values.ts';

export interface Store {
  id: string;
  name: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  phone: string;
  openingHours: readonly { days: string; hours: string }[];
  /** 0 for no promise. */
  readyHours: number;
}

const storeList = contractOf(StoreList);

export const toStore = (record: StoreRecord): Store => ({
  id: String(record.id),
  name: record.name,
  address1: textOf(record.address1),
  address2: textOf(record.address2),
  city: textOf(record.city),
  postcode: textOf(record.postcode),
  phone: textOf(record.phone),
  openingHours: (record.opening_hours ?? []).map(({ days, hours }) => ({ days, hours })),
  readyHours: countOf(record.ready_hours),
});

/** `GET /stores`; none from a shop API without the call. */
export async function fetchStores(rest: RestClient): Promise<readonly Store[]> {
  const body = await readOptional(rest, { kind: 'structure', path: '/stores', contract: storeList });
  return body ? listOf(body, 'id', toStore) : [];
}
