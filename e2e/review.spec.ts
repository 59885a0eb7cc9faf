import { expect, test, type Locator, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const field = (page: Page, name: string) => reviews(page).getByRole('textbox', { name });
const publish = (page: Page) => reviews(page).getByRole('button', { name: 'Publish review' });

/** How much of a row of stars is drawn filled, whatever its words say. */
function filledShare(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const [outline, filled] = element.parentElement?.querySelectorAll('svg') ?? [];
    return (filled?.parentElement?.getBoundingClientRect().width ?? 0) / (outline?.getBoundingClientRect().width ?? 1);
  });
}

async function openUnreviewed(page: Page): Promise<void> {
  const { path } = await findProduct(page.request, 'wall light', ({ ratingSummary }) => ratingSummary?.count === 0, { rated: true });
  await page.goto(path);
  await hydrated(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByText('Nobody has reviewed this product yet.')).toBeVisible();
}

async function write(page: Page, body: string): Promise<void> {
  await reviews(page).getByRole('radio', { name: /^4 stars/ }).check({ force: true });
  await field(page, 'Headline (optional)').fill('Warm light');
  await field(page, 'Your review').fill(body);
  await field(page, 'Name to show').fill('Sam');
  await field(page, 'E-mail address').fill('sam@example.com');
}

test('reviews cost the first paint nothing', async ({ page, request }) => {
  const { path } = await findProduct(request, 'wall light', () => true);
  const watched = watch(page);
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What delivery costs is asked for once the page is there: it depends on the shopper and the hour.
  expect(watched.graphRequests.filter((sent) => !sent.includes('"postcode"'))).toEqual([]);
});

test('a product without reviews says so, and how reviews come about', async ({ page }) => {
  await openUnreviewed(page);
  await expect(reviews(page).getByText(/we do not check that the writer has bought the product/)).toBeVisible();
  await expect(reviews(page).getByText(/out of 5 stars/)).toHaveCount(0);
});

test('what is missing is told beside its field and on top, and nothing that was typed is lost', async ({ page }) => {
  await openUnreviewed(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).press('Enter');
  await expect(reviews(page).getByRole('radio').first()).toBeFocused();
  await field(page, 'Your review').fill('Short');
  await field(page, 'E-mail address').fill('sam');
  await publish(page).click();
  const summary = reviews(page).getByRole('alert');
  await expect(summary).toContainText('Some of what you have entered needs another look.');
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(reviews(page).getByRole('radio').first()).toBeFocused();
  await expect(field(page, 'Your review')).toHaveAccessibleDescription('10 to 2,000 characters Please write at least 10 characters.');
  await expect(field(page, 'E-mail address')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Your review')).toHaveValue('Short');
  await summary.getByRole('link', { name: 'Please tell us the name to show.' }).press('Enter');
  await expect(field(page, 'Name to show')).toBeFocused();
});

test('a review is published as text, is counted, and is there for everyone', async ({ page }) => {
  const watched = watch(page);
  await openUnreviewed(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await write(page, 'Bright & <b>warm</b> <img src=x onerror="document.title=1">\nAnd quiet.');
  await publish(page).click();
  await expect(reviews(page).getByText('Thank you. Your review is published.')).toBeFocused();
  for (const again of [false, true]) {
    if (again) {
      await page.reload();
      await hydrated(page);
      await reviews(page).scrollIntoViewIfNeeded();
    }
    const review = reviews(page).getByRole('listitem');
    await expect(review).toHaveCount(1);
    await expect(review.getByRole('heading', { name: 'Warm light' })).toBeVisible();
    await expect(review).toContainText('Bright & <b>warm</b> <img src=x onerror="document.title=1">');
    await expect(review).toContainText('Sam,');
    await expect(review.getByText('4 out of 5 stars')).toBeAttached();
    for (const stars of await reviews(page).getByText('4 out of 5 stars').all()) expect(await filledShare(stars)).toBeCloseTo(0.8, 1);
    await expect(reviews(page).getByText('from 1 review', { exact: true })).toBeVisible();
    expect(await page.content()).not.toContain('sam@example.com');
  }
  expect(watched.complaints).toEqual([]);
});

test('when the shop does not answer, everything typed is still there, and the next press publishes it once', async ({ page }) => {
  await openUnreviewed(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await write(page, 'Just as bright as it says.');
  await page.context().setOffline(true);
  await publish(page).click();
  await expect(reviews(page).getByRole('alert')).toContainText('Not published yet: the shop did not answer.');
  await expect(field(page, 'Your review')).toHaveValue('Just as bright as it says.');
  await expect(reviews(page).getByRole('radio', { name: /^4 stars/ })).toBeChecked();
  await page.context().setOffline(false);
  await publish(page).click();
  await expect(reviews(page).getByText('Thank you. Your review is published.')).toBeVisible();
  await expect(reviews(page).getByRole('listitem')).toHaveCount(1);
});

test('long lists go on at a press, and focus goes to the first that is new', async ({ page, request }) => {
  const { id, path } = await findProduct(request, 'wall light', ({ ratingSummary }) => ratingSummary?.count === 0, { rated: true });
  const query = 'mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { __typename } }';
  for (let number = 1; number <= 10; number += 1) {
    const input = { productId: id, rating: 5, body: `It hangs well, says number ${number}.`, author: `Reader ${number}`, email: 'reader@example.com' };
    expect(await (await request.post('/graphql', { data: { query, variables: { input } } })).json()).toMatchObject({ data: { reviewCreate: { __typename: 'ReviewCreatePayload' } } });
  }
  await page.goto(path);
  await hydrated(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByText('from 10 reviews')).toBeVisible();
  await expect(reviews(page).getByRole('listitem')).toHaveCount(8);
  await reviews(page).getByRole('button', { name: 'More reviews' }).press('Enter');
  await expect(reviews(page).getByRole('listitem')).toHaveCount(10);
  await expect(reviews(page).getByRole('listitem').nth(8)).toBeFocused();
  await expect(reviews(page).getByRole('button', { name: 'More reviews' })).toBeHidden();
});

test('reviews that could not be had leave the page whole, and the next try brings them', async ({ page, request }) => {
  const { path } = await findProduct(request, 'wall light', () => true);
  await page.goto(path);
  await hydrated(page);
  await page.route('**/graphql', (route) => route.abort());
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByRole('alert')).toContainText('The reviews could not be loaded.');
  await expect(page.getByRole('button', { name: /^Add to basket/ }).first()).toBeEnabled();
  await page.unroute('**/graphql');
  await reviews(page).getByRole('button', { name: 'Try again' }).click();
  await expect(reviews(page).getByText(/review/).first()).toBeVisible();
  await expect(reviews(page).getByRole('button', { name: 'Write a review' })).toBeVisible();
});
