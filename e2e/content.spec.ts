import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './watch.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

test('the forms of contact and newsletter show errors, keep the text, and are sent', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/contact-us/');
  await field(page, 'Name').fill('Ada Lane');
  await field(page, 'Phone number (optional)').fill('12');
  await field(page, 'Message').fill('Does the Brindle dim?\nAnd how low?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(field(page, 'Email address')).toBeFocused();
  await expect(field(page, 'Phone number (optional)')).toHaveAccessibleDescription(
    'Please enter a phone number with 10 to 12 digits, or leave it empty.',
  );
  const alert = page.getByRole('main').getByRole('alert');
  await field(page, 'Email address').fill(`ada.${Date.now()}@example.com`);
  await field(page, 'Phone number (optional)').fill('+44 (0)20 7946 0000');
  await field(page, 'Order number (optional)').fill('ORD-100042');
  // Not a page that is fetched ahead because the pointer passes its link.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('Brindle') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(alert).toContainText('it’s still here');
  await expect(field(page, 'Message')).toHaveValue('Does the Brindle dim?\nAnd how low?');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByRole('heading', { name: 'Your message has been sent' });
  await expect(sent).toBeFocused();
  await expect(page.getByText(/Your reference is [2-9A-Z]{6}\./)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const address = footer.getByRole('textbox', { name: 'Your email' });
  const message = footer.getByRole('status');
  await address.fill('ada');
  await address.press('Enter');
  await expect(message).toContainText('Failed to subscribe to newsletter');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('ada');
  // The browser itself logs the aborted request.
  expect(watched.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});
