import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDatabase, databaseLocation } from '../shop/database/open-database.ts';
import { decideReview, writeReview } from '../shop/customers/reviews/store/review-store.ts';
import { findProduct } from './find-product.ts';
import { manageReviews, pendingReviews } from './manage-reviews.ts';
import { SHOP } from './shops.ts';
import { hydrated, watch } from './watch.ts';

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const field = (page: Page, name: string) => reviews(page).getByRole('textbox', { name });
const publish = (page: Page) => reviews(page).getByRole('button', { name: 'Send review' });

/** Writes reviews of a product into the test database, and approves them. */
async function publishReviews(path: string, count: number): Promise<void> {
  const db = await openDatabase(databaseLocation({ dataDir: SHOP.dataDir }));
  const { id: productId } = await db
    .selectFrom('products')
    .select('id')
    .where('url', '=', path)
    .executeTakeFirstOrThrow();
  for (let number = 1; number <= count; number += 1) {
    const review = {
      productId,
      rating: 5,
      title: '',
      body: `It hangs well, says number ${number}.`,
      author: `Reader ${number}`,
      email: 'reader@example.com',
      orderNumber: '',
    };
    const { id } = await writeReview(db, review, new Date());
    await decideReview(db, id, { status: 'published' }, new Date());
  }
  await db.destroy();
}

/** Returns the filled part of a row of stars. */
function filledShare(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const [outline, filled] = element.parentElement?.querySelectorAll('svg') ?? [];
    return (filled?.parentElement?.getBoundingClientRect().width ?? 0) / (outline?.getBoundingClientRect().width ?? 1);
  });
}

async function openUnreviewed(page: Page): Promise<void> {
  const { path } = await findProduct(page.request, 'wall light', ({ ratingSummary }) => ratingSummary?.count === 0, {
    rated: true,
  });
  await page.goto(path);
  await hydrated(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByText('No reviews yet.')).toBeVisible();
}

/** Reloads the page until it shows this many reviews: responses are cached for some seconds. */
async function showsReviews(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await reviews(page).scrollIntoViewIfNeeded();
    await expect(reviews(page).getByText(count === 0 ? 'No reviews yet.' : /^from \d+ review/)).toBeVisible();
    await expect(reviews(page).getByRole('listitem')).toHaveCount(count, { timeout: 1_000 });
  }).toPass();
}

async function write(page: Page, body: string): Promise<void> {
  await reviews(page)
    .getByRole('radio', { name: /^4 stars/ })
    .check({ force: true });
  await field(page, 'Headline (optional)').fill('Warm light');
  await field(page, 'Your review').fill(body);
  await field(page, 'Display name').fill('Sam');
  await field(page, 'Email address').fill('sam@example.com');
}

test('reviews add no requests to the first paint', async ({ page, request }) => {
  const { path } = await findProduct(request, 'wall light', () => true);
  const watched = watch(page);
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The delivery charge is requested after load: it depends on the shopper and the time.
  expect(watched.graphRequests.filter((sent) => !sent.includes('"postcode"'))).toEqual([]);
});

test('a product without reviews says so, and how reviews are collected', async ({ page }) => {
  await openUnreviewed(page);
  await reviews(page).getByRole('link', { name: 'How we check reviews' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we check reviews' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Its star rating, or how cross it is with us, is never a reason.');
  await page.goBack();
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByText(/out of 5 stars/)).toHaveCount(0);
});

test('errors are listed and shown beside their fields, and nothing typed is lost', async ({ page }) => {
  await openUnreviewed(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).press('Enter');
  await expect(reviews(page).getByRole('radio').first()).toBeFocused();
  await field(page, 'Your review').fill('Short');
  await field(page, 'Email address').fill('sam');
  await publish(page).click();
  const summary = reviews(page).getByRole('alert');
  await expect(summary).toContainText('Please check the following');
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(reviews(page).getByRole('radio').first()).toBeFocused();
  await expect(field(page, 'Your review')).toHaveAccessibleDescription(
    '10 to 2,000 characters Please write at least 10 characters.',
  );
  await expect(field(page, 'Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Your review')).toHaveValue('Short');
  await summary.getByRole('link', { name: 'Please enter a display name.' }).press('Enter');
  await expect(field(page, 'Display name')).toBeFocused();
});

