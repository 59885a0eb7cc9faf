import { readFileSync } from 'node:fs';

/** The unit in which the kernel counts processor time. */
const TICK_MILLISECONDS = 10;

/** Megabytes of the whole process, all threads: now, and at most so far. Linux alone. */
export function memoryOf(pid = 0): { resident: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
  return { resident: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

/** Milliseconds of processor time. */
export function cpuOf(pid = 0): number {
  // The name in brackets may hold spaces: user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
}
