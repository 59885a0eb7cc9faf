import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { newDevice, newEmail, register } from './account-steps.ts';
import { HOUR_SCREENS } from './hour-screens.ts';
import { hydrated, watch } from './watch.ts';

const FINISH = 'Satin Brass';

interface Found {
  sku: string;
  brand: string;
}

/** Variants of a department in the finish, of which a few can be had. */
async function inFinish(request: APIRequestContext, path: string): Promise<Found[]> {
  const query = `query ($path: String!) { category(path: $path) { products(first: 48, filters: { inStock: true, facets: [{ name: "Finish", values: ["${FINISH}"] }] }) { edges { node { brand { name } } matchingVariant { sku stock { maximumQuantity } } } } } }`;
  const { data } = (await (await request.post('/graphql', { data: { query, variables: { path } } })).json()) as {
    data: {
      category: {
        products: {
          edges: {
            node: { brand: { name: string } };
            matchingVariant: { sku: string; stock: { maximumQuantity: number | null } } | null;
          }[];
        };
      };
    };
  };
  return data.category.products.edges.flatMap(({ node, matchingVariant }) =>
    matchingVariant && (matchingVariant.stock.maximumQuantity ?? 99) >= 20
      ? [{ sku: matchingVariant.sku, brand: node.brand.name }]
      : [],
  );
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Pastes codes into the quick order and saves them as a list. */
async function saveRoom(page: Page, name: string, found: readonly Found[]) {
  await page.goto('/quick-order');
  await hydrated(page);
  await textbox(page, 'Codes and quantities').fill(found.map(({ sku }) => `${sku} x 2`).join('\n'));
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('link', { name: 'Save as a list' }).click();
  await expect(page.getByText(`${found.length} products go on the new list.`)).toBeVisible();
  await textbox(page, 'New list').fill(name);
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/quick-order');
  await page.getByRole('button', { name: 'Clear the list' }).click();
}

/** Shares a list ex VAT. Returns the address of its link. */
async function share(page: Page, name: string): Promise<string> {
  await page.goto('/saved-lists');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('checkbox', { name: 'Show prices ex VAT first' }).check();
  const { pathname, search } = new URL((await page.getByText(/\/shared-lists\//).textContent()) ?? '');
  return pathname + search;
}

for (const { screen, ...use } of HOUR_SCREENS)
  test.describe(screen, () => {
    test.use(use);

    test('a designer lists three rooms in one finish, and the electrician orders them ex VAT from the shared links', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(150_000);
      const watched = watch(page);
      const hall = (await inFinish(request, '/hardware/')).slice(0, 18);
      const lounge = (await inFinish(request, '/interior-lighting/')).slice(0, 18);
      expect([hall.length, lounge.length]).toEqual([18, 18]);
      await register(page, newEmail());

      // The kitchen by hearts, from the finish's page to its switches.
      await page.goto('/finishes/satin-brass');
      await hydrated(page);
      await page.getByRole('link', { name: /^All \d+ in Switches & Sockets/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Switches & Sockets' })).toBeVisible();
      const cards = page.getByRole('main').getByRole('article');
      const brands = new Set([...hall, ...lounge].map(({ brand }) => brand));
      for (let index = 0; index < 4; index += 1) {
        await cards
          .nth(index)
          .getByRole('button', { name: /^Save: / })
          .click();
        const dialog = page.getByRole('dialog', { name: 'Save to a list' });
        if (index === 0) {
          await dialog.getByRole('textbox', { name: 'Name of your list' }).fill('Kitchen');
          await dialog.getByRole('button', { name: 'Save', exact: true }).click();
        } else {
          await dialog.getByRole('checkbox', { name: /^Kitchen/ }).check();
          await dialog.getByRole('button', { name: 'Close' }).click();
        }
        await expect(cards.nth(index).getByRole('button', { name: /^Saved: / })).toBeVisible();
      }
      await saveRoom(page, 'Hall', hall);
      await saveRoom(page, 'Living room', lounge);
      expect(brands.size).toBeGreaterThanOrEqual(4);
      const links = [await share(page, 'Kitchen'), await share(page, 'Hall'), await share(page, 'Living room')];

      const electrician = await newDevice(browser);
      for (const link of links) {
        await electrician.goto(link);
        await expect(electrician.locator('html')).toHaveAttribute('data-vat', 'excluded');
        await expect(electrician.getByText('ex VAT @ 20%').first()).toBeVisible();
        await electrician.getByRole('button', { name: 'Add all to basket' }).click();
        await expect(drawer(electrician)).toBeVisible();
        if (link !== links.at(-1)) await drawer(electrician).getByRole('button', { name: 'Close' }).click();
      }
      await expect(
        drawer(electrician).getByRole('list', { name: 'Items in your basket' }).getByRole('listitem'),
      ).toHaveCount(40);
      await drawer(electrician).getByRole('link', { name: 'Checkout Now' }).click();
      await textbox(electrician, 'First name').fill('Sam');
      await textbox(electrician, 'Last name').fill('Sparks');
      await textbox(electrician, 'Email address').fill(`sam-${randomUUID().slice(0, 8)}@example.com`);
      await textbox(electrician, 'Phone number').fill('020 7946 0123');
      await electrician.getByRole('button', { name: 'Continue to delivery' }).click();
      await textbox(electrician, 'House number and street').fill('1 High Street');
      await textbox(electrician, 'Town or city').fill('Leeds');
      await textbox(electrician, 'Postcode').fill('LS1 4DT');
      await electrician.getByRole('button', { name: 'Continue to review' }).click();
      await expect(electrician).toHaveURL('/checkout-now/review');
      await expect(electrician.getByRole('term').getByText('Goods ex VAT', { exact: true })).toBeVisible();
      await electrician.getByRole('radio', { name: /bank transfer/i }).check();
      await electrician.getByRole('button', { name: /obligation to pay/i }).click();
      await expect(electrician).toHaveURL(/\/order\//);
      await expect(electrician.locator('html')).toHaveAttribute('data-vat', 'excluded');
      await expect(electrician.getByRole('heading', { level: 1, name: 'Thank you, Sam Sparks' })).toBeVisible();
      for (const { sku } of [...hall, ...lounge]) await expect(electrician.getByRole('main')).toContainText(sku);
      expect(watched.complaints).toEqual([]);
    });
  });
