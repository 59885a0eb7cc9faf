import { describe, expect, test } from 'vitest';
import { roomFaults, type SourceFile } from './rooms.rules.ts';

const file = (path: string, to?: string, options: { text?: string; typeOnly?: boolean } = {}): SourceFile => ({
  path,
  text: options.text ?? '',
  imports: to ? [{ path: to, typeOnly: options.typeOnly ?? false }] : [],
});

describe('roomFaults', () => {
  test.each([
    [
      'a page that imports the gateway',
      file('web/product/ProductPage.tsx', 'gateway/money/money.rules.ts'),
      'meet only in schema/',
    ],
    [
      'the gateway that imports a page',
      file('gateway/http/pages.ts', 'web/app/entry.server.tsx'),
      'meet only in schema/',
    ],
    ['ui that imports a noun', file('web/ui/Button.tsx', 'web/cart/CartButton.tsx'), 'ui imports only ui'],
    [
      'a rule that imports a REST call',
      file('gateway/cart/cart.rules.ts', 'gateway/cart/cart.rest.ts'),
      'rules import only',
    ],
    [
      'a noun that imports the embedded shop',
      file('gateway/cart/cart.rest.ts', 'gateway/shop/server.ts'),
      'only main starts',
    ],
    [
      'the embedded shop that imports a noun',
      file('gateway/shop/server.ts', 'gateway/cart/cart.rules.ts'),
      'a shop of its own',
    ],
    [
      'the embedded shop that reads the configuration',
      file('gateway/shop/server.ts', 'gateway/config.ts'),
      'a shop of its own',
    ],
    [
      'the domain that imports a program',
      file('domain/money.rules.ts', 'gateway/money/money.schema.ts'),
      'nothing but itself',
    ],
    [
      'a rule that waits',
      file('gateway/cart/cart.rules.ts', undefined, { text: 'const total = await sum();\n' }),
      'never waits',
    ],
    [
      'a source file of 201 lines',
      file('gateway/cart/cart.rest.ts', undefined, { text: '\n'.repeat(201) }),
      '201 lines',
    ],
    ['a test of 301 lines', file('gateway/cart/cart.rest.test.ts', undefined, { text: '\n'.repeat(301) }), '301 lines'],
    ['an index file', file('web/cart/index.ts'), 'no index files'],
    [
      'a default export',
      file('web/cart/CartButton.tsx', undefined, { text: 'export default 1;\n' }),
      'no default exports',
    ],
    ['a drawer for everything', file('web/utils/format.ts'), 'name the folder'],
  ])('refuses %s', (_, source, reason) => {
    expect(roomFaults([source])).toEqual([expect.stringContaining(reason)]);
  });

  test('refuses a folder of 16 source files, data and tests not counted', () => {
    const sources = Array.from({ length: 16 }, (_, index) => file(`web/cart/Part${index}.tsx`));
    const others = [file('web/cart/cart.data.ts'), file('web/cart/Part1.test.tsx'), file('web/cart/Part1.css.ts')];
    expect(roomFaults([...sources, ...others])).toEqual(['web/cart: 16 source files, 15 at most']);
    expect(roomFaults([...sources.slice(1), ...others])).toEqual([]);
  });

  test.each([
    ['a source file of 200 lines', file('gateway/cart/cart.rest.ts', undefined, { text: '\n'.repeat(200) })],
    ['a data table of any length', file('gateway/variant/swatches.data.ts', undefined, { text: '\n'.repeat(900) })],
    [
      'a rule that imports another noun’s type',
      file('gateway/cart/cart.rules.ts', 'gateway/cart/cart.rest.ts', { typeOnly: true }),
    ],
    ['a noun that uses another noun’s component', file('web/cart/CartLine.tsx', 'web/image/ShopImage.tsx')],
    [
      'a program of the embedded shop that reads the configuration',
      file('gateway/shop/seed/seed.ts', 'gateway/config.ts'),
    ],
    ['the embedded shop that uses a rule of the domain', file('gateway/shop/server.ts', 'domain/money.rules.ts')],
    ['a look that uses a rule of the domain', file('web/ui/price/Price.tsx', 'domain/money.rules.ts')],
    ['a rule of the domain that uses another', file('domain/email.rules.ts', 'domain/text.rules.ts')],
    ['a rule that speaks of waiting', file('gateway/cart/cart.rules.ts', undefined, { text: '// never await here\n' })],
  ])('accepts %s', (_, source) => {
    expect(roomFaults([source])).toEqual([]);
  });
});
