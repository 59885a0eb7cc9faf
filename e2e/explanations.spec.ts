import { expect, test } from '@playwright/test';
import { hydrated } from './watch.ts';

for (const [path, name, words] of [
  ['/interior-lighting/', 'Colour Temperature (K)', '2700 K is warm white'],
  ['/interior-lighting/', 'Lumens (lm)', 'How much light it gives.'],
  ['/interior-lighting/downlights/', 'Fire Rated', 'resistance to fire'],
  ['/interior-lighting/', 'IP Rating', 'dust and water'],
  ['/hardware/', 'CTC (mm)', 'Centre to centre'],
] as const) {
  test(`${name} is explained beside its choices`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const about = page.getByRole('button', { name: `About ${name}`, exact: true });
    await about.focus();
    const tooltip = page.getByRole('tooltip').filter({ hasText: words, visible: true });
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
    await about.hover();
    await expect(tooltip).toBeVisible();
  });
}
