import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { watchPlugin } from './library-changes.ts';

const LIBRARY = '/shop/node_modules/relay-runtime/lib/store/RelayModernStore.js';
const OWN = '/shop/web/app/App.tsx';
const other = 'export default {};';

test.each<[what: string, hook: string, option: unknown, given: unknown[], changes: string[]]>([
  [
    'a transform of a library',
    'transform',
    () => other,
    ['code', LIBRARY],
    ['relay-runtime/lib/store/RelayModernStore.js'],
  ],
  [
    'a hook with a filter',
    'transform',
    { filter: { id: /relay/ }, handler: () => other },
    ['code', LIBRARY],
    ['relay-runtime/lib/store/RelayModernStore.js'],
  ],
  [
    'a transform that waits',
    'transform',
    async () => other,
    ['code', LIBRARY],
    ['relay-runtime/lib/store/RelayModernStore.js'],
  ],
  ['a stub in a library’s place', 'load', () => other, [LIBRARY], ['relay-runtime/lib/store/RelayModernStore.js']],
  ['a package that is led elsewhere', 'resolveId', () => OWN, ['react-router', OWN], ['react-router']],
  [
    'a library’s own import that is led elsewhere',
    'resolveId',
    () => OWN,
    ['./RelayModernStore', LIBRARY],
    ['./RelayModernStore'],
  ],
  ['a change of chunks', 'renderChunk', () => other, ['code', { fileName: 'a.js' }], ['chunks of the build']],
  ['a transform of a source file', 'transform', () => other, ['code', OWN], []],
  ['a source file that is led elsewhere', 'resolveId', () => OWN, ['./App.css.ts', OWN], []],
  ['a virtual module', 'resolveId', () => '\0virtual', ['\0virtual', OWN], []],
  ['a library that is left alone', 'transform', () => null, ['code', LIBRARY], []],
])('%s', async (_, name, option, given, changes) => {
  const found: string[] = [];
  const plugin = { name: 'tried', [name]: option } as unknown as Plugin;
  const watched = watchPlugin(plugin, (change) => found.push(change)) as unknown as Record<string, unknown>;
  // safe key: a hook of the table above
  const hook = watched[name] as ((...given: unknown[]) => unknown) | { handler(...given: unknown[]): unknown };
  await (typeof hook === 'function' ? hook(...given) : hook.handler(...given));
  expect(found).toEqual(changes.map((change) => `tried (${name}): ${change}`));
});
