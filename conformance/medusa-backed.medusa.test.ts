import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MedusaBackedShop,
  SECRET,
  startMedusaBackedShop,
} from '@storefront/shop/medusa/medusa-backed-shop.fixture.ts';
import { freePort } from '../scripts/deployment/gateway-process.ts';
import { featureOf } from './features.data.ts';
import { runConformance, type ConformanceResult } from './run-conformance.ts';

/** What the storefront lacks in front of Medusa. */
const FEATURES_LACKED = [
  'changes of the email address',
  'mails when a product is back in stock',
  'new passwords',
  'numbered quotations of saved lists',
  'reviews',
  'saved lists in an account',
  'sharing saved lists',
  'the stock alerts of an account',
];

let shop: MedusaBackedShop;
beforeAll(async () => {
  shop = await startMedusaBackedShop(await freePort());
}, 180_000);
afterAll(() => shop.stop());

const faultsOf = ({ verdicts }: ConformanceResult) =>
  verdicts.filter(({ outcome }) => outcome === 'failed').map(({ method, path, faults }) => [method, path, faults]);

test('fits by its reading calls', async () => {
  const result = await runConformance({ url: shop.url, credentials: { key: null, secret: null }, testEmail: null });
  expect(faultsOf(result)).toEqual([]);
  expect(result.stored).toEqual([]);
});

test('fits by all calls, has every required one, and lacks what Medusa lacks', async () => {
  const credentials = { key: null, secret: SECRET };
  const result = await runConformance({ url: shop.url, credentials, testEmail: 'tester@shop.example' });
  expect(faultsOf(result)).toEqual([]);
  const required = result.verdicts.filter(({ isOptional }) => !isOptional);
  expect(required.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  const missing = result.verdicts.filter(({ outcome }) => outcome === 'missing');
  expect([...new Set(missing.map(({ path }) => featureOf(path)))].toSorted()).toEqual(FEATURES_LACKED);
  expect(result.verdicts.filter(({ outcome }) => outcome === 'passed').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/checkout', '/orders/{id}', '/orders/{id}/payment', '/create_account', '/login']),
  );
}, 120_000);
