import { ConnectionError } from '../ui/failure/connection-error.ts';

/** Fetches JSON of the shop, whatever its status. Rejects with a ConnectionError where there is no network, or the answer is no JSON: a proxy's own page. */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, init);
    return await response.json();
  } catch (error) {
    throw new ConnectionError(`No answer of ${address}`, { cause: error });
  }
}
