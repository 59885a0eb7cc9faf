import type { Page } from '@playwright/test';

/** A page's requests and messages. */
export interface Watched {
  /** GraphQL requests but for prefetches of pages. */
  graphRequests: string[];
  foreignRequests: string[];
  complaints: string[];
}

/** What the browser says of a preloaded picture when it loads none: at once, and after some seconds. */
const WITHOUT_PICTURES = 'is not used because image loading is disabled.';
const UNUSED_PICTURE = /^The resource \S+\.(?:svg|webp|png|jpg) was preloaded using link preload but not used/;

/** Starts recording; call it before the first navigation. */
export function watch(page: Page): Watched {
  const watched: Watched = { graphRequests: [], foreignRequests: [], complaints: [] };
  let hasPictures = true;
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (text.endsWith(WITHOUT_PICTURES)) hasPictures = false;
    else if (hasPictures || !UNUSED_PICTURE.test(text)) watched.complaints.push(text);
  });
  page.on('pageerror', (error) => watched.complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/graphql' && !isPagePrefetch(url))
      watched.graphRequests.push(request.postData() ?? url.search);
    if (url.hostname !== '127.0.0.1' && url.protocol.startsWith('http')) watched.foreignRequests.push(request.url());
  });
  return watched;
}

/** The query of a page, as its loader asks for it, by GET. */
const isPagePrefetch = ({ searchParams }: URL) => searchParams.get('variables')?.includes('"facetSize"') ?? false;

/** Resolves when hydration has begun: the entry sets a performance mark at that moment. */
export async function hydrationStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydration-start').length > 0);
}

/** Resolves when the page is hydrated and no longer queues clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('takeRecordedEvents' in window));
}

/** Opens a page, and resolves when it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Delays the page's scripts until the returned function is called; call it before navigating. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/entry\.client-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
