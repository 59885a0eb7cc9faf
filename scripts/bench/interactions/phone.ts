import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A mid-range phone against this machine. */
const SLOWER = 4;

/** Chrome's "Slow 4G": 150 ms a round trip and 1.6 Mbit/s, which a limit of requests must exaggerate. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

/** Milliseconds that a shopper looks at a page before the press. */
const LOOK_MILLISECONDS = 2_000;

/** The milliseconds that a press took. */
export interface Press {
  milliseconds: number;
  /** Until the whole page was there, for a way to another page. */
  whole?: number;
  /** The layout's shift between the first frame and the whole page. */
  shift?: number;
}

/** A context of a phone, in which the question about cookies is answered. */
export async function phoneContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const consent = JSON.stringify({ choice: 'declined', at: new Date().toISOString() });
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'consent', value: consent }] }] },
  });
}

/** A page whose network and processor are slow from the moment that it is looked at: what came before is no press. */
export interface PhonePage {
  page: Page;
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

export async function phonePage(context: BrowserContext, origin: string): Promise<PhonePage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return {
    page,
    async open(path) {
      await page.goto(origin + path);
      await page.waitForFunction(() => document.readyState !== 'loading' && !('takeRecordedEvents' in window));
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await page.waitForTimeout(LOOK_MILLISECONDS);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    },
    close: () => page.close(),
  };
}
