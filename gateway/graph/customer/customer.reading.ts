import type { RestOptions } from '../product/product.rest.ts';
import { fetchCustomer } from './customer.rest.ts';
import type { Customer } from './customer.rules.ts';

export type CustomerReader = ReturnType<typeof createCustomerReader>;

interface Caller {
  sessionToken: string | null;
}

/** Memoised per request until a change. Calls `onRead` when personal data is read: the response is not cached then. */
export function createCustomerReader(
  shopApi: RestOptions,
  request: Caller,
  response: { setSessionToken(token: string | null): void },
  onRead: () => void = () => {},
) {
  let reading: Promise<Customer | null> | null = null;

  async function fetch(): Promise<Customer | null> {
    onRead();
    const token = request.sessionToken;
    if (token === null) return null;
    const customer = await fetchCustomer(shopApi, token);
    if (!customer && request.sessionToken === token) response.setSessionToken(null);
    return customer;
  }

  return {
    /** Null, without a call, for a caller without a session. Clears the cookie of a session that has ended. */
    read(): Promise<Customer | null> {
      reading ??= fetch();
      return reading;
    },
    readAgain(): Promise<Customer | null> {
      reading = fetch();
      return reading;
    },
  };
}
