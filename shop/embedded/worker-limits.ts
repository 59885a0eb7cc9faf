import { setFlagsFromString } from 'node:v8';

/** V8 prefers the gateway's `--max-semi-space-size` to a worker's `resourceLimits`. Reset, it spares later heaps. */
export function honourWorkerLimits(): void {
  setFlagsFromString('--max-semi-space-size=0');
}
