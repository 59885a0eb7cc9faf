import { expect, test } from 'vitest';
import { createHealth, readyStatus, type PartHealth } from './health.ts';

test('goes from starting to ready, degraded and stopping, and probes at most every two seconds', async () => {
  let result: { shop: PartHealth; search: PartHealth } = { shop: 'failing', search: 'failing' };
  let time = 0;
  let probes = 0;
  const health = createHealth({
    probe: async () => {
      probes += 1;
      return result;
    },
    now: () => time,
  });
  const readinessWith = async (shop: PartHealth, search: PartHealth) => {
    result = { shop, search };
    time += 2_000;
    const readiness = await health.readiness();
    return [readiness.status, readyStatus(readiness)];
  };
  expect(await readinessWith('failing', 'failing')).toEqual(['starting', 503]);
  expect(await readinessWith('ok', 'building')).toEqual(['starting', 503]);
  expect(await readinessWith('ok', 'ok')).toEqual(['ready', 200]);
  expect(await readinessWith('ok', 'building')).toEqual(['degraded', 200]);
  expect(await readinessWith('failing', 'failing')).toEqual(['degraded', 200]);
  expect(await readinessWith('ok', 'ok')).toEqual(['ready', 200]);
  time += 1_999;
  await health.readiness();
  expect(probes).toBe(6);
  health.stop();
  expect(await readinessWith('ok', 'ok')).toEqual(['stopping', 503]);
});
