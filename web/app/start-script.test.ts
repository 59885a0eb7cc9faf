import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headScript, startScript } from './start-script.ts';

test('the head script needs nothing outside itself, and removes its listeners when the events are taken', () => {
  const listened: string[] = [];
  const window: { takeRecordedEvents?: () => readonly object[] } = {};
  runInNewContext(headScript(), {
    window,
    addEventListener: (type: string) => listened.push(type),
    removeEventListener: (type: string) => listened.splice(listened.indexOf(type), 1),
  });
  expect(listened).toEqual(['click', 'input', 'submit']);
  expect(window.takeRecordedEvents?.()).toHaveLength(0);
  expect(listened).toEqual([]);
});

test.each([headScript(), startScript({ modules: ['/a</script>.js'], entries: ['/<!--.js'] })])(
  'a script cannot end its element',
  (script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);
