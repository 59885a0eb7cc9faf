import { expect, test, type Page } from '@playwright/test';
import { sampleConfig } from '../schema/settings/shared-config.ts';
import { formatRoundMoney } from '../domain/money-text.rules.ts';
import { sentMails } from './graph.ts';
import { open, watch } from './watch.ts';

const FREE_FROM = formatRoundMoney(sampleConfig().delivery.freeFrom ?? 0);

test('the page of delivery charges is offered while a question is typed, and lists them', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await search.click();
  await search.fill('delivery to jersey');
  const list = page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
  const help = list.getByRole('group', { name: 'Help and advice' }).getByRole('option').first();
  await expect(help).toHaveAccessibleName('Delivery charges Delivery and returns');
  await help.click();
  await expect(page).toHaveURL('/shipping-returns/');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery and returns' })).toBeFocused();
  expect(watched.complaints).toEqual([]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: `Free UK mainland delivery over ${FREE_FROM} (excl. Highlands & Islands)` })
    .click();
  await expect(page).toHaveURL('/shipping-returns/#delivery-charges');
  const table = page.getByRole('table', { name: 'Delivery charges' });
  await expect(table.getByRole('row', { name: /^UK Mainland/ })).toHaveText(
    `UK Mainland £5.94 £4.95 ${FREE_FROM} of goods, inc VAT 1 working day`,
    { useInnerText: true },
  );
  await expect(table.getByRole('row', { name: /^Scottish Highlands/ })).toContainText('£15.47');
  await expect(table.getByRole('row')).toHaveCount(9);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('row', { name: /^UK Mainland/ })).toHaveText(
    `UK Mainland £5.94 free from ${FREE_FROM} 1 working day`,
    { useInnerText: true },
  );
});

test('a post leads from the menu to its products and to other posts', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Blog' })
    .click();
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(7);
  const dates = await posts
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
  const title = 'Bathroom zones explained, without the jargon';
  await posts.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('img', { name: /round lit mirror/ })).toHaveAttribute('src', /^\/images\//);
  await expect(page.getByRole('region', { name: 'More from the blog' }).getByRole('article')).toHaveCount(2);
  const products = page.getByRole('region', { name: 'Products in this post' }).getByRole('article');
  await expect(products).toHaveCount(4);
  await products.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/astro-imola-round-illuminated-mirror-600mm\//);
});

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

test('the forms of contact and newsletter show errors, keep the text, and are sent', async ({ page, request }) => {
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
  const email = `ada.${Date.now()}@example.com`;
  await field(page, 'Email address').fill(email);
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
  const reference =
    /Your reference is ([2-9A-Z]{6})\./.exec(await page.getByText(/Your reference is/).innerText())?.[1] ?? 'none';
  const mails = await sentMails(request);
  expect(mails.find(({ to }) => to === email)?.subject).toBe(`We’ve received your message (${reference})`);
  expect(mails.find(({ subject, to }) => to !== email && subject.includes(reference))?.text).toContain(
    'Does the Brindle dim?',
  );
  const footer = page.getByRole('contentinfo');
  const address = footer.getByRole('textbox', { name: 'Your email' });
  const message = footer.getByRole('status');
  await address.fill('ada');
  await address.press('Enter');
  await expect(message).toContainText('Failed to subscribe to newsletter');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('ada');
  await address.fill(`ada.${Date.now()}@example.com`);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(message).toHaveText('Successfully subscribed to newsletter');
  await expect(address).toHaveValue('');
  // The browser itself logs the aborted request.
  expect(watched.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});
