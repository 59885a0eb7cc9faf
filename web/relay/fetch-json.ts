import { ConnectionError } from '../ui/failure/connection-error.ts';

/** Fetches JSON, whatever its HTTP status. Rejects with a ConnectionError when the network fails or the response is not JSON, such as a proxy's error page. */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, init);
    return await response.json();
  } catch (error) {
    throw new ConnectionError(`No answer of ${address}`, { cause: error });
  }
}
