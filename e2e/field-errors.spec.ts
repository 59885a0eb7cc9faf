import { expect, test, type Page } from '@playwright/test';
import { boxOf } from './box.ts';
import { findPlain } from './find-product.ts';
import { hydrated } from './watch.ts';

const NO_WHOLE_NUMBER = 'Please enter a whole number, such as 12.';
/** Two lines of a message. */
const TWO_LINES_PIXELS = 48;

async function open(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await hydrated(page);
}

test('an error of a field moves nothing beside it, and is no narrow column', async ({ page, request }) => {
  await open(page, 320, '/quick-order');
  const code = page.getByRole('combobox', { name: 'Code or name' });
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true });
  const [codeBefore, quantityBefore] = [await boxOf(code), await boxOf(quantity)];
  await code.fill('HB-STP-CP-SB');
  await quantity.fill('2.5');
  await page.getByRole('button', { name: 'Add line' }).click();
  const message = page.getByText(NO_WHOLE_NUMBER);
  await expect(message).toBeVisible();
  expect((await boxOf(message)).height).toBeLessThanOrEqual(TWO_LINES_PIXELS);
  expect((await boxOf(message)).left).toBeGreaterThanOrEqual(0);
  expect((await boxOf(code)).top).toBe((await boxOf(quantity)).top);
  expect((await boxOf(code)).width).toBe(codeBefore.width);
  expect((await boxOf(quantity)).width).toBe(quantityBefore.width);

  const { path } = await findPlain(request, 'bulb');
  await open(page, 390, path);
  const button = page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first();
  const before = await boxOf(button);
  const stepper = page.getByRole('main').getByRole('textbox', { name: 'Quantity of' }).first();
  await stepper.fill('2.5');
  await stepper.blur();
  await expect(message).toBeVisible();
  expect((await boxOf(message)).height).toBeLessThanOrEqual(TWO_LINES_PIXELS);
  expect([(await boxOf(button)).width, (await boxOf(button)).height]).toEqual([before.width, before.height]);

  // Of two fields side by side.
  await open(page, 1440, '/contact-us/');
  const form = page.getByRole('main').getByRole('form', { name: 'Write to us' });
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  const email = form.getByRole('textbox', { name: 'Email address' });
  await name.fill('Ada');
  await email.fill('ada');
  await form.getByRole('button').click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect((await boxOf(name)).top).toBe((await boxOf(email)).top);
});
