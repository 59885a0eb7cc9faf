import { expect, test } from 'vitest';
import { openFakeGraph } from '../../testing/fake-graph.ts';

const WORDS = `{ shop {
  name tagline description titlePattern home { kind title picture links { path } } footerText vatNumber contactHours
  returns { days workingDays isFree }
} }`;

async function ask(environment: Record<string, string>, query: string): Promise<unknown> {
  const graph = await openFakeGraph(environment);
  return (await graph.ask(query)).data;
}

test('the shop’s words are those of its folder, and what it has not written is left out', async () => {
  expect(await ask({ SHOP_DIR: 'e2e/fixtures/hook-and-eye' }, WORDS)).toEqual({
    shop: {
      name: 'Hook & Eye',
      tagline: 'Shirts made in Norwich',
      description: 'Cotton and linen shirts, cut and sewn in Norwich.',
      titlePattern: '{page} | {shop}',
      home: [
        { kind: 'HERO', title: 'Shirts that last', picture: null, links: [] },
        { kind: 'CATEGORIES', title: 'Our shirts', picture: null, links: [] },
        { kind: 'FEATURED', title: null, picture: null, links: [] },
        { kind: 'TEXT', title: 'How we work', picture: null, links: [{ path: '/contact-us/' }] },
      ],
      footerText: 'Shirts, made slowly.',
      vatNumber: '',
      contactHours: 'Tuesday to Friday, 9 am to 4 pm',
      returns: { days: 60, workingDays: null, isFree: true },
    },
  });
});

test('a shop API without banners gets those of the folder', async () => {
  const banners = '{ banners { promises { title path } promotion { message shortMessage } trade { title } } }';
  expect(await ask({ SHOP_DIR: 'shop/sample-catalogue/shop' }, banners)).toMatchObject({
    banners: {
      promises: [
        { title: 'Free UK mainland delivery over £69 (excl. Highlands & Islands)' },
        { path: '/about-us/' },
        { path: '/privacy/' },
        { path: '/shipping-returns/#changing-your-mind' },
      ],
      promotion: { shortMessage: 'In stock? Dispatched the working day after your transfer arrives' },
      trade: { title: 'Buying for a project?' },
    },
  });
  expect(await ask({ SHOP_DIR: 'e2e/fixtures/hook-and-eye' }, banners)).toEqual({
    banners: { promises: [], promotion: null, trade: null },
  });
});

test('delivery is charged, promised and refused as the folder says', async () => {
  const graph = await openFakeGraph({ SHOP_DIR: 'e2e/fixtures/hook-and-eye' });
  const { data } = await graph.ask(`{
    shop { freeDeliveryThreshold { pence } dispatch { cutOffHour toOrderDays { minimum maximum } } }
    deliveryZones { code charge { incVat { pence } exVat { pence } } freeFrom { pence } }
    near: deliveryEstimate(postcode: "SW1A 1AA") { ... on DeliveryEstimate { cost { incVat { pence } } } }
    far: deliveryEstimate(postcode: "JE2 3AB") { ... on PostcodeNotServedError { message } }
  }`);
  const price = (incVat: number, exVat: number) => ({ incVat: { pence: incVat }, exVat: { pence: exVat } });
  expect(data).toEqual({
    shop: {
      freeDeliveryThreshold: { pence: 4_550 },
      dispatch: { cutOffHour: 11, toOrderDays: { minimum: 10, maximum: 15 } },
    },
    deliveryZones: [
      { code: 'UK_MAINLAND', charge: price(399, 333), freeFrom: { pence: 4_550 } },
      { code: 'NORTHERN_IRELAND', charge: price(650, 542), freeFrom: null },
      { code: 'ISLE_OF_WIGHT', charge: price(399, 333), freeFrom: null },
    ],
    near: { cost: { incVat: { pence: 399 } } },
    far: { message: 'We don’t deliver to the Channel Islands.' },
  });
});

test('a shop that says nothing of delivery promises none of it for free', async () => {
  const { deliveryZones } = (await ask(
    { SHOP_API_URL: 'https://api.example' },
    '{ deliveryZones { freeFrom { pence } } }',
  )) as { deliveryZones: { freeFrom: unknown }[] };
  expect(new Set(deliveryZones.map(({ freeFrom }) => freeFrom))).toEqual(new Set([null]));
});

test('without a folder a shop API of your own gets a home page without claims', async () => {
  expect(await ask({ SHOP_API_URL: 'https://api.example' }, WORDS)).toMatchObject({
    shop: {
      name: 'My shop',
      tagline: null,
      description: null,
      contactHours: null,
      returns: { days: 14, workingDays: null, isFree: false },
      home: [{ kind: 'HERO', title: 'My shop' }, {}, {}, {}, {}, {}],
    },
  });
});
