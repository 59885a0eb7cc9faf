import { expect, test } from '@playwright/test';
import { HOUR_SCREENS } from './hour-screens.ts';
import { hydrated, watch } from './watch.ts';

for (const { screen, ...use } of HOUR_SCREENS)
  test.describe(screen, () => {
    test.use(use);

    test('a facilities manager finds a fitting by its figures, compares three, sees who has it, and takes its documents', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const watched = watch(page);
      await page.goto('/interior-lighting/downlights/');
      await hydrated(page);
      const isPhone = use.viewport.width < 768;
      if (isPhone) await page.getByRole('link', { name: 'Filter and sort' }).click();
      const filters = isPhone
        ? page.getByRole('dialog', { name: 'Filter and sort' })
        : page.getByRole('complementary', { name: 'Filters' });
      await filters.locator('summary', { hasText: 'Beam Angle' }).click();
      await filters
        .getByRole('group', { name: 'Beam Angle (°)', exact: true })
        .getByRole('checkbox', { name: /^60 / })
        .check();
      if (isPhone) {
        await filters.getByRole('button', { name: 'Show 3 results' }).click();
        // Closing goes back to the list before the sheet, which the chosen one then replaces.
        await expect(filters).toBeHidden();
        await expect(page).toHaveURL(/=60\b/);
      }
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(3);
      for (const card of await cards.all()) {
        await expect(card).toContainText(/IP65 · \d+ lm\/W · 60° beam/);
        await card.getByRole('button', { name: /^Compare / }).click();
      }
      await page.getByRole('link', { name: 'Compare 3' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
      const named = page.getByRole('rowheader');
      expect((await named.allTextContents()).slice(0, 3).map((text) => text.replace(/ differs$/, ''))).toEqual([
        'IP Rating',
        'Efficacy (lm/W)',
        'Beam Angle (°)',
      ]);

      await page
        .getByRole('main')
        .getByRole('link', { name: 'Northbeam Sentry 8W Fire Rated LED Downlight', exact: true })
        .click();
      const finish = page.getByRole('group', { name: /Finish/ });
      await hydrated(page);
      await finish.getByRole('radio', { name: 'Matt White' }).focus();
      await page.keyboard.press('Space');
      const stock = page.getByText('In our stores now');
      await expect(page.getByText(/^(?:\d+ in stock|100\+ available)$/).first()).toBeVisible();
      await expect(stock).toBeVisible();
      await expect(page.getByText('ready in 1 hour').first()).toBeVisible();

      await page.getByRole('button', { name: /^Save to a list/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Save to a list' });
      await dialog.getByRole('textbox', { name: 'Name of your list' }).fill('Plant room');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Saved to a list' })).toBeVisible();
      await page.goto('/saved-lists');
      await page.getByRole('main').getByRole('link', { name: 'Plant room', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download all documents' }).click();
      expect((await download).suggestedFilename()).toBe('documents.zip');
      await page.getByRole('button', { name: 'Add all to basket' }).click();
      await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Sentry 8W');
      expect(watched.complaints).toEqual([]);
    });
  });
