import type { Server } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { listen, stop } from '../testing/listen.fixture.ts';
import { createHttpServer } from './http-server.ts';

interface ServedRoutes {
  /** The server's URL, without a slash at the end. */
  url: string;
  server: Server;
  /** Whether each request was shed, in the order in which they closed. */
  outcomes: ('answered' | 'shed')[];
  close(): Promise<void>;
}

/** Serves some routes of the gateway until the current test ends. Clients may name their address in `X-Address`. */
export async function serveRoutes(routes: FastifyPluginAsync): Promise<ServedRoutes> {
  const outcomes: ServedRoutes['outcomes'] = [];
  const { app, serve } = createHttpServer({
    publicUrl: 'http://shop.example',
    loggedPath: (path) => path,
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    tracer: null,
  });
  await serve('pages', routes, async (request, { raw }) => {
    request.address = String(request.headers['x-address'] ?? request.socket.remoteAddress);
    raw.once('close', () => outcomes.push(request.isShed ? 'shed' : 'answered'));
  });
  await app.ready();
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= stop(app.server).then(() => app.close()));
  onTestFinished(close);
  return { url: await listen(app.server), server: app.server, outcomes, close };
}
