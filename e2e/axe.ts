import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The checks of WCAG 2.2 AA and the best practices on the current page. Legacy mode differs for frames of other origins alone, which our pages
 * do not have; it and the list of violations alone take a quarter of the time.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
    .setLegacyMode();
}
