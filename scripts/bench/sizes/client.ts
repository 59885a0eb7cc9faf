import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../comparison.rules.ts';

const PAUSE_MILLISECONDS = 20;

export const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;

export const percentiles = (times: readonly number[]): string =>
  `${[50, 95, 100].map((part) => percentile(times, part).toFixed(1)).join(' / ')} ms`;

/** Returns the answer's milliseconds; rejects for a failure of the shop. */
export async function ask(url: string, body?: string): Promise<number> {
  const begun = performance.now();
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const response = await fetch(url, body === undefined ? {} : post);
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${url}: ${response.status}`);
  return performance.now() - begun;
}

/** One request after the other, until it is stopped. */
export function askAllTheTime(urls: readonly string[]) {
  const times: number[] = [];
  let [failed, isStopped] = [0, false];
  const done = (async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const time = await ask(urls[turn % urls.length] ?? '').catch(() => null);
      if (time === null) failed += 1;
      else times.push(time);
      await delay(PAUSE_MILLISECONDS);
    }
  })();
  return async () => {
    isStopped = true;
    await done;
    return `${percentiles(times)}, ${failed} of ${times.length + failed} failed`;
  };
}

/** Seconds until the answer has the text. */
export async function until(url: string, text: string): Promise<string> {
  const begun = performance.now();
  while (!(await (await fetch(url)).text()).includes(text)) await delay(PAUSE_MILLISECONDS);
  return secondsSince(begun);
}
