import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy before a PostgreSQL server that can be cut and restored, as if the server went away and came back. */
export interface TcpProxy {
  /** The database's URL through the proxy. */
  databaseUrl: string;
  /** Drops every connection and accepts no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Keeps connections open but passes no more data. */
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
  // `new URL` rejects a port without a host.
  const user = url.username || url.searchParams.get('user') || '';
  const login = url.password ? `${user}:${url.password}` : user;
  const own = new URL(`postgresql://${login}@127.0.0.1:${ownPort}${url.pathname}${url.search}`);
  own.searchParams.delete('host');
  own.searchParams.delete('user');
  relay.databaseUrl = own.href.replaceAll('+', '%20');
  return relay;
}
