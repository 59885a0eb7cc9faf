import type { Page } from '@playwright/test';

/** What a page did that a shopper never sees: requests to the graph, to other hosts, and complaints in the console. */
export interface Watched {
  graphRequests: string[];
  foreignRequests: string[];
  complaints: string[];
}

/** Starts to record; call it before the first navigation. */
export function watch(page: Page): Watched {
  const watched: Watched = { graphRequests: [], foreignRequests: [], complaints: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') watched.complaints.push(message.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/graphql') watched.graphRequests.push(request.postData() ?? url.search);
    if (url.hostname !== '127.0.0.1' && url.protocol.startsWith('http')) watched.foreignRequests.push(request.url());
  });
  return watched;
}

/** Resolves when React has been asked to take over the server's markup: the entry marks that moment in the page's performance timeline. */
export async function hydrationStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydration-start').length > 0);
}

/** Resolves when the page answers to clicks: it keeps none of them for later any more. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('takeRecordedEvents' in window));
}

/** Keeps the page painted and without its scripts until what is returned is called; to be asked for before the page is. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/entry\.client-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
