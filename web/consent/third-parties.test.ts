// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript, ScriptError } from './third-parties.ts';

let number = 0;

/** Runs a script at an address of its own, and returns its element and the outcome. */
function run(address = `https://chat.example/${(number += 1)}.js`) {
  const outcome = runScript(address).then(
    () => 'running',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return { address, outcome, script: document.head.querySelector(`[src="${address}"]`) as HTMLScriptElement };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

test.each([
  ['runs', 'running', (script: HTMLScriptElement) => script.dispatchEvent(new Event('load'))],
  ['is blocked', 'ScriptError: not there', (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))],
  [
    'throws',
    'ScriptError: broken',
    (script: HTMLScriptElement) => {
      window.dispatchEvent(new ErrorEvent('error', { filename: script.src }));
      script.dispatchEvent(new Event('load'));
    },
  ],
  ['answers too late', 'ScriptError: too slow', () => vi.advanceTimersByTime(8_000)],
])('a script that %s: %s', async (_, expected, settle) => {
  const { outcome, script } = run();
  settle(script);
  expect(await outcome).toBe(expected);
});

test('the errors of other scripts are not its own', async () => {
  const { outcome, script } = run();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://shop.example/assets/page.js' }));
  script.dispatchEvent(new Event('load'));
  expect(await outcome).toBe('running');
});

test('loads once, and again only after it failed', async () => {
  const { address, outcome, script } = run();
  void run(address).outcome;
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  script.dispatchEvent(new Event('error'));
  expect(await outcome).toContain(ScriptError.name);
  void run(address).outcome;
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
});
