import { expect, test } from '@playwright/test';
import { open } from './watch.ts';

test('a menu opens on hover and by its button, closes with Escape, and is a level of the phone’s', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const toggle = menu.getByRole('button', { name: /^Brands/ });
  const brand = menu.getByRole('link', { name: 'Hamilton', exact: true });
  await menu.getByRole('link', { name: 'Brands', exact: true }).hover();
  await expect(brand).toBeVisible();
  await brand.hover();
  await expect(brand).toBeVisible();
  await page.mouse.move(400, 850);
  await expect(brand).toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(brand).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Airholt', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(brand).toBeHidden();
  await expect(toggle).toBeFocused();

  // Focus that moves on to the next category closes the menu.
  const hardware = menu.getByRole('button', { name: /^Hardware/ });
  await hardware.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'All finishes' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Electrical Accessories', exact: true })).toBeFocused();
  await expect(hardware).toHaveAttribute('aria-expanded', 'false');

  await toggle.focus();
  await page.keyboard.press('Enter');
  await brand.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hamilton' })).toBeFocused();
  await expect(brand).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.locator('summary', { hasText: 'Brands' }).click();
  await drawer.getByRole('link', { name: 'Astro', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Astro' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('scrolling the menu under a pointer at rest leaves it closed', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const brands = menu.getByRole('link', { name: 'Brands', exact: true });
  const brand = menu.getByRole('link', { name: 'Hamilton', exact: true });
  const brandsUnderPointer = brands.and(page.locator(':hover'));
  // The header hides on scrolling down and shows on scrolling up.
  await page.mouse.wheel(0, 800);
  await expect(brands).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await brands.hover();
  await page.clock.runFor(1_000);
  await expect(brand).toBeVisible();
  const { x, y } = (await brands.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(400, 850);
  await page.clock.runFor(1_000);
  await expect(brand).toBeHidden();

  await page.mouse.wheel(0, 400);
  await expect(brands).not.toBeInViewport();
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.wheel(0, -200);
  await expect(brandsUnderPointer).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(brand).toBeHidden();
  await page.mouse.move(x + 10, y + 10);
  await page.clock.runFor(1_000);
  await expect(brand).toBeVisible();
});
