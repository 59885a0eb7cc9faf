import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultNames, forward, happen, type Fault } from './faults.ts';

export { faultNames as faults, type Fault };

export interface FaultyProxy {
  url: string;
  /** Breaks calls whose path starts with this, until they are healed. */
  break(fault: Fault, path: string): Promise<void>;
  /** Mends everything. */
  heal(): Promise<void>;
  /** How many calls have come through, or tried to, since it was last asked. */
  count(): number;
  close(): void;
}

/** Stands between a gateway and a shop API, and lets one fault at a time happen to one kind of call. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  let broken: { fault: Fault; path: string; calls: number } | null = null;
  let calls = 0;
  const server: Server = createServer((request, response) => {
    calls += 1;
    if (broken && (request.url ?? '').startsWith(broken.path)) {
      broken.calls += 1;
      happen(broken.fault, { request, response, target, call: broken.calls });
    } else forward({ request, response, target });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async break(fault, path) {
      broken = { fault, path, calls: 0 };
      if (fault !== 'refused') return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async heal() {
      broken = null;
      if (!server.listening) await listen(port);
    },
    count() {
      const counted = calls;
      calls = 0;
      return counted;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
