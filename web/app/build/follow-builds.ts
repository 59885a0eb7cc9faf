import { loadDocumentsWhere } from '../../navigation/new-document.ts';
import { fetchJson } from '../../relay/fetch-json.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import { latestIn, mayReload } from './build.rules.ts';

const POLL_MILLISECONDS = 5 * 60_000;

/** Learns of a new build while the tab is in sight, and takes the next way to another page as the occasion to load it. */
export function followBuilds(own: string): void {
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAsked = Date.now();

  async function ask(): Promise<void> {
    lastAsked = Date.now();
    try {
      const latest = latestIn(await fetchJson('/builds/latest.json', { cache: 'no-cache' }));
      isOutdated = latest !== null && latest !== own;
    } catch (error) {
      // A lost connection is no news: the next time will do.
      reportUnexpected(error);
    }
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && !isOutdated)
      timer = setTimeout(() => void ask(), Math.max(0, lastAsked + POLL_MILLISECONDS - Date.now()));
  }

  document.addEventListener('visibilitychange', wait);
  wait();

  loadDocumentsWhere((from, to) => isOutdated && mayReload({ from, to, isTyped: isTyped() }));
}

/** Whether a form on the page holds something that was typed and not sent; what is typed into a search is no loss. */
function isTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => {
    if (
      field.closest('[role=search], search') ||
      ['hidden', 'search', 'range', 'checkbox', 'radio', 'number'].includes(field.type)
    )
      return false;
    return field.value.trim() !== '' && edited.has(field);
  });
}

const edited = new WeakSet<EventTarget>();
document.addEventListener(
  'input',
  ({ target, isTrusted }) => {
    if (target && isTrusted) edited.add(target);
  },
  { passive: true },
);
