import { ConnectionError } from '../ui/failure/connection-error.ts';

/** Whatever its HTTP status. Rejects with a ConnectionError also when it is no JSON, such as a proxy's error page. */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, init);
    return await response.json();
  } catch (error) {
    throw new ConnectionError(`No answer of ${address}`, { cause: error });
  }
}
