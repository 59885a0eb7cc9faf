import { createStoredValue } from '../browser/storage/listeners.ts';
import { readConsent } from './consent-store.ts';

const stored = createStoredValue('localStorage', 'measuring', (text) => text);

/** Without storage the choice lasts as long as the page. */
let inMemory: string | null = null;

/** Visits are measured until the shopper objects, by declining cookies or on the cookies page, in any tab. */
export function isMeasured(): boolean {
  const choice = stored.read() ?? inMemory;
  return choice === null ? readConsent()?.choice !== 'declined' : choice === 'on';
}

/** Null where the gateway measures nobody. */
export const readMeasured = () => ('vitals' in document.documentElement.dataset ? isMeasured() : null);

export function setMeasured(isOn: boolean): void {
  inMemory = isOn ? 'on' : 'off';
  stored.write(inMemory);
}

export const onMeasured = stored.subscribe;
