import { createServer } from 'node:net';

/** Why the server cannot listen at an address, in one line; null when it can. */
export function portProblem(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(listenProblem(error, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** What an error of listening means, in one line. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by this shop: stop that program, or choose another port with PORT=…`;
  if (code === 'EACCES') return `Port ${port} is for administrators: choose one above 1023 with PORT=…`;
  return message;
}
