import { readCookies, writeCookie } from '../browser/cookies.ts';
import { whenIdle } from '../browser/idle.ts';
import { crossesPrivacyBoundary, isPrivateDocument, loadDocumentsWhere } from '../framework/navigation/new-document.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { cookieDomains, foreignCookies } from './consent.rules.ts';

/** Chosen: the specification gives no value. */
const SCRIPT_MILLISECONDS = 8_000;

/** Blocked, threw, or took too long. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

const loading = new Map<string, Promise<void>>();

/** Once. Rejects with a ScriptError when the script is blocked, throws, or takes over 8 seconds. */
export function runScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const running = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    let isBroken = false;
    // Errors of a cross-origin script carry no details but its URL.
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
  // A failed script can be loaded again.
  running.catch(() => loading.delete(address));
  return running;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

let areTagsRunning = false;

/** Waits for idle. Never runs in a document that has shown a shopper's own data. Pages work without it. */
export function startTagManager(container: string): void {
  whenIdle(
    () => {
      if (areTagsRunning || isPrivateDocument()) return;
      areTagsRunning = true;
      window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
      runScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`).catch(
        (error: unknown) => {
          if (!(error instanceof ScriptError)) reportUnexpected(error);
        },
      );
    },
    { fallback: 1_000, timeout: 4_000 },
  );
}

/** Full page loads between private and public pages: a running script cannot be stopped. Returns what undoes this. */
export function keepTagsApart(mayRun: () => boolean): () => void {
  return loadDocumentsWhere((from, to) => (areTagsRunning || mayRun()) && crossesPrivacyBoundary(from, to));
}

/** As far as scripts can. */
export function clearForeignCookies(): void {
  for (const name of foreignCookies(readCookies())) {
    for (const domain of ['', ...cookieDomains(location.hostname).map((host) => `; Domain=${host}`)]) {
      writeCookie(`${name}=; Max-Age=0; Path=/${domain}`);
    }
  }
}
