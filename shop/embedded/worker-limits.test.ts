import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Prints the size in MB to which its young generation grows when much survives each collection. */
const WORKER = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const kept = [];
  for (let number = 0; number < 2_000_000; number += 1) {
    kept.push({ number });
    if (kept.length > 400_000) kept.splice(0, 200_000);
  }
  console.log(getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size / 1_048_576);
`;

test('a worker keeps its own limit when the process was started with a larger young generation', async () => {
  const script = `
    import { Worker } from 'node:worker_threads';
    import { honourWorkerLimits } from ${JSON.stringify(join(import.meta.dirname, 'worker-limits.ts'))};
    honourWorkerLimits();
    new Worker(${JSON.stringify(WORKER)}, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 8 } });
  `;
  const flags = ['--max-semi-space-size=64', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThanOrEqual(8);
});
