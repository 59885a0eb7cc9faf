import type { RestOptions } from '../product/product.rest.ts';
import { fetchCustomer } from './customer.rest.ts';
import type { Customer } from './customer.rules.ts';

/** Memoised per request until a change. */
export interface CustomerReader {
  /** Null, without a call, for a caller without a session. Clears the cookie of a session that has ended. */
  read(): Promise<Customer | null>;
  readAgain(): Promise<Customer | null>;
}

interface Caller {
  sessionToken: string | null;
}

/** Calls `onRead` when personal data is read, so that the response is not cached. */
export function createCustomerReader(
  shopApi: RestOptions,
  request: Caller,
  response: { setSessionToken(token: string | null): void },
  onRead: () => void = () => {},
): CustomerReader {
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
    read() {
      reading ??= fetch();
      return reading;
    },
    readAgain() {
      reading = fetch();
      return reading;
    },
  };
}
