import { connect, type Socket } from 'node:net';

export interface AttackOptions {
  port: number;
  /** The loopback address to connect from. */
  from: string;
  sockets: number;
  /** Requests pipelined on each socket. The last one closes it. */
  requests: number;
  /** Whether it reads the answers. */
  isReading: boolean;
  path(index: number): string;
}

export interface Attack {
  /** The number of answers by status, as far as they were read. */
  statuses: ReadonlyMap<string, number>;
  /** Sockets that the gateway closed or refused. */
  closed(): number;
  stop(): void;
}

/** The delay before a closed socket is reopened. */
const REOPEN_MILLISECONDS = 200;

/** A client that pipelines page requests on many sockets and reopens those that are closed. */
export function startAttack({ port, from, sockets, requests, isReading, path }: AttackOptions): Attack {
  const open = new Set<Socket>();
  const statuses = new Map<string, number>();
  let isOver = false;
  let sent = 0;
  let closed = 0;

  function openSocket(): void {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    open.add(socket);
    let rest = '';
    if (isReading) {
      socket.setEncoding('latin1').on('data', (text: string) => {
        rest += text;
        for (const [, status = ''] of rest.matchAll(/HTTP\/1\.1 (\d{3}) /g))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Keep the end of the chunk: a status line may be split.
        rest = rest.slice(-12).replace(/.*HTTP\/1\.1 \d{3} /s, '');
      });
    }
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      if (isOver) return;
      closed += 1;
      setTimeout(() => !isOver && openSocket(), REOPEN_MILLISECONDS);
    });
    const written: string[] = [];
    for (let request = 0; request < requests; request += 1) {
      sent += 1;
      const connection = request === requests - 1 ? 'close' : 'keep-alive';
      written.push(
        `GET ${path(sent)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nConnection: ${connection}\r\n\r\n`,
      );
    }
    socket.write(written.join(''));
  }

  for (let socket = 0; socket < sockets; socket += 1) openSocket();
  return {
    statuses,
    closed: () => closed,
    stop() {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}
