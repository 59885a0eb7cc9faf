import { readConsent } from '../../consent/consent-store.ts';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { viewedFrom, withViewed } from './recently-viewed.rules.ts';

const KEY = 'recently-viewed';

/** In this tab, and once cookies were accepted in this browser. */
export function readViewed(): string[] {
  const area = areaNow();
  // Views of this tab before cookies were accepted; nothing of the browser's after they were declined.
  const viewed = viewedFrom(readStorage(area, KEY) ?? readStorage('sessionStorage', KEY));
  if (area === 'sessionStorage') writeStorage('localStorage', KEY, null);
  return viewed;
}

export function rememberViewed(id: string): void {
  writeStorage(areaNow(), KEY, JSON.stringify(withViewed(readViewed(), id)));
}

export function forgetViewed(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) writeStorage(area, KEY, null);
}

function areaNow(): 'localStorage' | 'sessionStorage' {
  return readConsent()?.choice === 'accepted' ? 'localStorage' : 'sessionStorage';
}
