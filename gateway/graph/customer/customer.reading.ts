import type { RestOptions } from '../product/product.rest.ts';
import { fetchCustomer } from './customer.rest.ts';
import type { Customer } from './customer.rules.ts';

/** Reads who is signed in: once for all that ask, until a change makes it worth reading again. */
export interface CustomerReader {
  /** Null, without a call, for one who carries no session. A session that has ended is taken from the caller. */
  read(): Promise<Customer | null>;
  /** The customer after a change. */
  readAgain(): Promise<Customer | null>;
}

interface Caller {
  sessionToken: string | null;
}

/** A reader for one request; `onRead` is told each time that something of the asker's own is read. */
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
