import { setFlagsFromString } from 'node:v8';

/**
 * `--max-semi-space-size` on the command line is meant for the gateway's thread, but V8 prefers it to the `resourceLimits` of every worker.
 * Reset, it no longer applies to heaps created from now on; the one that runs keeps its size.
 */
export function honourWorkerLimits(): void {
  setFlagsFromString('--max-semi-space-size=0');
}
