// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const cancelled: string[] = [];
const prefetch = vi.fn(
  ({ pathname }: HTMLAnchorElement) =>
    () =>
      void cancelled.push(pathname),
);
followLinks(prefetch);

const paths = () => prefetch.mock.calls.map(([{ pathname }]) => pathname);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p>Text</p><a href="/a/"><b>A</b></a><a href="/b/">B</a>`;
});
afterEach(() => {
  fire('p', 'focusout');
  prefetch.mockClear();
  cancelled.length = 0;
  vi.useRealTimers();
});

function fire(selector: string, type: string, { pointerType = 'mouse', button = 0 } = {}) {
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button }), { pointerType }));
}

test('prefetches once the pointer has rested on a link for 65 ms, not when it merely passes over', () => {
  fire('[href="/b/"]', 'pointerover');
  vi.advanceTimersByTime(40);
  fire('[href="/a/"]', 'pointerover');
  vi.advanceTimersByTime(40);
  fire('b', 'pointerover');
  vi.advanceTimersByTime(24);
  expect(paths()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(paths()).toEqual(['/a/']);
});

test('prefetches at once when a link is pressed, by touch or by the main button of a mouse', () => {
  fire('b', 'pointerover', { pointerType: 'touch' });
  fire('b', 'pointerdown', { button: 2 });
  vi.advanceTimersByTime(100);
  expect(paths()).toEqual([]);
  fire('b', 'pointerdown', { pointerType: 'touch' });
  fire('[href="/b/"]', 'pointerdown');
  expect(paths()).toEqual(['/a/', '/b/']);
});

test('prefetches once the keyboard’s focus has rested on a link', () => {
  fire('[href="/a/"]', 'focusin');
  fire('[href="/a/"]', 'focusout');
  fire('[href="/b/"]', 'focusin');
  vi.advanceTimersByTime(65);
  expect(paths()).toEqual(['/b/']);
});

test('goes on with the link in focus while the page scrolls under a mouse at rest', () => {
  fire('[href="/a/"]', 'focusin');
  fire('p', 'pointerover');
  vi.advanceTimersByTime(65);
  expect(paths()).toEqual(['/a/']);
});

test.each([
  ['the pointer moves on', () => fire('p', 'pointerover')],
  ['the pointer leaves the window', () => fire('html', 'pointerleave')],
  ['the touch becomes a scroll', () => fire('b', 'pointercancel', { pointerType: 'touch' })],
  ['the focus moves on', () => fire('b', 'focusout')],
])('cancels when %s', (_, turnAway) => {
  fire('b', 'pointerdown');
  turnAway();
  expect(cancelled).toEqual(['/a/']);
});

test('keeps the prefetch of a link that is followed', () => {
  fire('b', 'pointerdown');
  fire('b', 'click');
  fire('p', 'pointerover');
  expect(cancelled).toEqual([]);
});
