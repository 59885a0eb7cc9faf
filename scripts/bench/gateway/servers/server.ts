import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../messages.ts';
import type { Targets } from '../operations.ts';
import type { ServerKind } from '../server-kinds.ts';
import { createOurs } from './ours.ts';
import { startApollo, startMercurius, createYogaListener } from './peers.ts';
import { createRelay } from './relay.ts';

/** Runs one of the compared servers in a process of its own: `server.ts KIND SHOP_API_URL TARGETS`. */
const [kind = '', shopApiUrl = '', targetsJson = '{}'] = process.argv.slice(2);
const targets = JSON.parse(targetsJson) as Targets;
let calls = 0;
const setup = { shopApiUrl, targets, onRestRequest: () => void (calls += 1) };

const start: Readonly<Record<Exclude<ServerKind, 'before'>, () => Promise<number>>> = {
  relay: () => listen(createServer(createRelay(setup))),
  ours: async () => listen(await createOurs(setup)),
  cached: async () => listen(await createOurs(setup, { cacheSeconds: 60 })),
  yoga: () => listen(createServer(createYogaListener(setup))),
  mercurius: () => startMercurius(setup),
  apollo: () => startApollo(setup),
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serve(await start[kind as keyof typeof start](), () => calls);
