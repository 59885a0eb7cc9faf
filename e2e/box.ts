import type { Locator } from '@playwright/test';

/** Where an element is in the window, in CSS pixels. Throws when it has no box. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  const { width, height } = box;
  return { width, height, top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}
