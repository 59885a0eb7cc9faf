import autocannon from 'autocannon';
import type { Wanted } from './operations.ts';

/** The result of a burst of requests. */
export interface Burst {
  /** Latencies in milliseconds, sorted. */
  times: number[];
  seconds: number;
}

/** A run ends at the next sample after its last answer; the servers idle until then. */
const SAMPLE_MILLISECONDS = 50;

/** Each connection starts elsewhere in the list, so that no two equal requests run at once. */
export async function burst(
  url: string,
  concurrency: number,
  wanted: readonly Wanted[],
  requests: number,
): Promise<Burst> {
  const times: number[] = [];
  const started = performance.now();
  let ended = started;
  let clients = 0;
  const { errors, non2xx, mismatches } = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    connections: concurrency,
    amount: requests,
    sampleInt: SAMPLE_MILLISECONDS,
    verifyBody: (body) => !String(body).includes('"errors"'),
    setupClient(client) {
      const first = Math.floor((clients * wanted.length) / concurrency);
      clients += 1;
      client.setRequests(
        [...wanted.slice(first), ...wanted.slice(0, first)].map(({ body, headers }) => ({
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        })),
      );
      client.on('response', (_status, _bytes, milliseconds) => {
        times.push(milliseconds);
        ended = performance.now();
      });
    },
  });
  if (errors + non2xx + mismatches > 0)
    throw new Error(`${url}: ${errors} without an answer, ${non2xx} not 200, ${mismatches} with errors`);
  return { times: times.sort((a, b) => a - b), seconds: (ended - started) / 1_000 };
}
