import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks WCAG 2.2 AA and best practices. Legacy mode and no list of passes take a quarter of the time. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
    .setLegacyMode();
}

/** Also found for a control that a bar at the screen's edge covers in part, which scrolling uncovers. */
const COVERED = 'target-size';

/** Returns the accessibility faults of the current page, its duplicate ids and its horizontal overflow, a line each. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // An element fixed to the screen's corner covers another at any scroll position; scrolling on uncovers it.
    scrollTo({ top: 0, behavior: 'instant' });
    // A bar that the scrolling sends away begins to fade some frames later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  // Text that fades in or out has too little contrast on its way.
  const fading = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
  await expect.poll(fading).toBe(0);
  let found = lines((await axe(page).analyze()).violations);
  if (found.some((line) => line.startsWith(COVERED))) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }));
    const again = lines((await axe(page).withRules(COVERED).analyze()).violations);
    found = found.filter((line) => !line.startsWith(COVERED) || again.includes(line));
  }
  return [...found, ...(await page.evaluate(misplaced))].map((line) => `${page.url()} ${line}`);
}

const lines = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));

function misplaced(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is there twice`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...twice, `${scrollWidth} px wide`] : twice;
}
