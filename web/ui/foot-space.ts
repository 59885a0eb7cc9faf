import { aboveFoot } from './foot-space.css.ts';
import { FOOT_SPACE } from './foot-space.data.ts';
import { createListeners } from '../browser/storage/listeners.ts';

const listeners = createListeners();
let pixels = 0;
let sheet: CSSStyleSheet | undefined;

/** A rule for elements above it: a custom property of the root restyles the whole page, which takes a phone 110 ms. */
export function publishFootSpace(height: number): void {
  pixels = height;
  // Browsers without constructed style sheets have no properties that are not inherited either.
  const sheets = document.adoptedStyleSheets as CSSStyleSheet[] | undefined;
  if (sheets) {
    if (!sheet) sheets.push((sheet = new CSSStyleSheet()));
    sheet.replaceSync(`html{scroll-padding-bottom:${height}px}body,.${aboveFoot}{--${FOOT_SPACE}:${height}px}`);
  } else document.documentElement.style.setProperty(`--${FOOT_SPACE}`, `${height}px`);
  listeners.notify();
}

export function currentFootSpace(): number {
  return pixels;
}

export const subscribeToFootSpace = listeners.subscribe;
