import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { findProduct, type FoundProduct } from './find-product.ts';
import { holdScripts, hydrated, hydrationStarted, watch } from './watch.ts';

const main = (page: Page) => page.getByRole('main');
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const lines = (page: Page) => basket(page).getByRole('list', { name: 'Items in your basket' }).getByRole('listitem');
const addButton = (page: Page, { name }: FoundProduct) =>
  main(page).getByRole('button', { name: `Add to basket ${name}` });
const quantityField = (page: Page) => main(page).getByRole('textbox', { name: /^Quantity of/ });
const plain = (request: APIRequestContext) =>
  findProduct(
    request,
    'bulb',
    ({ variants, stock }) => variants.length === 0 && stock.status === 'IN_STOCK' && (stock.level ?? 0) > 9,
  );

/** Expects one cart line with this quantity, in the page and in the shop. */
async function expectOneLine(page: Page, quantity: number): Promise<void> {
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue(String(quantity));
  const saved = async () =>
    (
      (await (await page.request.post('/graphql', { data: { query: '{ cart { lines { quantity } } }' } })).json()) as {
        data: { cart: { lines: object[] } };
      }
    ).data.cart.lines;
  await expect.poll(saved).toEqual([{ quantity }]);
}

/** Blocks React's scheduler, which runs on MessagePort messages, until the returned function is called. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    Object.assign(window, {
      letReactGo() {
        MessagePort.prototype.postMessage = postMessage;
        for (const send of held) send();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { letReactGo: () => void }).letReactGo());
}

test('Add to basket shows feedback on a click, and adds once for several clicks', async ({ page, request }) => {
  const product = await plain(request);
  const watched = watch(page);
  const letGo = await holdScripts(page);
  await page.goto(product.path);
  await addButton(page, product).click();
  await expect(addButton(page, product)).toHaveCSS('opacity', '0.6');
  await addButton(page, product).click();
  await expect(basket(page)).toBeHidden();
  letGo();
  await expectOneLine(page, 1);
  await expect(
    main(page).getByRole('button', {
      name: new RegExp(`^Added to basket ${product.name}|^Add to basket ${product.name}`),
      includeHidden: true,
    }),
  ).toHaveCSS('opacity', '1');
  // After hydration React handles clicks itself.
  await lines(page).getByRole('button', { name: 'Increase' }).click();
  await expectOneLine(page, 2);
  expect(watched.complaints).toEqual([]);
});

test('replays clicks in their order', async ({ page, request }) => {
  const product = await plain(request);
  const letGo = await holdScripts(page);
  await page.goto(product.path);
  await main(page).getByRole('button', { name: 'Increase' }).click();
  await addButton(page, product).click();
  letGo();
  await expectOneLine(page, 2);
});

test('replays a typed quantity', async ({ page, request }) => {
  const product = await plain(request);
  const letGo = await holdScripts(page);
  await page.goto(product.path);
  await quantityField(page).fill('3');
  await addButton(page, product).click();
  letGo();
  await expectOneLine(page, 3);
});

test('replays the choice of a variant', async ({ page, request }) => {
  const product = await findProduct(
    request,
    'rocker switch',
    ({ variants }) =>
      variants.filter(({ stock }) => stock.maximumQuantity !== 0).length > 2 &&
      variants.every(({ selectedOptions }) => selectedOptions.length === 1),
  );
  const [option] = product.variants.filter(({ stock }) => stock.maximumQuantity !== 0).at(-1)?.selectedOptions ?? [];
  const letGo = await holdScripts(page);
  await page.goto(product.path);
  await main(page)
    .getByRole('group', { name: option?.name })
    .getByRole('radio', { name: option?.value ?? '', exact: true })
    .check({ force: true });
  await addButton(page, product).click();
  letGo();
  await expectOneLine(page, 1);
  await expect(lines(page)).toContainText(option?.value ?? '-');
});

test('keeps the order of clicks before and during hydration', async ({ page, request }) => {
  const product = await plain(request);
  const watched = watch(page);
  const letGo = await holdScripts(page);
  const letReactGo = await holdReact(page);
  await page.goto(product.path);
  await main(page).getByRole('button', { name: 'Increase' }).click();
  letGo();
  await hydrationStarted(page);
  await addButton(page, product).click();
  await letReactGo();
  await expectOneLine(page, 2);
  expect(watched.complaints).toEqual([]);
});

for (const [way, press] of [
  ['by pointer', (button: Locator) => button.click()],
  // Without pointer events, as from a screen reader.
  ['by script', (button: Locator) => button.dispatchEvent('click')],
] as const) {
  test(`handles a click ${way} during hydration once`, async ({ page, request }) => {
    const product = await plain(request);
    const letReactGo = await holdReact(page);
    await page.goto(product.path);
    await hydrationStarted(page);
    await press(addButton(page, product));
    await letReactGo();
    await expectOneLine(page, 1);
  });
}

test('opens the menu, even after a double click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await page.goto('/interior-lighting/');
  await page.getByRole('button', { name: 'Menu' }).dblclick();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('replays a filter and the sort order of a list', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/interior-lighting/');
  const brand = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group', { name: 'Brand' })
    .getByRole('checkbox')
    .first();
  await brand.check();
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  letGo();
  await expect(page).toHaveURL(/\?brand=[^&]+&sort=name$/);
  await expect(brand).toBeChecked();
  await expect(
    main(page)
      .getByRole('list', { name: 'Selected filters' })
      .getByRole('link', { name: /^Remove filter/ }),
  ).toHaveCount(1);
});

test('replays a change of the stored VAT view', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vat', 'excluded'));
  const letGo = await holdScripts(page);
  await page.goto('/interior-lighting/');
  await page.getByRole('radio', { name: 'Included' }).first().click({ force: true });
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'included');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Included' }).first()).toBeChecked();
});

test('submits a form that needs scripts, with its input', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/privacy/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Your email' }).fill(`early.${Date.now()}@example.com`);
  await footer.getByRole('textbox', { name: 'Your email' }).press('Enter');
  letGo();
  await expect(footer.getByRole('status')).toHaveText('Successfully subscribed to newsletter');
  await expect(page).toHaveURL('/privacy/');
});

test('keeps a field’s text and caret, and updates its state', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact-us/');
  const message = main(page).getByRole('textbox', { name: /message/i });
  await message.pressSequentially('Does it dim?');
  await message.press('ArrowLeft');
  letGo();
  await hydrated(page);
  await expect(message).toBeFocused();
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe('Does it dim'.length);
  // A render shows the state.
  await main(page).getByRole('textbox', { name: /name/i }).first().fill('Ada');
  await expect(message).toHaveValue('Does it dim?');
});

test('leaves links and forms with an action to the browser', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/brands/astro/');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL('/brands/');
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the shop' }).first().fill('brass switch');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL('/search?query=brass+switch');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('brass switch');
});

test('no page needs Intl to hydrate, whose first use takes a phone 80 ms', async ({ page, request }) => {
  await page.addInitScript(`
    window.madeFormats = [];
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Collator'])
      Intl[name] = new Proxy(Intl[name], { construct: (...made) => (madeFormats.push(name), Reflect.construct(...made)) });
  `);
  const { path } = await plain(request);
  for (const address of ['/', '/interior-lighting/pendants/', path, '/search?query=brass', '/view-cart']) {
    await page.goto(address);
    await hydrated(page);
    expect(await page.evaluate('madeFormats')).toEqual([]);
  }
});

test('a form in a part that is not hydrated yet is sent once it is', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/');
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email' });
  await email.fill(`pressed.${Date.now()}@example.com`);
  await email.press('Enter');
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Successfully subscribed to newsletter');
  expect(watched.complaints).toEqual([]);
});
