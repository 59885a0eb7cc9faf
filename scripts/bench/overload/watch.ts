import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The result of one request: its status or error, and its latency. */
export interface Seen {
  status: string;
  milliseconds: number;
}

const MEGABYTE = 1_024;
const SAMPLE_MILLISECONDS = 50;

/** Sends one request from a loopback address, with a timeout. */
export function ask(url: string, agent: Agent, patience: number): Promise<Seen> {
  const started = performance.now();
  return new Promise((resolve) => {
    const seen = (status: string) => resolve({ status, milliseconds: performance.now() - started });
    const request = get(
      url,
      { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' }, timeout: patience },
      (response) => {
        response.resume();
        response.once('end', () => seen(String(response.statusCode)));
        response.once('error', (error) => seen(error.message));
      },
    );
    request.once('timeout', () => request.destroy(new Error(`none within ${patience} ms`)));
    request.once('error', (error) => seen(error.message));
  });
}

export interface Watch {
  seen: Seen[];
  /** Stops after the current request. */
  stop(): Promise<void>;
}

interface WatchOptions {
  from: string;
  url(index: number): string;
  pause: number;
  patience: number;
}

/** A client that sends requests one after another, with a pause in between. */
export function watch({ from, url, pause, patience }: WatchOptions): Watch {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const seen: Seen[] = [];
  let isOver = false;
  const done = (async () => {
    for (let index = 0; !isOver; index += 1) {
      seen.push(await ask(url(index), agent, patience));
      await delay(pause);
    }
    agent.destroy();
  })();
  return {
    seen,
    stop() {
      isOver = true;
      return done;
    },
  };
}

/** Samples the memory of a process, in megabytes of resident set. */
export function watchMemory(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    most = Math.max(most, kilobytes / MEGABYTE);
  }, SAMPLE_MILLISECONDS);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
