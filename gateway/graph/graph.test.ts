import { expect, test } from 'vitest';
import { sampleConfig } from '@storefront/schema/settings/shared-config.ts';
import { dispatchRules } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { useTestGateway } from '../testing/gateway.fixture.ts';

const gateway = useTestGateway();

const pounds = (pence: number) => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;

test('the embedded shop’s delivery promises match the delivery charges', async () => {
  const { banners, page, deliveryZones } = await gateway.data<{
    banners: { promises: { title: string }[] };
    page: { faqs: { question: string; answer: string }[] };
    deliveryZones: { code: string; charge: { incVat: { pence: number } } }[];
  }>(`{
    banners { promises { title } } page(path: "/faqs/") { faqs { question answer } }
    deliveryZones { code charge { incVat { pence } } }
  }`);
  const threshold = pounds(sampleConfig().delivery.freeFrom ?? 0);
  const answer = page.faqs.find(({ question }) => question === 'What does delivery cost?')?.answer;
  const mainland = pounds(deliveryZones.find(({ code }) => code === 'UK_MAINLAND')?.charge.incVat.pence ?? 0);
  const promise = banners.promises[0]?.title;
  for (const claim of [promise, answer]) expect(claim).toMatch(new RegExp(`${threshold}(?![\\d.])`));
  // A free delivery claim must name the areas it excludes.
  expect(promise).toContain('(excl. Highlands & Islands)');
  expect(answer).toContain(`${mainland} including VAT`);
});

test('the embedded shop’s pages promise dispatch as it can be kept, and name no cut-off of their own', async () => {
  const { pages } = await gateway.data<{ pages: { path: string }[] }>('{ pages { path } }');
  const PAGE = 'query ($path: String!) { page(path: $path) { sections { body } faqs { answer } } }';
  const bodies = await Promise.all(pages.map(async ({ path }) => JSON.stringify(await gateway.data(PAGE, { path }))));
  const { dispatch } = sampleConfig();
  expect(dispatch.awaitsTransfer).toBe(true);
  expect(bodies.filter((body) => body.includes(dispatchRules(dispatch)))).toHaveLength(3);
  expect(bodies.join()).not.toMatch(/\d [ap]m on a working day|same-day dispatch|dispatched the same day/);
});
