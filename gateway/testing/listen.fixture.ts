import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on a free loopback port. Returns its URL, without a slash at the end. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops a server, without waiting for its clients. */
export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Serves requests until the current test ends. */
export async function serve(handle: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(handle);
  onTestFinished(() => stop(server));
  return { url: await listen(server), server };
}
