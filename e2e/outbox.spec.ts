import { expect, test } from '@playwright/test';
import { newEmail, register } from './account-steps.ts';

test('the outbox shows a welcome mail as HTML with its logo, beside the plain text', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await page.goto('/dev/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('link', { name: 'Welcome to Lumen & Latch' }).click();
  const html = page.frameLocator('iframe[title="HTML"]');
  await expect(html.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', /\/account$/);
  await expect
    .poll(() => html.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByLabel('Plain text')).toContainText('Go to your account: http');
});
