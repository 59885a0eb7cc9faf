import type { Locator, Page } from '@playwright/test';
import type { Press } from './phone.ts';

interface Times {
  pressed: number;
  painted: number;
  whole: number;
  shift: number;
}

declare global {
  var wayTimes: Promise<Times> | undefined;
  var pressDurations: number[] | undefined;
}

/**
 * Measures from the press, which is the release of the finger, until the frame that shows another heading is painted,
 * and until the page that `isWhole` selects is there.
 */
export async function measureWay(page: Page, press: () => Promise<unknown>, isWhole: string): Promise<Press> {
  await page.evaluate((selector) => {
    const heading = () => document.querySelector('main h1');
    const [before, text] = [heading(), heading()?.textContent];
    const isNew = () => heading() !== null && (heading() !== before || heading()?.textContent !== text);
    const afterPaint = (then: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      });
    globalThis.wayTimes = new Promise((resolve) => {
      const times: Times = { pressed: 0, painted: 0, whole: 0, shift: 0 };
      const onPress = ({ timeStamp }: Event) => (times.pressed ||= timeStamp);
      addEventListener('click', onPress, { capture: true, once: true });
      addEventListener('popstate', onPress, { capture: true, once: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (times.painted > 0 && entry.startTime > times.painted)
            times.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      let isPainting = false;
      const watch = new MutationObserver(look);
      function look(): void {
        if (!isPainting && isNew()) {
          isPainting = true;
          afterPaint(() => (times.painted = performance.now()));
        }
        if (!isNew() || !document.querySelector(selector)) return;
        watch.disconnect();
        afterPaint(() => {
          times.whole = performance.now();
          // What arrives late, such as pictures, must not move anything either.
          setTimeout(() => resolve(times), 1_000);
        });
      }
      watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    });
  }, isWhole);
  await press();
  const { pressed, painted, whole, shift } = await page.evaluate(() => globalThis.wayTimes as Promise<Times>);
  return { milliseconds: painted - pressed, whole: whole - pressed, shift };
}

/** The shortest interaction that the Event Timing API reports; a shorter one counts as this. */
const SHORTEST_MILLISECONDS = 16;

/** Presses, and measures until the next frame is painted, as INP does: the longest of the press's events. */
export async function measurePress(page: Page, press: () => Promise<unknown>): Promise<Press> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    globalThis.pressDurations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MILLISECONDS);
  await press();
  // Entries arrive after their frame, and later on a page that is still busy.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(700);
  const durations = await page.evaluate(() => globalThis.pressDurations ?? []);
  return { milliseconds: Math.max(SHORTEST_MILLISECONDS, ...durations) };
}

/** A touch as a finger's: down for as long as people do. */
export async function tap(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${locator.toString()}`);
  const page = locator.page();
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TOUCH_MILLISECONDS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const TOUCH_MILLISECONDS = 80;
