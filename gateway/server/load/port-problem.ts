import { createServer } from 'node:net';

/** In one line; null when the server can listen there. */
export function portProblem(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(listenProblem(error, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

export function listenProblem({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by this shop: stop that program, or choose another port with PORT=…`;
  if (code === 'EACCES') return `Port ${port} is for administrators: choose one above 1023 with PORT=…`;
  return message;
}
