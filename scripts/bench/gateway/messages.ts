import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The resources that a measured process has used so far. */
export interface Usage {
  /** Milliseconds of CPU, of all its threads. */
  cpu: number;
  /** Requests made or, by the upstream, answered. */
  calls: number;
}

/** In the child process: reports its URL, then its usage on request. */
export function serve(port: number, calls: () => number): void {
  process.send?.({ port });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1_000, calls: calls() } satisfies Usage);
  });
  process.on('disconnect', () => process.exit(0));
}

/** In the parent: the child process under measurement. */
export interface Measurable {
  url: string;
  usage(): Promise<Usage>;
  stop(): void;
}

/** Starts the child process with production's V8 options, and waits until it listens. */
export async function startMeasurable(file: string, parameters: readonly string[]): Promise<Measurable> {
  const child: ChildProcess = fork(file, [...parameters], {
    execArgv: ['--no-warnings', '--max-semi-space-size=16', '--heap-growing-percent=50'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ${parameters[0]} did not start`)));
  exited.catch(() => {
    // An exit is an error only until the process has started.
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
