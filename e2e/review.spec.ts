import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { manageReviews, pendingReviews } from './manage-reviews.ts';
import { hydrated, open, watch } from './watch.ts';

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const field = (page: Page, name: string) => reviews(page).getByRole('textbox', { name });

test('an approved review is shown as text, counted, and linked from the title', async ({ page, request }) => {
  const watched = watch(page);
  const words = `And quiet since ${Date.now()}.`;
  const { path } = await findProduct(request, 'wall light', ({ ratingSummary }) => ratingSummary?.count === 0, {
    rated: true,
  });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The reviews add no requests to the first paint; the delivery charge is requested after load.
  expect(watched.graphRequests.filter((sent) => !sent.includes('"postcode"'))).toEqual([]);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByText('No reviews yet.')).toBeVisible();
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await reviews(page).getByRole('radio', { name: '4 stars' }).check({ force: true });
  await field(page, 'Headline (optional)').fill('Warm light');
  await field(page, 'Your review').fill(`Bright & <b>warm</b> <img src=x onerror="document.title=1">\n${words}`);
  await field(page, 'Display name').fill('Sam');
  await field(page, 'Email address').fill('sam@example.com');
  await reviews(page).getByRole('button', { name: 'Send review' }).click();
  await expect(reviews(page).getByText('Thank you. We’ll check your review')).toBeFocused();
  await expect(reviews(page).getByRole('listitem')).toHaveCount(0);

  const [id = ''] = pendingReviews(words);
  expect(manageReviews('approve', id)).toBe(`Review ${id} is published.\n`);
  const rating = page.getByRole('main').getByRole('link', { name: /^4 out of 5 stars ?1 review$/ });
  const review = reviews(page).getByRole('listitem');
  // Answers are cached for some seconds.
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await expect(rating).toBeVisible({ timeout: 500 });
    await reviews(page).scrollIntoViewIfNeeded();
    await expect(review).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(review.getByRole('heading', { name: 'Warm light' })).toBeVisible();
  await expect(review).toContainText('Bright & <b>warm</b> <img src=x onerror="document.title=1">');
  await expect(review).toContainText('Sam,');
  await expect(review.getByText('Verified buyer')).toHaveCount(0);
  await expect(review.getByText('4 out of 5 stars')).toBeAttached();
  await expect(reviews(page).getByText('from 1 review', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain('sam@example.com');

  await rating.click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  expect(watched.complaints).toEqual([]);
});
