import { expect, test, type Page } from '@playwright/test';
import { basket, lines } from './cart-steps.ts';
import { findProduct, type FoundProduct } from './find-product.ts';
import { graph } from './graph.ts';
import { holdScripts, hydrationStarted, open, watch } from './watch.ts';

const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Add(?:ed)? to basket/ })
    .first();
const increase = (page: Page) => main(page).getByRole('button', { name: 'Increase' }).first();
const isPlain = ({ variants, stock }: FoundProduct) =>
  variants.length === 0 && stock.status === 'IN_STOCK' && (stock.level ?? 0) > 9;

/** Expects one cart line with this quantity, in the page and in the shop. */
async function expectOneLine(page: Page, quantity: number): Promise<void> {
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue(String(quantity));
  const saved = () => graph(page.request, '{ cart { lines { quantity } } }');
  await expect.poll(saved).toEqual({ cart: { lines: [{ quantity }] } });
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

test('replays a variant, a typed quantity and clicks in order, and adds once', async ({ page, request }) => {
  const { path, variants } = await findProduct(
    request,
    'rocker switch',
    ({ variants }) =>
      variants.filter(({ stock }) => (stock.maximumQuantity ?? 9) > 8).length > 2 &&
      variants.every(({ selectedOptions }) => selectedOptions.length === 1),
  );
  const [option] = variants.filter(({ stock }) => (stock.maximumQuantity ?? 9) > 8).at(-1)?.selectedOptions ?? [];
  const watched = watch(page);
  const letGo = await holdScripts(page);
  await page.goto(path);
  await main(page)
    .getByRole('group', { name: option?.name })
    .getByRole('radio', { name: new RegExp(`^${option?.value ?? ''}( £|$)`) })
    .check({ force: true });
  await main(page).getByRole('textbox', { name: 'Quantity of' }).first().fill('3');
  await increase(page).click();
  await addButton(page).click();
  await expect(addButton(page)).toHaveCSS('opacity', '0.6');
  await addButton(page).click();
  await expect(basket(page)).toBeHidden();
  letGo();
  await expectOneLine(page, 4);
  await expect(lines(page)).toContainText(option?.value ?? '-');
  await expect(
    main(page)
      .locator('button', { hasText: /^Add(?:ed)? to basket/ })
      .first(),
  ).toHaveCSS('opacity', '1');
  // After hydration React handles clicks itself.
  await lines(page).getByRole('button', { name: 'Increase' }).click();
  await expectOneLine(page, 5);
  expect(watched.complaints).toEqual([]);
});

test('handles a click during hydration once, after those before it', async ({ page, request }) => {
  const { path } = await findProduct(request, 'bulb', isPlain);
  const watched = watch(page);
  const letGo = await holdScripts(page);
  const letReactGo = await holdReact(page);
  await page.goto(path);
  await increase(page).click();
  letGo();
  await hydrationStarted(page);
  await addButton(page).click();
  await letReactGo();
  await expectOneLine(page, 2);

  await page.reload();
  await hydrationStarted(page);
  // Without pointer events, as from a screen reader.
  await addButton(page).dispatchEvent('click');
  await letReactGo();
  await expectOneLine(page, 3);
  expect(watched.complaints).toEqual([]);
});

test('replays the VAT view, a filter and the sort order of a list', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('vat') ?? localStorage.setItem('vat', 'excluded'));
  const letGo = await holdScripts(page);
  await page.goto('/interior-lighting/');
  const included = page.getByRole('radio', { name: 'Included' }).first();
  await included.click({ force: true });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const brand = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first();
  await brand.check();
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  letGo();
  await expect(page).toHaveURL(/\?brand=[^&]+&sort=name$/);
  await expect(brand).toBeChecked();
  await expect(
    main(page).getByRole('list', { name: 'Selected filters' }).getByRole('link', { name: 'Remove filter' }),
  ).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'included');
  await expect(included).toBeChecked();
});

test('submits a form with its input, and keeps a field’s text and caret', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact-us/');
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email' });
  await email.fill(`early.${Date.now()}@example.com`);
  await email.press('Enter');
  const message = main(page).getByRole('textbox', { name: /message/i });
  await message.pressSequentially('Does it dim?');
  await message.press('ArrowLeft');
  letGo();
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Successfully subscribed to newsletter');
  await expect(email).toHaveValue('');
  await expect(page).toHaveURL('/contact-us/');
  await expect(message).toBeFocused();
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe('Does it dim'.length);
  // A render shows the state.
  await main(page).getByRole('textbox', { name: /name/i }).first().fill('Ada');
  await expect(message).toHaveValue('Does it dim?');
});

test('opens the menu at a double click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const watched = watch(page);
  const letGo = await holdScripts(page);
  await page.goto('/interior-lighting/');
  await page.getByRole('button', { name: 'Menu' }).dblclick();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(watched.complaints).toEqual([]);
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

test(
  'no page needs Intl to hydrate, whose first use takes a phone 80 ms',
  { tag: '@wide' },
  async ({ page, request }) => {
    await page.addInitScript(`
    window.madeFormats = [];
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Collator'])
      Intl[name] = new Proxy(Intl[name], {
        construct: (...made) => (madeFormats.push(name), Reflect.construct(...made)),
      });
  `);
    const { path } = await findProduct(request, 'bulb', isPlain);
    for (const address of ['/', '/interior-lighting/pendants/', path, '/search?query=brass', '/view-cart']) {
      await open(page, address);
      expect(await page.evaluate('madeFormats')).toEqual([]);
    }
  },
);
