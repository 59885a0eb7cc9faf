/** Loaded into a process under test by `--import`: reports its memory and handles on request. Needs `--expose-gc`. */
export interface Inside {
  residentMegabytes: number;
  heapMegabytes: number;
  /** Active resources (sockets, timers, handles) by kind. */
  resources: Record<string, number>;
  /** Node's warnings, such as too many listeners. */
  warnings: string[];
}

const GARBAGE_ROUNDS = 4;
const MEGABYTE = 1_048_576;

const warnings: string[] = [];
process.on('warning', ({ name, message }) => {
  if (name !== 'ExperimentalWarning') warnings.push(`${name}: ${message}`);
});

process.on('message', () => {
  void measure().then((inside) => process.send?.(inside));
});
// The channel must not keep the process running.
process.channel?.unref();

async function measure(): Promise<Inside> {
  for (let round = 0; round < GARBAGE_ROUNDS; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { rss, heapUsed } = process.memoryUsage();
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  return { residentMegabytes: rss / MEGABYTE, heapMegabytes: heapUsed / MEGABYTE, resources, warnings };
}