test('a review is pending until the shop approves it; then it is shown as text and counted until it is rejected', async ({
  page,
}) => {
  // A decision shows after some seconds, twice.
  test.slow();
  const watched = watch(page);
  const words = `And quiet since ${Date.now()}.`;
  await openUnreviewed(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await write(page, `Bright & <b>warm</b> <img src=x onerror="document.title=1">\n${words}`);
  await publish(page).click();
  await expect(reviews(page).getByText('Thank you. We’ll check your review')).toBeFocused();
  await expect(reviews(page).getByRole('listitem')).toHaveCount(0);

  const [id = ''] = pendingReviews(words);
  expect(manageReviews('approve', id)).toBe(`Review ${id} is published.\n`);
  expect(manageReviews('approve', id)).toBe(`Review ${id} is published already.\n`);
  await showsReviews(page, 1);
  const review = reviews(page).getByRole('listitem');
  await expect(review.getByRole('heading', { name: 'Warm light' })).toBeVisible();
  await expect(review).toContainText('Bright & <b>warm</b> <img src=x onerror="document.title=1">');
  await expect(review).toContainText('Sam,');
  await expect(review.getByText('Verified buyer')).toHaveCount(0);
  await expect(review.getByText('4 out of 5 stars')).toBeAttached();
  for (const stars of await reviews(page).getByText('4 out of 5 stars').all())
    expect(await filledShare(stars)).toBeCloseTo(0.8, 1);
  await expect(reviews(page).getByText('from 1 review', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain('sam@example.com');

  expect(() => manageReviews('reject', id, '--reason', 'four-stars')).toThrow(/must be one of the published policy/);
  expect(manageReviews('reject', id, '--reason', 'off-topic')).toBe(`Review ${id} is rejected (off-topic).\n`);
  await showsReviews(page, 0);
  expect(watched.complaints).toEqual([]);
});

test('when the shop does not answer, the text stays, and the next press sends it once', async ({ page }) => {
  await openUnreviewed(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  const words = `Sent at ${Date.now()}, once the shop answers again.`;
  await write(page, words);
  await page.route('**/graphql', (route) => route.abort());
  await publish(page).click();
  await expect(reviews(page).getByRole('alert')).toContainText('Not sent yet: the shop isn’t responding.');
  await expect(field(page, 'Your review')).toHaveValue(words);
  await expect(reviews(page).getByRole('radio', { name: /^4 stars/ })).toBeChecked();
  await page.unroute('**/graphql');
  await publish(page).click();
  await expect(reviews(page).getByText('Thank you. We’ll check your review')).toBeVisible();
  expect(pendingReviews(words)).toHaveLength(1);
});

test('“Load more” appends reviews and moves focus to the first new one', async ({ page, request }) => {
  const { path } = await findProduct(request, 'wall light', ({ ratingSummary }) => ratingSummary?.count === 0, {
    rated: true,
  });
  await publishReviews(path, 10);
  await page.goto(path);
  await showsReviews(page, 8);
  await expect(reviews(page).getByText('from 10 reviews')).toBeVisible();
  await reviews(page).getByRole('button', { name: 'More reviews' }).press('Enter');
  await expect(reviews(page).getByRole('listitem')).toHaveCount(10);
  await expect(reviews(page).getByRole('listitem').nth(8)).toBeFocused();
  await expect(reviews(page).getByRole('button', { name: 'More reviews' })).toBeHidden();
});

test('the average rating is beside the title, and leads to the reviews', async ({ page, request }) => {
  const { path } = await findProduct(request, 'pendant', ({ ratingSummary }) => ratingSummary?.count === 0, {
    rated: true,
  });
  await publishReviews(path, 2);
  await page.goto(path);
  await showsReviews(page, 2);
  const link = page.getByRole('main').getByRole('link', { name: /^5 out of 5 stars ?2 reviews$/ });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  const [title, rating] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await link.boundingBox()];
  expect((rating?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(24);
});

test('failed reviews leave the rest of the page intact, and a retry loads them', async ({ page, request }) => {
  const { path } = await findProduct(request, 'wall light', () => true);
  await page.goto(path);
  await hydrated(page);
  await page.route('**/graphql', (route) => route.abort());
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByRole('alert')).toContainText('We couldn’t load the reviews.');
  await expect(page.getByRole('button', { name: /^Add to basket/ }).first()).toBeEnabled();
  await page.unroute('**/graphql');
  await reviews(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    reviews(page)
      .getByText(/review/)
      .first(),
  ).toBeVisible();
  await expect(reviews(page).getByRole('button', { name: 'Write a review' })).toBeVisible();
});
