import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultNames, forward, happen, type Fault } from './faults.ts';

export { faultNames as faults, type Fault };

export interface FaultyProxy {
  url: string;
  /** Injects a fault into calls whose path starts with this, until `heal()`. */
  break(fault: Fault, path: string): Promise<void>;
  /** Removes all faults. */
  heal(): Promise<void>;
  /** The number of calls since it was last read. */
  count(): number;
  close(): void;
}

/** A proxy between gateway and shop API that injects one fault at a time into one kind of call. */
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
