import { afterEach, expect, test, vi } from 'vitest';
import { keepsStorage, readStorage, storedInScript, writeStorage } from './browser-storage.ts';
import { parseJson } from './storage/json.rules.ts';

afterEach(() => vi.unstubAllGlobals());

function storageThat(fail: () => never) {
  vi.stubGlobal('window', { localStorage: { getItem: fail, setItem: fail, removeItem: fail } });
}
const refusing = (name: string) => () => {
  throw new DOMException('', name);
};

/** Storage that keeps values. */
function keeping() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

test('writes, reads and removes a value', () => {
  vi.stubGlobal('window', { sessionStorage: keeping() });
  expect(writeStorage('sessionStorage', 'a', '1')).toBe(true);
  expect(readStorage('sessionStorage', 'a')).toBe('1');
  expect(writeStorage('sessionStorage', 'a', null)).toBe(true);
  expect(readStorage('sessionStorage', 'a')).toBeNull();
});

test('returns false when storage refuses or is full, and rethrows a bug', () => {
  for (const name of ['SecurityError', 'QuotaExceededError']) {
    storageThat(refusing(name));
    expect([readStorage('localStorage', 'a'), writeStorage('localStorage', 'a', '1')]).toEqual([null, false]);
  }
  storageThat(() => {
    throw new TypeError('not a function');
  });
  expect(() => readStorage('localStorage', 'a')).toThrow(TypeError);
  expect(() => writeStorage('localStorage', 'a', null)).toThrow(TypeError);
});

test.each([
  [null, null],
  ['{"a":', null],
  ['{"a":1}', { a: 1 }],
  ['"off"', 'off'],
])('parses %j as %j', (text, value) => expect(parseJson(text)).toEqual(value));

test.each([null, undefined])(
  'takes storage of %s as unavailable, and remembers a session’s value for the page',
  (storage) => {
    vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      expect(readStorage(area, 'draft')).toBeNull();
      expect(writeStorage(area, 'draft', '1')).toBe(false);
    }
    expect([readStorage('localStorage', 'draft'), readStorage('sessionStorage', 'draft')]).toEqual([null, '1']);
    writeStorage('sessionStorage', 'draft', null);
    expect(readStorage('sessionStorage', 'draft')).toBeNull();
  },
);

test('reads the newest value where session storage is full', () => {
  const full = { getItem: () => 'old', setItem: refusing('QuotaExceededError'), removeItem: () => {} };
  vi.stubGlobal('window', { sessionStorage: full });
  expect(writeStorage('sessionStorage', 'full', 'new')).toBe(false);
  expect(readStorage('sessionStorage', 'full')).toBe('new');
  writeStorage('sessionStorage', 'full', null);
});

test.each([
  ['the value', { getItem: () => 'excluded' }, 'excluded'],
  ['null without storage', null, null],
  ['null where storage is refused', { getItem: refusing('SecurityError') }, null],
])('a script of the head reads %s', (_, localStorage, value) => {
  // oxlint-disable-next-line typescript/no-implied-eval
  expect(new Function('localStorage', `return ${storedInScript('vat')}`)(localStorage)).toBe(value);
});

test('finds out whether storage keeps values, and leaves none there', () => {
  const localStorage = keeping();
  vi.stubGlobal('window', { localStorage });
  expect([keepsStorage(), localStorage.kept.size]).toEqual([true, 0]);
  vi.stubGlobal('window', { localStorage: null });
  expect(keepsStorage()).toBe(false);
  storageThat(refusing('QuotaExceededError'));
  expect(keepsStorage()).toBe(false);
});
