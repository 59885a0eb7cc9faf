import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be cut and mended, as if the server went away and came back. */
export interface TcpProxy {
  /** The database's address by this way. */
  databaseUrl: string;
  /** Whoever is connected is cut off, and nobody else gets through. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Connections stay, but nothing is answered any more. */
  silence(): void;
}

const DEFAULT_PORT = 5_432;

export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? (url.hostname || '127.0.0.1');
  const port = Number(url.port) || DEFAULT_PORT;
  const sockets = new Set<Socket>();
  let server: Server;
  let ownPort = 0;
  let isSilent = false;

  const relay: TcpProxy = {
    databaseUrl,
    async cut() {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await new Promise((resolve) => server.close(resolve));
    },
    async mend() {
      server = createServer((near) => {
        const far = host.startsWith('/') ? createConnection(`${host}/.s.PGSQL.${port}`) : createConnection(port, host);
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.on('data', (data) => isSilent || to.write(data));
          from.on('close', () => to.destroy());
          from.on('error', () => to.destroy());
        }
      });
      await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
      ownPort = (server.address() as AddressInfo).port;
    },
    silence() {
      isSilent = true;
    },
  };
  await relay.mend();
  // `new URL` takes no port for an address without a host.
  const own = new URL(
    `postgresql://${url.username || url.searchParams.get('user') || ''}${url.password ? `:${url.password}` : ''}@127.0.0.1:${ownPort}${url.pathname}${url.search}`,
  );
  own.searchParams.delete('host');
  own.searchParams.delete('user');
  relay.databaseUrl = own.href.replaceAll('+', '%20');
  return relay;
}
