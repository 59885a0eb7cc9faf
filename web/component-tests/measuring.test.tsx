import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { onTTFB } from 'web-vitals';
import { choose } from '../consent/consent-store.ts';
import { MeasuringSwitch } from '../consent/MeasuringSwitch.tsx';
import { isMeasured, setMeasured } from '../consent/measuring.ts';
import { reportVitals } from '../framework/vitals/report-vitals.ts';

vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }));

const send = vi.fn(() => true);
Object.assign(navigator, { sendBeacon: send });
beforeEach(() => {
  localStorage.clear();
  choose('accepted');
  vi.clearAllMocks();
});

/** Loads a document, and leaves it after what happens in between. */
function visit(meanwhile = () => {}): number {
  vi.mocked(onTTFB).mockImplementation((report) => report({ value: 9, navigationType: 'navigate' } as never));
  reportVitals({ matches: [], loaderData: {} });
  meanwhile();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  dispatchEvent(new Event('visibilitychange'));
  return send.mock.calls.length;
}

test.each<[string, number, () => void]>([
  ['nothing happens', 1, () => {}],
  ['cookies were declined in an earlier build', 0, () => choose('declined')],
  ['the shopper objects', 0, () => setMeasured(false)],
  ['the shopper objects in another tab', 0, () => (setMeasured(true), localStorage.setItem('measuring', 'off'))],
])('when %s, a visit is reported %i times', (_, reports, happens) => {
  expect([visit(happens), visit()]).toEqual([reports, 2 * reports]);
});

test('the switch of the cookies page follows an objection, and takes it back', async () => {
  const user = userEvent.setup();
  document.documentElement.dataset['vitals'] = '1';
  render(<MeasuringSwitch />);
  const objection = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Don’t measure my visits' });
  setMeasured(true);
  for (const isOn of [false, true]) {
    await user.click(objection);
    expect([objection.checked, isMeasured()]).toEqual([!isOn, isOn]);
  }
});
