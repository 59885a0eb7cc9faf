// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardsInSight } from './cards-in-sight.ts';

const show = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  const link = (name: string) => `<article><h3><a href="/${name}/">A</a></h3></article>`;
  document.body.innerHTML = `<main>${['a', 'b', 'c', 'd', 'e'].map(link).join('')}</main>`;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #listener;
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        this.#listener = listener;
      }
      observe(link: HTMLAnchorElement) {
        show.set(link.pathname, () => this.#listener([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  show.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('prefetches the first four cards once they are in the window, one after another, until it is stopped', () => {
  const paths: string[] = [];
  const stop = cardsInSight(({ pathname }) => paths.push(pathname));
  expect([...show.keys()]).toEqual(['/a/', '/b/', '/c/', '/d/']);
  show.get('/a/')?.();
  show.get('/c/')?.();
  expect(paths).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(paths).toEqual(['/a/']);
  vi.advanceTimersByTime(400);
  expect(paths).toEqual(['/a/', '/c/']);
  vi.advanceTimersByTime(2_000);
  show.get('/b/')?.();
  vi.advanceTimersByTime(400);
  expect(paths).toEqual(['/a/', '/c/', '/b/']);
  show.get('/d/')?.();
  stop();
  vi.advanceTimersByTime(2_000);
  expect(paths).toHaveLength(3);
});
