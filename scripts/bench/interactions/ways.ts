import type { Page } from '@playwright/test';
import { measurePress, measureWay, tap } from './measure.ts';
import type { PhonePage, Press } from './phone.ts';

/** Something that a shopper presses. `turn` counts the presses, for one product or text after another. */
export interface Measured {
  name: string;
  /** Runs none of the page's scripts: what the browser and its tools take themselves. It has no goal. */
  isFloor?: true;
  measure(phone: PhonePage, turn: number): Promise<Press>;
}

const LIST = '/interior-lighting/pendants/';
const WHOLE_PRODUCT = '[data-product-page]';
const WHOLE_LIST = 'main article';
/** A product with finishes to choose, and one without. */
export interface Products {
  finishes: string;
  plain: string;
}

const card = (page: Page, turn: number) =>
  page
    .getByRole('main')
    .getByRole('article')
    .nth(turn % 6)
    .getByRole('link')
    .first();

/** The ways to another page, each from the press until its frame is painted. */
export function ways({ plain }: Products): Measured[] {
  return [
    {
      name: 'list → product',
      async measure({ page, open }, turn) {
        await open(LIST);
        await card(page, turn).scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        return measureWay(page, () => tap(card(page, turn)), WHOLE_PRODUCT);
      },
    },
    {
      name: 'product → list',
      async measure({ page, open }) {
        await open(plain);
        const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
        return measureWay(page, () => tap(back), WHOLE_LIST);
      },
    },
    {
      name: 'menu → category',
      async measure({ page, open }, turn) {
        await open(plain);
        await tap(page.getByRole('button', { name: 'Menu' }));
        const menu = page.getByRole('dialog', { name: 'Menu' });
        const department = menu.locator('summary').nth(turn % 4);
        await department.tap();
        const link = menu.locator('details[open]').first().getByRole('link').first();
        await link.waitFor();
        await page.waitForTimeout(700);
        return measureWay(page, () => tap(link), WHOLE_LIST);
      },
    },
    {
      name: 'search → result',
      async measure({ page, open }, turn) {
        await open(LIST);
        const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
        await field.tap();
        await field.pressSequentially(TERMS[turn % TERMS.length] ?? '', { delay: 100 });
        const group = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: 'Products' });
        await group.getByRole('option').first().waitFor();
        await page.waitForTimeout(700);
        return measureWay(page, () => tap(group.getByRole('option').first()), WHOLE_PRODUCT);
      },
    },
    {
      name: 'Back',
      async measure({ page, open }, turn) {
        await open(LIST);
        await tap(card(page, turn));
        await page.locator(WHOLE_PRODUCT).waitFor();
        await page.waitForTimeout(700);
        return measureWay(page, () => page.evaluate(() => history.back()), WHOLE_LIST);
      },
    },
  ];
}

const TERMS = ['switch', 'dimmer', 'wall light', 'bulb', 'handle'];

/** The interactions within a page, each as long as its INP. */
export function presses({ plain, finishes }: Products): Measured[] {
  const press = (name: string, path: string, act: (page: Page, turn: number) => Promise<unknown>): Measured => ({
    name,
    async measure({ page, open }, turn) {
      await open(path);
      return measurePress(page, () => act(page, turn));
    },
  });
  return [
    {
      ...press('a fold, no script', plain, async (page) => tap(page.getByRole('main').locator('summary').first())),
      isFloor: true,
    },
    press('add to basket', plain, async (page) =>
      tap(page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first()),
    ),
    press('open menu', LIST, async (page) => tap(page.getByRole('button', { name: 'Menu' }))),
    press('choose finish', finishes, async (page, turn) =>
      tap(
        page
          .getByRole('group', { name: /^Finish/ })
          .locator('label')
          .nth(turn % 2),
      ),
    ),
    press('open filter', LIST, async (page) => tap(page.getByRole('link', { name: /^Filter and sort/ }))),
    {
      name: 'type in search',
      async measure({ page, open }) {
        await open(LIST);
        const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
        await tap(field);
        await page.waitForTimeout(1_000);
        return measurePress(page, () => field.pressSequentially('switch', { delay: 120 }));
      },
    },
    press('change quantity', plain, async (page) =>
      tap(page.getByRole('main').getByRole('button', { name: 'Increase' }).first()),
    ),
  ];
}
