import { expect, onTestFinished, test } from 'vitest';
import { openFakeGraph } from '../../testing/fake-graph.ts';

const WORDS =
  '{ shop { name tagline description titlePattern home { kind title picture links { path } } footerText vatNumber } }';

async function ask(environment: Record<string, string>, query: string): Promise<unknown> {
  const graph = await openFakeGraph(environment);
  onTestFinished(() => graph.close());
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
    },
  });
});

test('a shop API without banners gets those of the folder', async () => {
  const banners = '{ banners { promises { title path } promotion { message shortMessage } trade { title } } }';
  expect(await ask({ SHOP_DIR: 'sample-catalogue/shop' }, banners)).toMatchObject({
    banners: {
      promises: [
        { title: 'Free UK mainland delivery over £69 (excl. Highlands & Islands)' },
        { path: '/about-us/' },
        { path: '/privacy/' },
        { path: '/shipping-returns/#changing-your-mind' },
      ],
      promotion: { shortMessage: 'Order stock by 1 pm for same-day dispatch' },
      trade: { title: 'Buying for a project?' },
    },
  });
  expect(await ask({ SHOP_DIR: 'e2e/fixtures/hook-and-eye' }, banners)).toEqual({
    banners: { promises: [], promotion: null, trade: null },
  });
});

test('without a folder a shop API of your own gets a home page without claims', async () => {
  expect(await ask({ SHOP_API_URL: 'https://api.example' }, WORDS)).toMatchObject({
    shop: {
      name: 'My shop',
      tagline: null,
      description: null,
      home: [{ kind: 'HERO', title: 'My shop' }, {}, {}, {}, {}, {}],
    },
  });
});
