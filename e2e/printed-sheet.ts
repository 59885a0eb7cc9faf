import { expect, type Page } from '@playwright/test';

/** Expects a page in print to have the shop's details at its head, and nothing to press or to go elsewhere by. */
export async function printsAsSheet(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(/^020 .*@/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?!.*view larger)/ }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
}
