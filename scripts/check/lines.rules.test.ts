import { expect, test } from 'vitest';
import { CEILINGS } from './ceilings.data.ts';
import { ceilingsPassed, countByPackage } from './lines.rules.ts';

test('counts production and tests of each package, and neither data nor generated files', () => {
  const files = [
    { path: 'gateway/gateway.ts', lines: 10 },
    { path: 'gateway/limits.data.ts', lines: 100 },
    { path: 'gateway/gateway.test.ts', lines: 3 },
    { path: 'gateway/testing/answers.ts', lines: 4 },
    { path: 'web/ui/Button.css.ts', lines: 5 },
    { path: 'web/ui/Button.tsx', lines: 6 },
    { path: 'web/__generated__/Query.graphql.ts', lines: 100 },
    { path: 'shop/import/report.ts', lines: 7 },
    { path: 'shop/import/import.fixture.ts', lines: 8 },
    { path: 'e2e/cart-steps.ts', lines: 9 },
    { path: 'main.ts', lines: 1 },
    { path: 'scripts/check.ts', lines: 2 },
    { path: 'schema/schema.graphql', lines: 100 },
  ];
  expect(Object.fromEntries(countByPackage(files))).toEqual({
    gateway: { production: 10, tests: 7 },
    web: { production: 11, tests: 0 },
    'shop/import': { production: 7, tests: 8 },
    e2e: { production: 0, tests: 9 },
    scripts: { production: 3, tests: 0 },
  });
});

test('says which ceilings are passed', () => {
  const { whole, product, tests } = CEILINGS;
  const lines = (production: number, ofTests = 0) => ({ production, tests: ofTests });
  const passed = (web: number, shop: number, tests: number) =>
    ceilingsPassed(
      new Map([
        ['web', lines(web)],
        ['shop/import', lines(shop, tests)],
      ]),
    );
  expect(passed(product, whole - product, tests)).toEqual([]);
  expect(passed(product + 1, whole - product, tests + 1)).toEqual([
    `whole: ${whole + 1} lines, of at most ${whole}`,
    `product: ${product + 1} lines, of at most ${product}`,
    `tests: ${tests + 1} lines, of at most ${tests}`,
  ]);
});
