import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { isMeasured } from '../../consent/measuring.ts';
import { sendBeacon } from '../../browser/beacon.ts';
import type { VisitVitals } from '@storefront/domain/web-vitals.data.ts';
import { vitalsPage } from './vitals-page.rules.ts';

const PHONE_MAXIMUM_PIXELS = 640;
const TABLET_MAXIMUM_PIXELS = 1_024;

/** Sent once, when the document is hidden for the first time: nothing tells whether it is shown again. */
export function reportVitals(state: Parameters<typeof vitalsPage>[0]): void {
  const visit: Omit<VisitVitals, 'navigation'> = { page: vitalsPage(state), device: deviceOf(innerWidth) };
  let navigation: VisitVitals['navigation'] | null = null;
  onTTFB(({ value, navigationType }) => {
    visit.ttfb = value;
    navigation = navigationType;
  });
  onLCP(({ value }) => {
    visit.lcp = value;
  });
  onCLS(({ value }) => {
    visit.cls = value;
  });
  onINP(({ value }) => {
    visit.inp = value;
  });

  // After the library's own listeners, which complete the figures at the same event.
  function sendWhenHidden(): void {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', sendWhenHidden);
    // The shopper may have objected since, in another tab too.
    if (navigation && isMeasured()) sendBeacon('/vitals', JSON.stringify({ ...visit, navigation }));
  }
  addEventListener('visibilitychange', sendWhenHidden);
}

function deviceOf(width: number): VisitVitals['device'] {
  if (width < PHONE_MAXIMUM_PIXELS) return 'phone';
  return width < TABLET_MAXIMUM_PIXELS ? 'tablet' : 'desktop';
}
