import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a process under measurement has used so far. */
export interface Usage {
  /** Milliseconds of CPU, of all its threads. */
  cpu: number;
  /** Requests that it made or, upstream, answered. */
  calls: number;
}

/** In the child: says where it listens, and from then on what it has used, whenever it is asked. */
export function serve(port: number, calls: () => number): void {
  process.send?.({ port });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1_000, calls: calls() } satisfies Usage);
  });
  process.on('disconnect', () => process.exit(0));
}

/** In the parent: a process of its own, with the engine set as in production. */
export interface Measurable {
  url: string;
  usage(): Promise<Usage>;
  stop(): void;
}

export async function startMeasurable(file: string, parameters: readonly string[]): Promise<Measurable> {
  const child: ChildProcess = fork(file, [...parameters], {
    execArgv: ['--no-warnings', '--max-semi-space-size=64'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ${parameters[0]} did not start`)));
  exited.catch(() => {
    // Of interest only until it has started.
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), exited])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async usage() {
      const answered = once(child, 'message');
      child.send('usage');
      const [usage] = (await answered) as [Usage];
      return usage;
    },
    stop: () => child.disconnect(),
  };
}
