import type { ReadModel } from '../../read-model.ts';
import { tokenOf } from '../../routes/http/callers.ts';
import { refused } from '../../routes/http/problems.ts';
import { type Medusa, MedusaRefusal } from '../medusa-client.ts';
import type { MedusaCustomer, Sessions } from '../sessions.ts';
import { type MedusaAccount, readCustomer } from './medusa-customer.ts';

/** What the routes of accounts work on. */
export interface AccountShop {
  model: ReadModel;
  medusa: Medusa;
  sessions: Sessions;
  /** Moves the lines of an anonymous cart to a customer's; returns whether there were any. */
  mergeCarts: (cartToken: string, customer: MedusaCustomer) => Promise<boolean>;
}

/** Returns the customer of a session. Throws a 401 without one. */
export async function customerOf(
  { sessions }: Pick<AccountShop, 'sessions'>,
  query: { token?: string },
): Promise<MedusaCustomer> {
  const customer = await sessions.find(tokenOf(query));
  if (!customer) throw refused(401, 'Unauthorized');
  return customer;
}

/** Reads the account of a session, which ends when Medusa no longer accepts it. Throws a 401 without one. */
export async function accountOf(
  shop: Pick<AccountShop, 'medusa' | 'sessions'>,
  query: { token?: string },
): Promise<MedusaCustomer & { account: MedusaAccount }> {
  const customer = await customerOf(shop, query);
  try {
    return { ...customer, account: await readCustomer(shop.medusa, customer) };
  } catch (error) {
    if (!(error instanceof MedusaRefusal) || ![401, 404].includes(error.status)) throw error;
    await shop.sessions.end(tokenOf(query));
    throw refused(401, 'Unauthorized');
  }
}
