import { Pool } from 'undici';
import type { Wanted } from './operations.ts';

/** The result of a burst of requests. */
export interface Burst {
  /** Latencies in milliseconds, sorted. */
  times: number[];
  milliseconds: number;
}

/** Sends a number of requests at a given concurrency, continuing in the list where the previous burst ended. */
export function createLoad(url: string, concurrency: number) {
  const pool = new Pool(url, { connections: concurrency, pipelining: 1 });
  const positions = new Map<readonly Wanted[], number>();

  async function one(wanted: readonly Wanted[]): Promise<number> {
    const position = positions.get(wanted) ?? 0;
    positions.set(wanted, position + 1);
    const { body, headers } = wanted[position % wanted.length] ?? { body: '', headers: {} };
    const started = performance.now();
    const answer = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200 || text.includes('"errors"'))
      throw new Error(`Answered ${answer.statusCode}: ${text.slice(0, 300)}`);
    return performance.now() - started;
  }

  return {
    async burst(wanted: readonly Wanted[], requests: number): Promise<Burst> {
      const times: number[] = [];
      const started = performance.now();
      let left = requests;
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          times.push(await one(wanted));
        }
      };
      const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
      for (const each of ended) if (each.status === 'rejected') throw each.reason;
      return { times: times.sort((a, b) => a - b), milliseconds: performance.now() - started };
    },
    close: () => pool.close(),
  };
}
