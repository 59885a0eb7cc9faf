import { afterEach, expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from './browser-storage.ts';
import { parseJson } from './json.rules.ts';

afterEach(() => vi.unstubAllGlobals());

function storageThat(fail: () => never) {
  vi.stubGlobal('window', { localStorage: { getItem: fail, setItem: fail, removeItem: fail } });
}

test('writes, reads and removes a value', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  expect(writeStorage('sessionStorage', 'a', '1')).toBe(true);
  expect(readStorage('sessionStorage', 'a')).toBe('1');
  expect(writeStorage('sessionStorage', 'a', null)).toBe(true);
  expect(readStorage('sessionStorage', 'a')).toBeNull();
});

test.each(['SecurityError', 'QuotaExceededError'])('returns false when storage throws a %s', (name) => {
  storageThat(() => {
    throw new DOMException('', name);
  });
  expect(readStorage('localStorage', 'a')).toBeNull();
  expect(writeStorage('localStorage', 'a', '1')).toBe(false);
});

test('rethrows a bug', () => {
  storageThat(() => {
    throw new TypeError('not a function');
  });
  expect(() => readStorage('localStorage', 'a')).toThrow(TypeError);
  expect(() => writeStorage('localStorage', 'a', null)).toThrow(TypeError);
});

test.each([
  [null, null],
  ['', null],
  ['{"a":', null],
  ['{"a":1}', { a: 1 }],
  ['"off"', 'off'],
])('parses %j as %j', (text, value) => expect(parseJson(text)).toEqual(value));
