import { expect, test } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { serveRoutes } from './serve-routes.fixture.ts';
import { vitalsRoutes } from './vitals.ts';

async function openVitals() {
  const metrics = createMetrics();
  const { url } = await serveRoutes(vitalsRoutes(metrics));
  return {
    text: () => metrics.text(),
    send: async (body: unknown, site = 'same-origin') =>
      (
        await fetch(`${url}/vitals`, {
          method: 'POST',
          headers: { 'sec-fetch-site': site },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        })
      ).status,
  };
}

const visit = { page: 'product', device: 'phone', navigation: 'navigate', lcp: 1_250, inp: 96, cls: 0.02, ttfb: 85 };
const LABELS = 'page="product",device="phone",navigation="navigate"';

test('counts a visit’s figures by page, device and navigation', async () => {
  const { send, text } = await openVitals();
  expect(await send(visit)).toBe(204);
  expect(await send({ ...visit, inp: undefined, lcp: 3_000 })).toBe(204);
  const metrics = await text();
  expect(metrics).toContain(`web_vitals_lcp_seconds_sum{${LABELS}} 4.25\n`);
  expect(metrics).toContain(`web_vitals_lcp_seconds_bucket{le="1.6",${LABELS}} 1\n`);
  expect(metrics).toContain(`web_vitals_inp_seconds_count{${LABELS}} 1\n`);
  expect(metrics).toContain(`web_vitals_cls_sum{${LABELS}} 0.04\n`);
  expect(metrics).toContain(`web_vitals_ttfb_seconds_count{${LABELS}} 2\n`);
});

test.each<[string, unknown, number]>([
  ['text', 'fast', 400],
  ['an unknown page', { ...visit, page: 'admin' }, 400],
  ['another property', { ...visit, visitor: '42' }, 400],
  ['a negative time', { ...visit, lcp: -1 }, 400],
  ['a text of the sender', { ...visit, inp: 500, target: 'button' }, 400],
  ['more than 1 kB', ' '.repeat(1_001), 413],
])('refuses %s and counts nothing', async (_, body, status) => {
  const { send, text } = await openVitals();
  expect(await send(body)).toBe(status);
  expect(await text()).not.toContain('web_vitals_lcp_seconds_count');
});

test.each(['cross-site', 'same-site', 'none'])('refuses a report of a %s page', async (site) => {
  const { send, text } = await openVitals();
  expect(await send(visit, site)).toBe(403);
  expect(await text()).not.toContain('web_vitals_lcp_seconds_count');
});
