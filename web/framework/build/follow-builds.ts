import { loadDocumentsWhere } from '../navigation/new-document.ts';
import { fetchJson } from '../../relay/fetch-json.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import { latestIn, mayReload } from './build.rules.ts';

const POLL_MILLISECONDS = 5 * 60_000;

/** Every five minutes while the tab is visible; the next suitable navigation then loads the page anew. */
export function followBuilds(own: string): void {
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPolled = Date.now();

  async function poll(): Promise<void> {
    lastPolled = Date.now();
    try {
      const latest = latestIn(await fetchJson('/builds/latest.json', { cache: 'no-cache' }));
      isOutdated = latest !== null && latest !== own;
    } catch (error) {
      // A lost connection is expected: the next poll follows.
      reportUnexpected(error);
    }
    schedulePoll();
  }

  function schedulePoll(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && !isOutdated)
      timer = setTimeout(() => void poll(), Math.max(0, lastPolled + POLL_MILLISECONDS - Date.now()));
  }

  document.addEventListener('visibilitychange', schedulePoll);
  schedulePoll();

  loadDocumentsWhere((from, to) => isOutdated && mayReload({ from, to, hasUnsentInput: hasUnsentInput() }));
}

/** Search fields do not count. */
function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => {
    if (
      field.closest('[role=search], search') ||
      ['hidden', 'search', 'range', 'checkbox', 'radio', 'number'].includes(field.type)
    )
      return false;
    return field.value.trim() !== '' && editedFields.has(field);
  });
}

const editedFields = new WeakSet<EventTarget>();
document.addEventListener(
  'input',
  ({ target, isTrusted }) => {
    if (target && isTrusted) editedFields.add(target);
  },
  { passive: true },
);
