import { expect, test } from 'vitest';
import { createHealth, readyStatus, type PartHealth } from './health.ts';

test('is starting, ready, degraded and stopping in turn', async () => {
  let found: { shop: PartHealth; search: PartHealth } = { shop: 'failing', search: 'failing' };
  let time = 0;
  let probes = 0;
  const health = createHealth({
    probe: async () => {
      probes += 1;
      return found;
    },
    now: () => time,
  });
  const look = async (shop: PartHealth, search: PartHealth) => {
    found = { shop, search };
    time += 2_000;
    const readiness = await health.readiness();
    return [readiness.status, readyStatus(readiness)];
  };
  expect(await look('failing', 'failing')).toEqual(['starting', 503]);
  expect(await look('ok', 'building')).toEqual(['starting', 503]);
  expect(await look('ok', 'ok')).toEqual(['ready', 200]);
  expect(await look('ok', 'building')).toEqual(['degraded', 200]);
  expect(await look('failing', 'failing')).toEqual(['degraded', 200]);
  expect(await look('ok', 'ok')).toEqual(['ready', 200]);
  time += 1_999;
  await health.readiness();
  expect(probes).toBe(6);
  health.stop();
  expect(await look('ok', 'ok')).toEqual(['stopping', 503]);
});
