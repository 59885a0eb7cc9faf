import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headScript } from './head-script.ts';
import { startScript } from './start-script.ts';

test('the head script needs nothing outside itself, and removes its listeners when the events are taken', () => {
  const listened: string[] = [];
  const window: { takeRecordedEvents?: () => readonly object[] } = {};
  runInNewContext(headScript(), {
    location: { search: '' },
    document: { documentElement: { dataset: {} } },
    window,
    addEventListener: (type: string) => listened.push(type),
    removeEventListener: (type: string) => listened.splice(listened.indexOf(type), 1),
  });
  expect(listened).toEqual(['click', 'input', 'submit']);
  expect(window.takeRecordedEvents?.()).toHaveLength(0);
  expect(listened).toEqual([]);
});

/** Runs the head script with what a browser has stored. Returns the attributes that it sets. */
function attributesOf({ stored = null, cookie = '' }: { stored?: string | null; cookie?: string }) {
  const attributes: Record<string, string> = {};
  const setAttribute = (name: string, value: string) => (attributes[name] = value);
  runInNewContext(headScript(), {
    location: { search: '' },
    window: {},
    document: { documentElement: { dataset: {}, setAttribute }, cookie },
    localStorage: { getItem: (key: string) => (key === 'colour-scheme' ? stored : null) },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return attributes;
}

test.each([
  ['dark', 'dark'],
  ['system', undefined],
  ['"><script>', undefined],
  [null, undefined],
])('the head script sets the colour scheme of a stored %j to %j', (stored, expected) => {
  expect(attributesOf({ stored })['data-colour-scheme']).toBe(expected);
});

test.each([
  ['signed_in=1', true],
  ['vat=1; __Host-signed_in=1', true],
  ['not_signed_in=1', false],
])('the head script marks the document as signed in by the cookies "%s": %s', (cookie, expected) => {
  expect('data-signed-in' in attributesOf({ cookie })).toBe(expected);
});

test.each([headScript(), startScript({ modules: ['/a</script>.js'], entries: ['/<!--.js'] })])(
  'a script cannot end its element',
  (script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);

function runStart(document: object) {
  const appended: object[] = [];
  const frames: (() => void)[] = [];
  runInNewContext(startScript({ modules: ['/a.js'], entries: [] }), {
    document: {
      head: { append: (element: object) => appended.push(element) },
      createElement: () => ({}),
      ...document,
    },
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void) => then(),
  });
  return { appended, paint: () => frames.forEach((frame) => frame()) };
}

test('the scripts start after the first frame', () => {
  const { appended, paint } = runStart({});
  expect(appended).toEqual([]);
  paint();
  expect(appended).toHaveLength(1);
});

test('a page that is drawn ahead starts when it is shown', () => {
  const shown: (() => void)[] = [];
  const { appended, paint } = runStart({
    prerendering: true,
    hidden: true,
    addEventListener: (_: string, start: () => void) => shown.push(start),
  });
  paint();
  expect(appended).toEqual([]);
  for (const start of shown) start();
  expect(appended).toHaveLength(1);
});
