import { expect, test } from 'vitest';
import { readCompilerError } from './compiler-errors.rules.ts';

const RED = '\u001B[31m[ERROR] \u001B[0m';
const unknownField = `✖︎ The type \`Product\` has no field \`colour\`.
See https://relay.dev/docs/error-reference/unknown-field/

  web/catalogue/product/ProductCard.tsx:39:9
   38 │         sku
   39 │         colour
      │         ^^^^^^`;
const summary = `${RED}Compilation failed.
${RED}Unable to run relay compiler. Error details: 
Failed to build:
 - Validation errors: 1 error(s) encountered above.
`;

test('reports an error shared by two projects once, with its location', () => {
  const stderr = ['component-tests', 'storefront'].map(
    (project) => `${RED}Error in the project \`${project}\`: ${unknownField}\n\n`,
  );
  expect(readCompilerError(stderr.join('') + summary)).toEqual({
    message: unknownField,
    place: { file: 'web/catalogue/product/ProductCard.tsx', line: 39, column: 9 },
  });
});

test('returns any other output unchanged', () => {
  expect(readCompilerError('Error: spawn relay-compiler ENOENT\n')).toEqual({
    message: 'Error: spawn relay-compiler ENOENT',
    place: null,
  });
});
