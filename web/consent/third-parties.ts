import { isBorder, isPrivateDocument, loadDocumentsWhere } from '../navigation/new-document.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { cookieDomains, foreignCookies } from './consent.rules.ts';

/** Slower than this is as good as not there. Chosen: the specification gives no value. */
const SCRIPT_MILLISECONDS = 8_000;

/** A script of someone else's is blocked, broken or too slow. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

const loading = new Map<string, Promise<void>>();

/** Runs a script of someone else's, once. Rejects with a ScriptError when it is blocked, broken or not there in time; nothing of ours waits for it. */
export function runScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const running = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    let isBroken = false;
    // What a script of another site throws comes without a name.
    const notice = ({ filename }: ErrorEvent) => {
      if (!filename || filename === address) isBroken = true;
    };
    const settle = (error: ScriptError | null) => {
      clearTimeout(late);
      window.removeEventListener('error', notice);
      if (error) reject(error);
      else resolve();
    };
    const late = setTimeout(() => settle(new ScriptError('too slow')), SCRIPT_MILLISECONDS);
    window.addEventListener('error', notice);
    script.addEventListener('load', () => settle(isBroken ? new ScriptError('broken') : null));
    script.addEventListener('error', () => settle(new ScriptError('not there')));
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
  loading.set(address, running);
  // It may be asked for again.
  running.catch(() => loading.delete(address));
  return running;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

let areTagsRunning = false;

/**
 * Starts Google's tag manager once the page has nothing else to do, but never in a document that shows what is one shopper's own.
 * Without it nothing is amiss.
 */
export function startTagManager(container: string): void {
  whenIdle(() => {
    if (areTagsRunning || isPrivateDocument()) return;
    areTagsRunning = true;
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    runScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`).catch((error: unknown) => {
      if (!(error instanceof ScriptError)) reportUnexpected(error);
    });
  });
}

/**
 * Has every way between pages that show what is one shopper's own and all others load a new document, where the tag manager runs or may:
 * a script cannot be stopped otherwise. What is returned takes it back.
 */
export function keepTagsApart(mayRun: () => boolean): () => void {
  return loadDocumentsWhere((from, to) => (areTagsRunning || mayRun()) && isBorder(from, to));
}

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_000);
}

/** Removes the cookies that others have set on our pages, as far as scripts can. */
export function clearForeignCookies(): void {
  for (const name of foreignCookies(document.cookie)) {
    for (const domain of ['', ...cookieDomains(location.hostname).map((host) => `; Domain=${host}`)]) {
      // eslint-disable-next-line unicorn/no-document-cookie
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
