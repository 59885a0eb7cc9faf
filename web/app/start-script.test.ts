import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headScript, startScript } from './start-script.ts';

test('the head script runs by itself in a browser, and removes its listeners when events are taken', () => {
  const listened: string[] = [];
  const window: { takeEarlyPresses?: () => readonly object[] } = {};
  runInNewContext(headScript(), {
    window,
    addEventListener: (type: string) => listened.push(type),
    removeEventListener: (type: string) => listened.splice(listened.indexOf(type), 1),
  });
  expect(listened).toEqual(['click', 'input', 'submit']);
  expect(window.takeEarlyPresses?.()).toHaveLength(0);
  expect(listened).toEqual([]);
});

test.each([headScript(), startScript({ modules: ['/a</script>.js'], entries: ['/<!--.js'] })])(
  'a script cannot end its element',
  (script) => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  },
);
