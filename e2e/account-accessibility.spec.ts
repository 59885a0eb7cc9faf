import { expect, test, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { hydrated } from './watch.ts';

const main = (page: Page) => page.getByRole('main');

/** Returns a page's accessibility faults, its horizontal overflow and its duplicate ids. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await axe(page).analyze();
  const more = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is there twice`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...twice, `${scrollWidth} px wide`] : twice;
  });
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...more,
  ];
}

/** Registers with the longest names allowed, which signs in. */
async function register(page: Page): Promise<void> {
  const query = 'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename } }';
  const input = {
    email: `featherstonehaugh-cholmondeley-${Date.now()}@shopper.example`,
    password: 'a walk by the sea',
    firstName: 'Maximiliana-Wilhelmina',
    lastName: 'Featherstonehaugh-Cholmondeley',
    phone: '020 7946 0111',
    company: 'Engines & Sons',
    address1: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch House',
    city: 'London',
    postcode: 'SE1 0ZZ',
    country: 'United Kingdom',
  };
  expect(await (await page.request.post('/graphql', { data: { query, variables: { input } } })).text()).toContain(
    'CustomerRegisterPayload',
  );
}

for (const width of [320, 1280]) {
  test(`the account and its order have no accessibility fault at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await register(page);
    await page.goto('/account');
    await expect(main(page).getByLabel('First name')).toHaveValue('Maximiliana-Wilhelmina');
    expect(await faults(page)).toEqual([]);
    await page.goto('/account/orders');
    await expect(main(page).getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('/account/data');
    await expect(main(page).getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('/account/addresses');
    await main(page).getByRole('button', { name: 'Add an address' }).click();
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.goto('/search?query=gu10+bulb');
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await main(page)
      .getByRole('button', { name: /^Add to basket/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByRole('listitem')).toHaveCount(1);
    await page.goto('/checkout-now');
    await expect(main(page).getByText(/You’re signed in as/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Postcode' })).toHaveValue('SE1 0ZZ');
    await expect(main(page).getByRole('textbox', { name: 'Company (optional)' })).toHaveValue('Engines & Sons');
    expect(await faults(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await expect(main(page).getByRole('button', { name: /Place order/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await main(page)
      .getByRole('button', { name: /Place order/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Pro forma invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pro forma invoice' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('/account/orders');
    await expect(main(page).getByRole('article', { name: /^Order ORD-/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    // A signed-in customer is redirected from the sign-in page.
    await page.goto('/login?next=/account/addresses');
    await expect(page).toHaveURL('/account/addresses');
  });

  test(`the sign-in and contact forms with errors have no accessibility fault at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, name] of [
      ['/login', 'Sign in'],
      ['/register', 'Create an account'],
      ['/reset-password', 'Send the link'],
      ['/contact-us/', 'Send message'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await main(page).getByRole('button', { name, exact: true }).click();
      await expect(main(page).getByRole('alert').getByRole('link').first()).toBeVisible();
      expect([path, await faults(page)]).toEqual([path, []]);
    }
  });

  test(`the contact panel’s form works separately from the contact page’s at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact-us/');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const panel = page.getByRole('dialog', { name: 'Talk to us' });
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await panel.getByRole('alert').getByRole('link', { name: 'Please write your message.' }).click();
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });
}
