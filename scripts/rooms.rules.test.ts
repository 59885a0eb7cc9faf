import { describe, expect, test } from 'vitest';
import { roomFaults, type SourceFile } from './rooms.rules.ts';

const file = (path: string, text = ''): SourceFile => ({ path, text });

describe('roomFaults', () => {
  test.each([
    ['a rule that waits', file('gateway/graph/cart/cart.rules.ts', 'const total = await sum();\n'), 'never wait'],
    ['a source file of 301 lines', file('gateway/graph/cart/cart.rest.ts', '\n'.repeat(301)), '301 lines'],
    ['a test of 301 lines', file('gateway/cart/cart.rest.test.ts', '\n'.repeat(301)), '301 lines'],
    ['an index file', file('web/cart/index.ts'), 'no index files'],
    ['a default export', file('web/cart/CartButton.tsx', 'export default 1;\n'), 'no default exports'],
    ['a catch of any error', file('web/order/pay.ts', 'try { pay(); } catch { retry(); }\n'), 'look at the error'],
    ['a rejection that vanishes', file('web/order/pay.ts', 'pay().catch(() => null);\n'), 'look at the error'],
    ['storage without a fallback', file('web/order/pay.ts', 'sessionStorage.getItem(key);\n'), 'web/browser'],
    ['storage of the window', file('web/order/pay.ts', 'window.localStorage.clear();\n'), 'web/browser'],
    ['an inline script’s storage', file('web/order/pay.ts', 'const script = `localStorage.x`;\n'), 'web/browser'],
    ['cookies without a fallback', file('web/order/pay.ts', 'document.cookie = text;\n'), 'web/browser'],
    ['a feature of the navigator', file('web/order/pay.ts', 'void navigator.share(data);\n'), 'web/browser'],
    ['an id that plain HTTP lacks', file('web/order/pay.ts', 'crypto.randomUUID();\n'), 'web/browser'],
    ['a drawer for everything', file('web/utils/format.ts'), 'name the folder'],
  ])('refuses %s', (_, source, reason) => {
    expect(roomFaults([source])).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['a source file of 300 lines', file('gateway/graph/cart/cart.rest.ts', '\n'.repeat(300))],
    ['a data table of any length', file('gateway/graph/variant/swatches.data.ts', '\n'.repeat(900))],
    ['a catch that passes the error on', file('web/order/pay.ts', 'pay().catch(reportUnexpected);\n')],
    ['a storage area’s name', file('web/order/pay.ts', "readStorage('sessionStorage', KEY);\n")],
    ['storage in its room', file('web/browser/browser-storage.ts', 'localStorage.getItem(key);\n')],
    ['a rule that speaks of waiting', file('gateway/graph/cart/cart.rules.ts', '// never await here\n')],
  ])('accepts %s', (_, source) => {
    expect(roomFaults([source])).toEqual([]);
  });
});
